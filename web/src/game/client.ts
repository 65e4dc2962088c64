/**
 * What the browser has to know of a game. Each folder of `games/` exports one `GameClient`; everything else asks it.
 * A game that brings none is shown by the one in `game/generic`.
 */
import type { HouseRules } from "../learn/house_rules";
import type { Component } from "svelte";

import type { GameEvent, GameName, Happened, Own, Scalar, Snapshot, TableInfo, Update, Refusal, View } from "../lib/protocol";
import type { Names } from "../lib/sentences";
import type { RealTable } from "../real_table/facts";
import type { Scorepad } from "../sheets/scorepad";
import type { Animation } from "./animations";
import type { Moment } from "./moments";
import type { MoveInput } from "./move_input.svelte";
import type { Sound } from "./sounds";

/** A card's face as views have it; "?" is face down. */
export type Card = number | string;

/** A place on the table that can be tapped. */
export type Spot = string;

/** How a move is made. */
export interface Way {
  move: string;
  /** null: no place on the table; a button */
  source: Spot | null;
  /** null: the source alone makes the move */
  target: Spot | null;
}

/** Moves as text, and the spots that they are made with. Nothing here knows whether a move is legal. */
export interface Moves {
  /** Null: a move without a place on the table. */
  way(move: string): { source: Spot; target: Spot | null } | null;
  /** The move that going from one spot to another would be, legal or not; null if there is no such move. */
  between(source: Spot, target: Spot | null, own: Own): string | null;
  /** The spot that is selected without a tap, as there is nothing else to begin with. */
  begins?(own: Own): Spot | null;
  /** The spot that a key stands for, by where it lies on the keyboard, so that it suits every layout. */
  key?(code: string, own: Own, selected: boolean): Spot | null;
  /** Whether the move gives the turn away. */
  endsTurn(move: string): boolean;
  inWords(move: string, names: Names): string;
}

export interface TableProps<V = View> {
  info: TableInfo;
  /** with the seat's own part laid over it */
  view: V;
  seat: number | null;
  /** null where nothing can be done, by a spectator or in a replay */
  input: MoveInput | null;
  /** the places that the last move touched */
  lastMove: Set<string>;
}

export interface ButtonProps {
  moves: string[];
  names: Names;
  onmove: (move: string) => void;
}

/** A card in a short account of what happened; `away`: it was laid aside. */
export interface SmallCard {
  card: Card;
  number?: number;
  away?: boolean;
}

/** A word at a seat, for as long as it holds. */
export interface SeatTag {
  kind: "closed" | "last" | "count" | "struck";
  text: string;
  /** what holds no more, and stands before it */
  struck?: string;
  /** what it means, for whoever does not see it */
  label?: string;
}

/** Something about one seat's number in a round: it was doubled and shows its sum; else it gets a ring. */
export interface RoundMark {
  seat: number;
  /** id of the message */
  says: string;
  doubled?: boolean;
}

/** A part of what happened at once, to be shown by itself, and the table after it. */
export interface ClientStage<V = View, E = GameEvent> {
  view: V;
  events: E[];
  /** how long after the one before, in flights of a card */
  pause: number;
}

/** Cards beside the rules: groups of rows; between two groups stands an arrow. */
export type Picture = (Card | { card: Card; number?: number; fresh?: boolean })[][][];

export interface Lesson {
  game: GameName;
  opening: Snapshot;
  refusals: Refusal[];
  waits: number;
  steps: {
    says: string;
    shows: Spot[];
    /** the move to be made; left out: there is only something to read */
    asks?: string;
    refused?: Record<string, number>;
    rather?: Record<string, string>;
    then?: (Update | Snapshot)[];
  }[];
}

export const LENGTHS = ["short", "medium", "whole", "long"] as const;
export type Length = (typeof LENGTHS)[number];

export interface GameClient {
  /** the cards that stand for the game; empty: their backs do */
  fan: Card[];
  Card: Component<{ card: Card; number?: number | null }>;
  Table: Component<TableProps>;
  /** for moves without a place on the table; left out: there are none, or the table has them */
  Buttons?: Component<ButtonProps>;
  /** all hands of a replay with open cards; left out: the table shows them */
  OpenHands?: Component<{ hands: Own[]; names: string[] }>;
  moves: Moves;
  /** keys of its own for the list of keys: what is pressed, and the id of what it does */
  keys: [pressed: string, message: string][];
  /** the id of the message that says what is to be done now, `selected` being half of a move; null: nothing, until the rest of a move has been shown */
  phase(view: View, selected: Spot | null): string | null;
  /** events too small to be shown beside others */
  minor: ReadonlySet<string>;
  /** events that a list of moves leaves out: the sentence before or after says the same */
  redundant: ReadonlySet<string>;
  /** by event; the others sound like a card */
  sounds: Record<string, Sound>;
  /** what of it is worth a moment, seen where it is; `before` is null where nobody saw it; left out: nothing */
  moments?(events: GameEvent[], before: View | null, after: View): Moment[];
  animations(event: GameEvent, duration: number): Animation[];
  /** what is told one after the other, though it happened at once; the last one has the view `after` */
  stages?(before: View, after: View, events: GameEvent[]): ClientStage[];
  /** the places that an event touched */
  touched(event: GameEvent): string[];
  /** the cards that it was about, for a short account; left out: there is none */
  cardsOf?(event: GameEvent): SmallCard[];
  /** a view with what lies face down, as the hands and later events tell */
  open?(view: View, hands: Own[], later: GameEvent[]): View;
  rounds?: {
    /** by round */
    marks(info: TableInfo, told: Happened[], view: View): RoundMark[][];
    /** keep them for after a reload */
    remember(info: TableInfo, told: Happened[], view: View): void;
  };
  /** who starts the next round, in a sentence */
  nextStart?(view: View): string | null;
  /** a number for each seat, the lowest the best, to tell places at the end; left out: the totals tell them */
  ranks?(view: View, info: TableInfo): number[];
  /** the seat that an event was bad luck for; null: nobody's; left out: it cannot say */
  unlucky?(event: GameEvent): number | null;
  /** a seat's luckiest moment of all that was told, in a sentence */
  luck?(events: GameEvent[], seat: number): string | null;
  /** the options of a short match, of a long one, and what lies between; left out: the goals that the server offers */
  lengths?: Partial<Record<Length, Record<string, Scalar>>>;
  /** by section of the rules; these are the same in every language */
  pictures: Record<number, Picture>;
  /** where in the rules the options of a table are spoken of; left out: nowhere */
  house?: HouseRules;
  /** for laying out positions: the faces of its cards, and a position to begin with; left out: only as text */
  study?: { faces: Card[]; position: string };
  lesson?: () => Promise<Lesson>;
  scorepad?: () => Promise<Scorepad>;
  /** for people who play it with real cards */
  realTable?: () => Promise<RealTable>;
}

/** The parts of a client that speak of its own views, own parts and events: the server sends it no others. */
interface Typed<V, O, E> {
  moves: Omit<Moves, "between" | "begins" | "key"> & {
    between(source: Spot, target: Spot | null, own: O): string | null;
    begins?(own: O): Spot | null;
    key?(code: string, own: O, selected: boolean): Spot | null;
  };
  Table: Component<TableProps<V>>;
  OpenHands?: Component<{ hands: O[]; names: string[] }>;
  phase(view: V, selected: Spot | null): string | null;
  moments?(events: E[], before: V | null, after: V): Moment[];
  animations(event: E, duration: number): Animation[];
  stages?(before: V, after: V, events: E[]): ClientStage<V, E>[];
  touched(event: E): string[];
  cardsOf?(event: E): SmallCard[];
  open?(view: V, hands: O[], later: E[]): V;
  rounds?: {
    marks(info: TableInfo, told: Happened[], view: V): RoundMark[][];
    remember(info: TableInfo, told: Happened[], view: V): void;
  };
  nextStart?(view: V): string | null;
  ranks?(view: V, info: TableInfo): number[];
  luck?(events: E[], seat: number): string | null;
  unlucky?(event: E): number | null;
}

export function defineGame<V, O, E>(client: Omit<GameClient, keyof Typed<V, O, E>> & Typed<V, O, E>): GameClient {
  return client as unknown as GameClient;
}
