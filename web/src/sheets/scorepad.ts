/** What the score sheet has to know of a game. A game's client brings one. */
import type { Component, Snippet } from "svelte";

import type { Entry, Sheet } from "../lib/http";

/** A round that is not written down yet: `number` is its place on the sheet, from 0. */
export interface RoundDraft {
  number: number;
  /** What stands in the fields, by seat. */
  fields: string[];
  /** The cards that were tapped, by seat. */
  cards: number[][];
  closer: number | null;
  /** The side that has won; -1: nobody. */
  winner: number | null;
}

export interface Range {
  least: number;
  most: number;
}

export interface CardPadProps {
  id: string;
  player: string;
  cards: number[];
  /** Who comes after; null: nobody, then the pad is done. */
  next: string | null;
  onchange: (cards: number[]) => void;
  onnext: () => void;
}

export interface ToolProps {
  player: string;
  field: string;
  /** whether the pad of cards is open */
  open: boolean;
  onfield: (text: string) => void;
  onopen: () => void;
  /** the field itself */
  children: Snippet;
}

export interface Players {
  players: Range;
  /** with how many it can be played in pairs */
  pairs: readonly number[];
}

/** What Python says of a game: `python -m scripts.real_table_files` writes it into the game's `scorepad.json`. */
export interface Figures extends Players {
  unit: "game" | "round";
  /** on sheets that earlier versions have kept */
  kept: Players;
  /** the points at which a match usually ends */
  limit: number;
  /** of what is counted for one seat */
  possible: Range;
  /** what one, two, … players can have together; the last is for more players, too */
  together: readonly Range[];
  wins: "highest" | "lowest";
}

export interface Scorepad extends Figures {
  /** what an entry is worth to everybody */
  scores(sheet: Sheet, entry: Entry): number[];
  /** the seat whose points were doubled */
  doubled?(entry: Entry): number | null;
  /** who closed or who won, asked for before or after the numbers */
  question: {
    about: "closer" | "winner";
    first: boolean;
    choices(sheet: Sheet): { value: number; text: string }[];
  };
  /** the seats whose number is asked for; left out: all */
  asked?(sheet: Sheet, draft: RoundDraft): number[];
  /** the winner of a round that is on the sheet already, as it was entered */
  winnerOf?(sheet: Sheet, entry: Entry): number;
  /** the last part of `score-wrong-…` for what cannot be; `winner` as in a draft, null: nobody has said who */
  wrong?(sheet: Sheet, points: readonly number[], winner: number | null): string | null;
  /** what an entry comes to, in a sentence; empty: nothing is worth saying */
  outlook(sheet: Sheet, entry: Entry): string;
  /** beside a field */
  Tools: Component<ToolProps>;
  CardPad?: Component<CardPadProps>;
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

/** The number in a field, or null. Keyboards have several kinds of minus. */
export function numberIn(field: string): number | null {
  const text = field.replace(/\s/g, "").replace(/^[−–]/, "-");
  return /^[-+]?\d{1,4}$/.test(text) ? Number(text) + 0 : null;
}
