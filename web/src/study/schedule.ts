/** When a puzzle comes again, after Leitner: each time it is solved it waits longer, and missed it begins anew. */

const DAY = 24 * 60 * 60 * 1000;
const WAITS = [0, 1, 3, 7, 21, 60].map((days) => days * DAY);
const SOON = 10 * 60 * 1000; // what was missed comes again in the same sitting, if that is long

export interface Card {
  box: number;
  due: number;
}

export function after(card: Card | undefined, solved: boolean, now: number): Card {
  if (!solved) return { box: 0, due: now + SOON };
  const box = Math.min((card?.box ?? 0) + 1, WAITS.length - 1);
  return { box, due: now + WAITS[box]! };
}

/** Of those that are due, the one that waits longest; null: none is. */
export function dueFirst(cards: Record<string, Card>, now: number): string | null {
  const due = Object.entries(cards).filter(([, card]) => card.due <= now);
  return due.sort(([, one], [, other]) => one.due - other.due)[0]?.[0] ?? null;
}
