/** Keys for spots, by where they lie on the keyboard, so that they suit every layout. */
import type { GameName } from "../lib/protocol";
import type { Spot } from "./notation";

const SKYJO: Record<string, Spot> = {
  Digit1: "draw",
  Digit2: "discard",
  Digit3: "drawn",
  ...rows(["KeyQ", "KeyW", "KeyE", "KeyR"], 1),
  ...rows(["KeyA", "KeyS", "KeyD", "KeyF"], 2),
  ...rows(["KeyZ", "KeyX", "KeyC", "KeyV"], 3),
};

function rows(codes: string[], row: number): Record<string, Spot> {
  return Object.fromEntries(codes.map((code, column) => [code, `${"abcd"[column]}${row}`]));
}

const SKIPBO: Record<string, Spot> = {
  KeyS: "stock",
  KeyQ: "discard:1",
  KeyW: "discard:2",
  KeyE: "discard:3",
  KeyR: "discard:4",
  KeyP: "partner-stock",
};

/** The spot that a key stands for. In Skip-Bo digits are hand cards first, and then building piles. */
export function spotOf(game: GameName, code: string, hand: (number | "W")[], selected: boolean): Spot | null {
  if (game === "skyjo") return SKYJO[code] ?? null;
  const digit = /^Digit([1-5])$/.exec(code)?.[1];
  if (digit === undefined) return SKIPBO[code] ?? null;
  if (selected) return Number(digit) <= 4 ? `build:${digit}` : null;
  const card = hand[Number(digit) - 1];
  return card === undefined ? null : `hand:${card}`;
}
