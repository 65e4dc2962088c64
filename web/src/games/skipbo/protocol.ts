// Made from src/tablee/games/skipbo/wire.py by `python -m scripts.protocol_schema`; do not edit.
import type { SeatNumber } from "../../lib/protocol";

/** What can happen in Skip-Bo; `event` says what it is. */
export type Event =
  | Shuffled
  | DealerDrew
  | Dealt
  | TurnBegan
  | Drew
  | Played
  | StockTurned
  | PileFinished
  | Discarded
  | TurnEnded
  | GameEnded
  | OverDrew
  | BeganOutOfTurn
  | TookTurnBack
  | Talked
  | Called
  | PenaltyTaken
  | TurnStopped
  | CaughtLater
  | Began;

/** A game of Skip-Bo as a spectator sees it: `seat` and `partner` are null, hand and moves empty. */
export type View = {
  game: "skipbo";
  options: Options;
  players: number;
  /** the seats that the game waits for */
  waiting_for: SeatNumber[];
  outcome: Outcome | null;
  seat: SeatNumber | null;
  legal_moves: string[];
  dealer: SeatNumber;
  turn: SeatNumber;
  /** four piles, the top last */
  building: Card[][];
  /** cards of completed piles, sorted */
  finished: Card[];
  draw_count: number;
  /** one for each seat */
  places: Place[];
  /** a card was moved in this turn */
  moved: boolean;
  /** how many players have ended a turn since a card was moved */
  idle: number;
  /** something was built since the last reshuffle of discards */
  built: boolean;
  /** who had the turn before, or dealt */
  after: SeatNumber;
  /** who talked to their partner and may still be called for it */
  heard: SeatNumber[];
  /** who may not draw in their next turn */
  barred: SeatNumber[];
  /** by seat; empty at a strict table */
  wrong_calls: number[];
  partner: SeatNumber | null;
  hand: Card[];
  instead_of: SeatNumber | null;
};

/** How a game ended. `winners` are seats; nobody after a draw. `scores` has a number for each seat. */
export type Outcome = {
  reason: "draw" | "stalemate" | "stock_empty";
  winners: SeatNumber[];
  scores: number[];
};

/** What lies in front of a seat. The top of a pile is its last card. */
export type Place = {
  stock_count: number;
  /** null: the stock is empty */
  stock_top: Card | null;
  hand_count: number;
  /** four piles */
  discards: Card[][];
};

/** What belongs to one seat alone. Laid over the spectator's view, it makes that seat's view. */
export type Own = {
  seat: SeatNumber;
  /** every move that this seat may make now */
  legal_moves: string[];
  /** null: everybody plays alone */
  partner: SeatNumber | null;
  hand: Card[];
  /** whose turn it is while this seat plays out of turn */
  instead_of: SeatNumber | null;
};

/** Cards were shuffled; `seat`: whose stock it was, if it was a stock. */
export type Shuffled = {
  event: "shuffled";
  what: "dealer_draw" | "deck" | "draw_pile" | "stock";
  count: number;
  seat: SeatNumber | null;
};

/** Somebody drew a card for the deal. */
export type DealerDrew = {
  event: "dealer_drew";
  seat: SeatNumber;
  card: Card;
};

/**
 * A game begins; `tops` are the upper cards of all stocks, by seat.
 *
 * `stock_sizes` are there if a handicap makes them differ, by seat as well.
 */
export type Dealt = {
  event: "dealt";
  dealer: SeatNumber;
  stock_size: number;
  tops: Card[];
  stock_sizes: number[];
};

/** It is this seat's turn. */
export type TurnBegan = {
  event: "turn_began";
  seat: SeatNumber;
};

/** So many cards came into a hand; which ones, only its owner is told. */
export type Drew = {
  event: "drew";
  seat: SeatNumber;
  count: number;
  cards?: Card[];
};

/** A card was played as `number`, from the stock, the hand or the discard pile `from_pile` of `owner`. */
export type Played = {
  event: "played";
  seat: SeatNumber;
  owner: SeatNumber;
  source: "discard" | "hand" | "stock";
  from_pile: Pile | null;
  card: Card;
  number: number;
  pile: Pile;
};

/** A new stock top was turned up; null: the stock is empty. */
export type StockTurned = {
  event: "stock_turned";
  seat: SeatNumber;
  card: Card | null;
};

/** A building pile has its 12 and is set aside. */
export type PileFinished = {
  event: "pile_finished";
  pile: Pile;
};

/** A hand card went to one of the seat's own discard piles. */
export type Discarded = {
  event: "discarded";
  seat: SeatNumber;
  card: Card;
  pile: Pile;
};

/** This seat's turn is over. */
export type TurnEnded = {
  event: "turn_ended";
  seat: SeatNumber;
};

/** The game is over; the fields are those of its outcome. */
export type GameEnded = {
  event: "game_ended";
  reason: "draw" | "stalemate" | "stock_empty";
  winners: SeatNumber[];
  scores: number[];
};

/** I drew a card too many (`+`); the others are told that a card was drawn. */
export type OverDrew = {
  event: "over_drew";
  seat: SeatNumber;
  cards: Card[];
};

/** Somebody began a turn out of turn (`o`). */
export type BeganOutOfTurn = {
  event: "began_out_of_turn";
  seat: SeatNumber;
  instead_of: SeatNumber;
};

/** The player whose turn it was took it back from the one who played out of turn (`o`). */
export type TookTurnBack = {
  event: "took_turn_back";
  seat: SeatNumber;
};

/** A silent partner talked (`~`). */
export type Talked = {
  event: "talked";
  seat: SeatNumber;
};

/** Somebody was called (`!2`), rightly or not. */
export type Called = {
  event: "called";
  seat: SeatNumber;
  called: SeatNumber;
  right: boolean;
};

/** So many cards went unseen into a stock. */
export type PenaltyTaken = {
  event: "penalty_taken";
  seat: SeatNumber;
  reason: "over_draw" | "talk";
  cards: number;
};

/**
 * A turn out of turn was caught; annulled: all its cards are back where they were.
 *
 * `returned`: how many cards of a stopped turn went back from the hand onto the draw pile.
 */
export type TurnStopped = {
  event: "turn_stopped";
  seat: SeatNumber;
  annulled: boolean;
  goes_on: SeatNumber;
  returned: number;
};

/** A player who had begun out of turn and was interrupted was called: `returned` cards went back. */
export type CaughtLater = {
  event: "caught_later";
  seat: SeatNumber;
  returned: number;
};

/** Somebody begins to play; whether it is their turn is not said. */
export type Began = {
  event: "began";
  seat: SeatNumber;
};

/** Every option of the table; docs/rules.md says what each one means. */
export type Options = {
  stock_size: number;
  partners: boolean;
  target: number | null;
  stalemate: "end" | "reshuffle";
  dealer: number | null;
  manners: "strict" | "human";
  penalty_cards: "shuffle" | "bottom";
  caught_turn: "stop" | "annul" | "keep";
  barred_turn: "first" | "whole";
  calls: "next_turn" | "turn";
  reading: "sheets" | "earlier";
  handicap: string;
  head_start: string;
};

/** A number, or W: a wild. */
export type Card = number | "W";

/** from 0; in the text of moves from 1 */
export type Pile = number;
