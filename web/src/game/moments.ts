/**
 * What is worth a moment: a cleared column, a finished pile, the last turn. A game says which of its events are; here
 * they are made known to whoever shows them. What is heard a game says in `sounds`.
 */
export interface Moment {
  /** what it looks like */
  kind: "cleared" | "finished" | "emptied" | "last" | "closed";
  /** the id of what is written: its `$player` and `$who` are the seat's */
  says: string;
  seat?: number;
  /** the place of the table where it is; left out: it is everybody's business, and stands above all of it */
  at?: string;
}

type Listener = (moment: Moment) => void;
const listeners = new Set<Listener>();

/** Be told of every moment; what is returned ends that. */
export function onMoment(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function emit(moment: Moment): void {
  for (const listener of listeners) listener(moment);
}
