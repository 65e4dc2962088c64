/** Luck and skill in a finished match, as `/api/records/…/review` tells them: docs/review.md. */
import { ask } from "../lib/api";
import type { GameName, Scalar } from "../lib/protocol";

export interface Why {
  code: string;
  /** in English */
  sentence: string;
  details: Record<string, Scalar | number>;
}

export type Verdict = "best" | "fine" | "close" | "inaccuracy" | "mistake" | "blunder";

export interface Decision {
  /** its number in the match, from 1 */
  move: number;
  seat: number;
  played: string;
  verdict: Verdict;
  /** what follows is left out where there was nothing better */
  best?: string;
  cost?: number;
  cost_error?: number;
  why?: Why;
}

export interface PlayerReview {
  name: string;
  start: number;
  luck: number;
  skill: number;
  result: number;
  cost: number;
  /** the numbers of the moves that cost most */
  moments: number[];
}

export interface Review {
  game: GameName;
  seats: string[];
  /** how many moves had been made when each game was dealt */
  games: number[];
  /** after the deal and after each move, by seat */
  chances: number[][];
  decisions: Decision[];
  players: PlayerReview[];
}

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
