/**
 * Where tables without a server are kept: IndexedDB, texts under keys. `src/tablee/table/key_value_store.py` says what is asked.
 *
 * A write has happened when its transaction is complete, and not before: only then is anybody told of a move.
 */
const DATABASE = "tablee";
const STORE = "shelf";

export interface KeyValueStore {
  /** JSON of pairs, in the order of the keys; `limit` 0: all. */
  read(prefix: string, limit: number): Promise<string>;
  /** `pairs` is JSON. False: there is something under the key `fresh`, and nothing was written. */
  write(pairs: string, fresh: string): Promise<boolean>;
}

export async function openKeyValueStore(): Promise<KeyValueStore> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  const database = await done(opening);
  return {
    async read(prefix, limit) {
      const store = database.transaction(STORE).objectStore(STORE);
      const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
      const most = limit || undefined;
      const [keys, values] = await Promise.all([done(store.getAllKeys(range, most)), done(store.getAll(range, most))]);
      return JSON.stringify(keys.map((key, at) => [key, values[at] as string]));
    },
    write(pairs, fresh) {
      const transaction = database.transaction(STORE, "readwrite", { durability: "strict" });
      const store = transaction.objectStore(STORE);
      let taken = false;
      return new Promise((resolve, reject) => {
        transaction.oncomplete = () => resolve(true);
        transaction.onabort = () => (taken ? resolve(false) : reject(transaction.error ?? new Error("not written")));
        for (const [key, value] of JSON.parse(pairs) as [string, string][]) {
          const request = key === fresh ? store.add(value, key) : store.put(value, key);
          if (key === fresh) request.onerror = () => (taken = request.error?.name === "ConstraintError");
        }
      });
    },
  };
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("not read"));
  });
}
