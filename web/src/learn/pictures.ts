/** Cards beside the rules: which ones, at which section. The sections are the same in every language. */
import type { Card as SkipboCard } from "../games/skipbo/protocol";
import type { Card as SkyjoCard } from "../games/skyjo/protocol";
import type { GameName } from "../lib/protocol";

export interface Shown {
  card: SkipboCard | SkyjoCard | "?";
  /** what a Skip-Bo stands for */
  number?: number;
  /** a card that has just come here */
  fresh?: boolean;
}

/** Groups of rows; between two groups stands an arrow. */
export type Picture = Shown[][][];

const plain = (...cards: Shown["card"][]): Shown[] => cards.map((card) => ({ card }));

const PICTURES: Record<GameName, Record<number, Picture>> = {
  skipbo: {
    1: [[plain(1, 4, 8, 12, "W")]],
    8: [[[{ card: 3 }, { card: "W", number: 4, fresh: true }, ...[5, 6, 7].map((card) => ({ card, fresh: true }))]]],
  },
  skyjo: {
    1: [[plain(-2, -1, 0, 3, 7, 12)]],
    2: [[plain("?", "?", "?", "?"), plain("?", 4, "?", "?"), plain("?", "?", "?", 11)]],
    4: [[plain(8), plain(8), plain("?")], [plain(8), plain(8), [{ card: 8, fresh: true }]]],
  },
};

export function pictureFor(game: GameName, section: number): Picture | null {
  return PICTURES[game]?.[section] ?? null;
}
