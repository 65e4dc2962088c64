/**
 * What a game tells people who play it with real cards. `python -m scripts.real_table_files` makes the
 * `real_table.json` of each game from the rules; nothing about a game is decided here.
 */
import type { Card } from "../game/client";

/** How many cards so many players get. */
export interface Deal {
  players: number;
  /** usually */
  each: number;
  /** what else a form has */
  offered: number[];
  /** the seats of each pair; empty: not with so many players */
  pairs: number[][];
}

/** How somebody is found by looking at cards: whoever shows the highest sum. */
export interface First {
  /** that everybody shows */
  cards: number;
  /** these do not count: whoever has one draws another */
  ignored: Card[];
  /** those who are level draw again, or the first after the dealer it is */
  ties: "again" | "after_dealer";
}

export interface Situation {
  name: string;
  group: string;
  /** the rule sheets leave it open */
  silent: boolean;
  /** there is another way that people play */
  also: boolean;
}

export interface RealTable {
  game: string;
  /** each face, and how many there are of it */
  deck: [face: Card, count: number][];
  deals: Deal[];
  /** the option of the game by which people choose how many cards they get */
  size_option: string | null;
  /** cards that are turned up beside the draw pile */
  opened: number;
  steps: { name: string; pairs: boolean }[];
  first: First;
  situations: Situation[];
}

export function deckSize({ deck }: RealTable): number {
  return deck.reduce((total, [, count]) => total + count, 0);
}

/** The cards of the draw pile when everybody has so many. */
export function leftToDraw(table: RealTable, { players }: Deal, each: number): number {
  return deckSize(table) - players * each - table.opened;
}
