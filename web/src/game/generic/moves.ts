/** Every move is a spot of its own. */
import type { Spot } from "../client";

const START = "move:";

export function spotOf(move: string): Spot {
  return START + move;
}

export function way(move: string): { source: Spot; target: null } {
  return { source: spotOf(move), target: null };
}

export function between(source: Spot, target: Spot | null): string | null {
  return target === null && source.startsWith(START) ? source.slice(START.length) : null;
}

/** The digits are the legal moves in their order. */
export function key(code: string, { legal_moves }: { legal_moves: string[] }): Spot | null {
  const move = legal_moves[Number(/^Digit([1-9])$/.exec(code)?.[1] ?? 0) - 1];
  return move === undefined ? null : spotOf(move);
}

export function endsTurn(): boolean {
  return false; // nobody knows
}

export function inWords(move: string): string {
  return move;
}
