/** Who deals or begins, by the cards that everybody shows: as `tablee/paper/first.py`; `same-rules.test.ts` compares them. */
import type { Card } from "../game/client";
import type { First } from "./facts";

export interface Verdict {
  /** null: those of `redraw` or of `level` must draw */
  seat: number | null;
  /** who has the highest sum */
  level: number[];
  best: number;
  /** their cards do not count */
  redraw: number[];
}

/** `shown`: the cards of each seat; null: out of it, as only those who were level draw. */
export function first(rule: First, shown: readonly (readonly Card[] | null)[], dealer: number): Verdict {
  const seats = shown.flatMap((cards, seat) => (cards ? [{ seat, cards }] : []));
  const redraw = seats.filter(({ cards }) => cards.some((card) => rule.ignored.includes(card))).map(({ seat }) => seat);
  if (redraw.length > 0) return { seat: null, level: [], best: 0, redraw };
  const sums = seats.map(({ seat, cards }) => ({ seat, sum: cards.reduce((sum: number, card) => sum + Number(card), 0) }));
  const best = Math.max(...sums.map(({ sum }) => sum));
  const level = sums.filter(({ sum }) => sum === best).map(({ seat }) => seat);
  if (level.length > 1 && rule.ties === "again") return { seat: null, level, best, redraw };
  const place = (seat: number): number => (seat - dealer - 1 + shown.length) % shown.length;
  return { seat: [...level].sort((one, other) => place(one) - place(other))[0]!, level, best, redraw };
}
