/** Whether a deck is complete: as `tablee/paper/deck_check.py`; `same-rules.test.ts` compares them. */
import type { Card } from "../game/client";
import { faceText } from "../lib/sentences";

type Counts = [face: Card, count: number][];

export interface DeckCheck {
  missing: Counts;
  extra: Counts;
  /** neither missing nor too many */
  uncounted: Card[];
}

/** "2 × 7, 1 × Skip-Bo" */
export function times(cards: Counts): string {
  return cards.map(([face, count]) => `${count}\u00a0×\u00a0${faceText(face)}`).join(", ");
}

/** `counted`: how many there are of a face; one that is left out has not been counted. */
export function checkDeck(deck: Counts, counted: ReadonlyMap<Card, number>): DeckCheck {
  const off = deck.filter(([face]) => counted.has(face)).map(([face, count]): [Card, number] => [face, counted.get(face)! - count]);
  return {
    missing: off.filter(([, by]) => by < 0).map(([face, by]) => [face, -by]),
    extra: off.filter(([, by]) => by > 0),
    uncounted: deck.filter(([face]) => !counted.has(face)).map(([face]) => face),
  };
}
