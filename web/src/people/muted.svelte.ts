/** Whom this device does not want to hear. The server forgets it with every connection: it is said again then. */
import { keep, kept } from "../lib/storage";
import { table } from "../lib/table.svelte";

const KEY = "muted";

class Muted {
  #people = $state<string[]>(kept<string[]>(KEY) ?? []);

  has(person: string): boolean {
    return this.#people.includes(person);
  }

  set(person: string, muted: boolean): void {
    this.#people = muted ? [...this.#people.filter((each) => each !== person), person] : this.#people.filter((each) => each !== person);
    keep(KEY, this.#people);
    void table.ask({ type: "mute", person, muted });
  }

  /** Whoever of them is at this table now. */
  repeat(present: string[]): void {
    for (const person of present) {
      if (this.has(person)) void table.server.ask({ type: "mute", person, muted: true }).catch(() => undefined);
    }
  }
}

export const muted = new Muted();
