/** Luck and skill in a finished match, as `/api/records/…/review` tells them: docs/review.md. */
import { ask } from "../lib/api";
import type { Decision, Review } from "../lib/http";

/** Takes some seconds. Rejects with `Refused` or `NotConnected`. */
export function reviewOf(record: string): Promise<Review> {
  return ask<Review>("GET", `api/records/${encodeURIComponent(record)}/review`);
}

/** The game or round, from 0, in which a move was made. */
export function gameOf({ games }: Review, move: number): number {
  return games.findLastIndex((before) => before < move);
}

export function isError({ verdict }: Decision): boolean {
  return verdict === "inaccuracy" || verdict === "mistake" || verdict === "blunder";
}

/** Signed, with one decimal, as the language writes it. */
export function percent(share: number, language: string, signed = false): string {
  const options: Intl.NumberFormatOptions = { maximumFractionDigits: 1, style: "percent" };
  return new Intl.NumberFormat(language, signed ? { ...options, signDisplay: "exceptZero" } : options).format(share).replace("-", "−");
}
