// Made from src/tablee/games/skyjo/wire.py by `python -m scripts.protocol_schema`; do not edit.
import type { SeatNumber } from "../../lib/protocol";

/** What can happen in Skyjo; `event` says what it is. */
export type Event =
  | Shuffled
  | Dealt
  | TurnedOver
  | RoundBegan
  | Drew
  | Exchanged
  | Rejected
  | ColumnCleared
  | Closed
  | Revealed
  | RoundEnded;

/** A round of Skyjo as a spectator sees it: `seat` and `drawn` are null, moves empty. */
export type View = {
  game: "skyjo";
  options: Options;
  players: number;
  /** the seats that the game waits for */
  waiting_for: SeatNumber[];
  outcome: Outcome | null;
  seat: SeatNumber | null;
  legal_moves: string[];
  dealer: SeatNumber;
  phase: "drawn" | "over" | "set_up" | "turn";
  /** null during set-up */
  turn: SeatNumber | null;
  draw_count: number;
  /** the top last */
  discard: Card[];
  /** for each seat a1 b1 c1 d1 a2 … d3: a value, "?" face down, null gone */
  grids: Cell[][];
  closer: SeatNumber | null;
  /** who starts whatever the set-up shows */
  starter: SeatNumber | null;
  drawn: Card | null;
};

/** How a round ended. `winners` are the seats with the lowest of the `scores`. */
export type Outcome = {
  reason: "closed";
  winners: SeatNumber[];
  scores: number[];
};

/** What belongs to one seat alone. Laid over the spectator's view, it makes that seat's view. */
export type Own = {
  seat: SeatNumber;
  /** every move that this seat may make now */
  legal_moves: string[];
  /** the card that was drawn and is not laid down yet */
  drawn: Card | null;
};

/** Cards were shuffled. */
export type Shuffled = {
  event: "shuffled";
  what: "deck" | "draw_pile";
  count: number;
};

/** A round begins; `discard` is the first card of the discard pile. */
export type Dealt = {
  event: "dealt";
  dealer: SeatNumber;
  discard: Card;
};

/** A card of a grid was turned over. */
export type TurnedOver = {
  event: "turned_over";
  seat: SeatNumber;
  cell: CellName;
  card: Card;
};

/** Set-up is over, and this seat begins. */
export type RoundBegan = {
  event: "round_began";
  seat: SeatNumber;
};

/** A card was drawn; which one, only whoever drew it is told. */
export type Drew = {
  event: "drew";
  seat: SeatNumber;
  card?: Card;
};

/** `card` came into the cell and `out` went to the discard pile. `taken`: from there, not drawn. */
export type Exchanged = {
  event: "exchanged";
  seat: SeatNumber;
  cell: CellName;
  card: Card;
  out: Card;
  taken: boolean;
};

/** The drawn card went to the discard pile. */
export type Rejected = {
  event: "rejected";
  seat: SeatNumber;
  card: Card;
};

/** Three equal cards left a grid; columns count from 0. */
export type ColumnCleared = {
  event: "column_cleared";
  seat: SeatNumber;
  column: number;
  card: Card;
};

/** This seat has no face-down card left: everybody else has one more turn. */
export type Closed = {
  event: "closed";
  seat: SeatNumber;
};

/** A card that was still face down at the end of the round. */
export type Revealed = {
  event: "revealed";
  seat: SeatNumber;
  cell: CellName;
  card: Card;
};

/** The round is over; its outcome, and the closer whose score was doubled, if it was. */
export type RoundEnded = {
  event: "round_ended";
  reason: "closed";
  winners: SeatNumber[];
  scores: number[];
  doubled: SeatNumber | null;
};

/** Every option of the table; docs/rules.md says what each one means. */
export type Options = {
  limit: number | null;
  next_start: "highest" | "closer";
  clear_on_reveal: boolean;
  dealer: number;
  handicap: string;
};

/** A card's value, ? if it is face down, null if it is gone. */
export type Cell = Card | "?" | null;

export type Card = number;

/** column and row: a1 to d3 */
export type CellName = string;
