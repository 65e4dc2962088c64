// Made from src/tablee/server/protocol.py by `python -m tablee.server.schema`; do not edit.

/** Every message that a client may send. */
export type FromClient =
  | Hello
  | Ping
  | Open
  | Leave
  | Sit
  | Stand
  | PutBot
  | Ready
  | Configure
  | Start
  | Move
  | Next
  | Undo
  | Answer
  | Rematch
  | Say
  | React
  | Mute;

/** Every message that a client may get. Ignore what is unknown: there may be more. */
export type FromServer = Welcome | Snapshot | Update | Presence | Ack | Refusal | Said | Reacted | Pong | Bye;

/** The first message. Without a cookie, `secret` says who this is; without either, a new person. */
export interface Hello {
  type: "hello";
  protocol: number;
  secret?: string | null;
  language?: Language | null;
}

/** Answered with `pong`: a client can tell a silent table from a dead line. */
export interface Ping {
  type: "ping";
}

/** Go to a table; leave the one before. `seen`: the last number that this client knows of it. */
export interface Open {
  type: "open";
  /** a table's id or its code */
  table: string;
  seen?: number | null;
  id: CommandId;
}

/** Leave the table; a seat is kept. */
export interface Leave {
  type: "leave";
  id: CommandId;
}

/** Take a seat: an empty one, or a bot's. `guest`: for somebody else at this device. */
export interface Sit {
  type: "sit";
  seat: SeatNumber;
  guest?: string | null;
  id: CommandId;
}

/** Give up a seat. A bot plays on there if the match has begun. */
export interface Stand {
  type: "stand";
  seat: SeatNumber;
  id: CommandId;
}

/** Let a bot have a seat that is empty, a bot's, or of somebody who is gone; null: nobody has it. */
export interface PutBot {
  type: "bot";
  seat: SeatNumber;
  level: Level | null;
  id: CommandId;
}

/** Whether I and my guests are ready. */
export interface Ready {
  type: "ready";
  ready?: boolean;
  id: CommandId;
}

/** Change how the table plays, before a match. */
export interface Configure {
  type: "configure";
  settings: GivenSettings;
  id: CommandId;
}

/** Deal, once every seat is taken and everybody is ready. */
export interface Start {
  type: "start";
  id: CommandId;
}

/** A move in the game's notation, human-manners calls included. Left out, the seat is my only one. */
export interface Move {
  type: "move";
  move: string;
  seat?: SeatNumber | null;
  id: CommandId;
}

/** Deal the next game or round of the match. */
export interface Next {
  type: "next";
  id: CommandId;
}

/** Take back the last move of this seat, if nothing new was seen since and everybody agrees. */
export interface Undo {
  type: "undo";
  seat: SeatNumber;
  id: CommandId;
}

/** Agree, or not, that somebody's last move is taken back. */
export interface Answer {
  type: "answer";
  agree: boolean;
  id: CommandId;
}

/** After a match: another one with the same seats. */
export interface Rematch {
  type: "rematch";
  id: CommandId;
}

/** Write to everybody at the table. */
export interface Say {
  type: "say";
  text: string;
  id: CommandId;
}

/** One of the quick reactions. */
export interface React {
  type: "react";
  reaction: Reaction;
  id: CommandId;
}

/** Do not show me what this person says or how they react. */
export interface Mute {
  type: "mute";
  person: string;
  muted?: boolean;
  id: CommandId;
}

/** Settings as a client gives them: what is left out has its usual value. */
export interface GivenSettings {
  game: GameName;
  players: number;
  options?: Record<string, Scalar>;
  /** whether it stands in the list of tables */
  public?: boolean;
  /** whether people may write; reactions are always there */
  chat?: boolean;
  /** whether moves may be taken back if everybody agrees */
  undo?: boolean;
  /** whether people may ask what to do */
  hints?: boolean;
  /** seconds for a turn */
  clock?: number | null;
  /** seconds until a bot plays for who is gone */
  grace?: number;
  /** of the bot that plays for who is gone */
  stand_in?: Level;
}

/** Answer to `hello`. `secret` comes only with a new identity: keep it, it proves who you are. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  server: string;
  person: PersonInfo;
  language: Language;
  secret: string | null;
  /** seconds; ping at least so often */
  heartbeat: number;
  /** the server's clock: milliseconds since 1970 */
  at: number;
}

/** Somebody as others see them. */
export interface PersonInfo {
  id: string;
  name: string;
  colour: Colour;
}

/** The whole table. `game` is what everybody sees of it, `yours` what only your seats see. */
export interface Snapshot {
  type: "snapshot";
  number: number;
  table: TableInfo;
  game: View | null;
  yours: Own[];
  /** happenings since `seen`, oldest first, if still known */
  missed: Happened[];
  /** whether `missed` has everything since `seen` */
  complete: boolean;
}

/** Everything about a table but the cards. */
export interface TableInfo {
  id: string;
  code: string;
  phase: Phase;
  settings: Settings;
  host: string;
  seats: SeatInfo[];
  spectators: number;
  /** who is here without a seat: the first thirty */
  others: PersonInfo[];
  commitment: string;
  match: MatchInfo | null;
  undo: UndoRequest | null;
  /** milliseconds since 1970, with a turn clock */
  turn_ends: number | null;
}

/** How a table plays. `options` are the game's own; left out, they have the rule sheet's values. */
export interface Settings {
  game: GameName;
  players: number;
  options: Record<string, Scalar>;
  /** whether it stands in the list of tables */
  public: boolean;
  /** whether people may write; reactions are always there */
  chat: boolean;
  /** whether moves may be taken back if everybody agrees */
  undo: boolean;
  /** whether people may ask what to do */
  hints: boolean;
  /** seconds for a turn */
  clock: number | null;
  /** seconds until a bot plays for who is gone */
  grace: number;
  /** of the bot that plays for who is gone */
  stand_in: Level;
}

/**
 * A seat: somebody's, a bot's (`level`), or empty. `owner` is whose device plays it: a guest has none.
 *
 * `presence`: `here`, `away` (gone a moment ago), or `stand_in`: a bot plays for them until they return.
 * With a `program` too, `level` is that of the bot which plays whenever the program does not.
 */
export interface SeatInfo {
  person: PersonInfo | null;
  owner: string | null;
  level: Level | null;
  ready: boolean;
  presence: "away" | "here" | "stand_in" | null;
  program: ProgramInfo | null;
}

/** A program from outside that plays a seat. `name` is empty until it comes for the first time. */
export interface ProgramInfo {
  name: string;
  /** who let it play: they may see what it sees */
  by: string;
  /** milliseconds that it has for a move */
  ms: number;
  /** why it was last sent away in this match */
  fault: string | null;
  /** sent away too often: the bot plays this match to its end */
  out: boolean;
}

/** The match so far. `record` is the id of its page once it is over. */
export interface MatchInfo {
  totals: number[];
  games: number;
  /** what each finished game or round scored, by seat */
  rounds: number[][];
  winners: number[] | null;
  record: string | null;
}

/** Somebody would like to take back a move; who has not answered yet. */
export interface UndoRequest {
  seat: number;
  waiting: string[];
}

/**
 * What has happened, and how the table stands after it. What is left out has not changed.
 *
 * `game` is null when there is none any more: before a rematch.
 */
export interface Update {
  type: "update";
  number: number;
  happened: Happened;
  game?: View | null;
  yours?: Own[];
  table?: TableInfo;
}

/** Somebody came, went, or was replaced: the table anew, without a number of its own. */
export interface Presence {
  type: "presence";
  table: TableInfo;
}

/** Done, and on disk. `number`: of the entry that did it; null where nothing is written down. */
export interface Ack {
  type: "ack";
  id: string;
  number: number | null;
}

/** Not done, and nothing changed. `code` is stable; `details` are what `sentence` speaks of. */
export interface Refusal {
  type: "refusal";
  id: string | null;
  code: string;
  kind: RefusalKind;
  rule: string;
  given: string;
  sentence: string;
  details: Record<string, Scalar>;
}

/** Somebody wrote something. */
export interface Said {
  type: "said";
  person: PersonInfo;
  text: string;
  at: number;
}

/** Somebody reacted. */
export interface Reacted {
  type: "reacted";
  person: PersonInfo;
  reaction: Reaction;
  at: number;
}

/** Answer to `ping`. `at` is the server's clock, by which turns end. */
export interface Pong {
  type: "pong";
  /** milliseconds since 1970 */
  at: number;
}

/** The server closes this line. Come back after so many milliseconds; null: do not. */
export interface Bye {
  type: "bye";
  reason: "limit" | "protocol" | "restart" | "signed_out" | "slow";
  retry: number | null;
}

/**
 * What one entry of the log did. `by` is the person, null for bots and the server.
 *
 * `level`, `ready` and `agree` belong to `bot`, `ready` and `answer`; `undone`: a move was taken back.
 */
export interface Happened {
  number: number;
  /** milliseconds since 1970 */
  at: number;
  what: What;
  by: string | null;
  seat: number | null;
  move: string | null;
  /** a bot moved for who is gone or slow */
  stand_in: boolean;
  level: Level | null;
  ready: boolean | null;
  agree: boolean | null;
  undone: boolean;
  /** what this client's seats see of it */
  events: GameEvent[];
}

/** A spectator's view; `game` says of which game. */
export type View = SkipboView | SkyjoView;

/** One seat's own part: laid over a spectator's view, it makes all that the seat sees. */
export type Own = SkipboOwn | SkyjoOwn;

/** What happened in the game, as this client's seats see it. */
export type GameEvent = SkipboEvent | SkyjoEvent;

/** What was done. Ignore what is unknown: there may be more. */
export type What =
  | "created"
  | "sat"
  | "stood"
  | "bot"
  | "program"
  | "program_came"
  | "program_failed"
  | "ready"
  | "configured"
  | "started"
  | "moved"
  | "next"
  | "undo"
  | "answer"
  | "rematch";

/** Why something was refused, at the coarsest: what a client should do about it differs. */
export type RefusalKind =
  | "malformed"
  | "out_of_turn"
  | "illegal"
  | "setup"
  | "table"
  | "forbidden"
  | "unknown"
  | "limit"
  | "away";

/** What can happen in Skip-Bo; `event` says what it is. */
export type SkipboEvent =
  | SkipboShuffled
  | SkipboDealerDrew
  | SkipboDealt
  | SkipboTurnBegan
  | SkipboDrew
  | SkipboPlayed
  | SkipboStockTurned
  | SkipboPileFinished
  | SkipboDiscarded
  | SkipboTurnEnded
  | SkipboGameEnded
  | SkipboOverDrew
  | SkipboBeganOutOfTurn
  | SkipboTalked
  | SkipboCalled
  | SkipboPenaltyTaken
  | SkipboTurnStopped;

/** A game of Skip-Bo as a spectator sees it: `seat` and `partner` are null, hand and moves empty. */
export interface SkipboView {
  game: "skipbo";
  options: SkipboOptions;
  players: number;
  dealer: SeatNumber;
  turn: SeatNumber;
  /** the seats that the game waits for */
  waiting_for: SeatNumber[];
  /** four piles, the top last */
  building: SkipboCard[][];
  /** cards of completed piles, sorted */
  finished: SkipboCard[];
  draw_count: number;
  /** one for each seat */
  places: SkipboPlace[];
  /** a card was moved in this turn */
  moved: boolean;
  /** turns in a row without a card moved */
  idle: number;
  /** something was built since the last reshuffle of discards */
  built: boolean;
  outcome: SkipboOutcome | null;
  /** whose turn it is while `turn` plays out of turn */
  instead_of: SeatNumber | null;
  /** who may not draw in their next turn */
  barred: SeatNumber[];
  /** by seat; empty at a strict table */
  wrong_calls: number[];
  seat: SeatNumber | null;
  partner: SeatNumber | null;
  hand: SkipboCard[];
  legal_moves: string[];
}

/** Every option of the table; docs/rules.md says what each one means. */
export interface SkipboOptions {
  stock_size: number;
  partners: boolean;
  target: number | null;
  stalemate: "end" | "reshuffle";
  dealer: SeatNumber | null;
  manners: "human" | "strict";
  penalty_cards: "bottom" | "shuffle";
  caught_turn: "annul" | "stop";
}

/** What lies in front of a seat. The top of a pile is its last card. */
export interface SkipboPlace {
  stock_count: number;
  /** null: the stock is empty */
  stock_top: SkipboCard | null;
  hand_count: number;
  /** four piles */
  discards: SkipboCard[][];
}

/** How a game ended. `winners` are seats; nobody after a draw. `scores` has a number for each seat. */
export interface SkipboOutcome {
  reason: "draw" | "stalemate" | "stock_empty";
  winners: SeatNumber[];
  scores: number[];
}

/** What belongs to one seat alone. Laid over the spectator's view, it makes that seat's view. */
export interface SkipboOwn {
  seat: SeatNumber;
  /** null: everybody plays alone */
  partner: SeatNumber | null;
  hand: SkipboCard[];
  /** every move that this seat may make now */
  legal_moves: string[];
}

/** Cards were shuffled; `seat`: whose stock it was, if it was a stock. */
export interface SkipboShuffled {
  event: "shuffled";
  what: "dealer_draw" | "deck" | "draw_pile" | "stock";
  count: number;
  seat: SeatNumber | null;
}

/** Somebody drew a card for the deal. */
export interface SkipboDealerDrew {
  event: "dealer_drew";
  seat: SeatNumber;
  card: SkipboCard;
}

/** A game begins; `tops` are the upper cards of all stocks, by seat. */
export interface SkipboDealt {
  event: "dealt";
  dealer: SeatNumber;
  stock_size: number;
  tops: SkipboCard[];
}

/** It is this seat's turn. */
export interface SkipboTurnBegan {
  event: "turn_began";
  seat: SeatNumber;
}

/** So many cards came into a hand; which ones, only its owner is told. */
export interface SkipboDrew {
  event: "drew";
  seat: SeatNumber;
  count: number;
  cards?: SkipboCard[];
}

/** A card was played as `number`, from the stock, the hand or the discard pile `from_pile` of `owner`. */
export interface SkipboPlayed {
  event: "played";
  seat: SeatNumber;
  owner: SeatNumber;
  source: "discard" | "hand" | "stock";
  from_pile: SkipboPile | null;
  card: SkipboCard;
  number: number;
  pile: SkipboPile;
}

/** A new stock top was turned up; null: the stock is empty. */
export interface SkipboStockTurned {
  event: "stock_turned";
  seat: SeatNumber;
  card: SkipboCard | null;
}

/** A building pile has its 12 and is set aside. */
export interface SkipboPileFinished {
  event: "pile_finished";
  pile: SkipboPile;
}

/** A hand card went to one of the seat's own discard piles. */
export interface SkipboDiscarded {
  event: "discarded";
  seat: SeatNumber;
  card: SkipboCard;
  pile: SkipboPile;
}

/** This seat's turn is over. */
export interface SkipboTurnEnded {
  event: "turn_ended";
  seat: SeatNumber;
}

/** The game is over; the fields are those of its outcome. */
export interface SkipboGameEnded {
  event: "game_ended";
  reason: "draw" | "stalemate" | "stock_empty";
  winners: SeatNumber[];
  scores: number[];
}

/** Somebody drew a card too many (`+`); which one, only they are told. */
export interface SkipboOverDrew {
  event: "over_drew";
  seat: SeatNumber;
  cards?: SkipboCard[];
}

/** Somebody began a turn out of turn (`o`). */
export interface SkipboBeganOutOfTurn {
  event: "began_out_of_turn";
  seat: SeatNumber;
  instead_of: SeatNumber;
}

/** A silent partner talked (`~`). */
export interface SkipboTalked {
  event: "talked";
  seat: SeatNumber;
}

/** Somebody was called (`!2`), rightly or not. */
export interface SkipboCalled {
  event: "called";
  seat: SeatNumber;
  called: SeatNumber;
  right: boolean;
}

/** So many cards went unseen into a stock. */
export interface SkipboPenaltyTaken {
  event: "penalty_taken";
  seat: SeatNumber;
  reason: "over_draw" | "talk";
  cards: number;
}

/** A turn out of turn was caught. `annulled`: all its cards are back where they were. */
export interface SkipboTurnStopped {
  event: "turn_stopped";
  seat: SeatNumber;
  annulled: boolean;
  goes_on: SeatNumber;
}

/** What can happen in Skyjo; `event` says what it is. */
export type SkyjoEvent =
  | SkyjoShuffled
  | SkyjoDealt
  | SkyjoTurnedOver
  | SkyjoRoundBegan
  | SkyjoDrew
  | SkyjoExchanged
  | SkyjoRejected
  | SkyjoColumnCleared
  | SkyjoClosed
  | SkyjoRevealed
  | SkyjoRoundEnded;

/** A round of Skyjo as a spectator sees it: `seat` and `drawn` are null, moves empty. */
export interface SkyjoView {
  game: "skyjo";
  options: SkyjoOptions;
  players: number;
  dealer: SeatNumber;
  phase: "drawn" | "over" | "set_up" | "turn";
  /** null during set-up */
  turn: SeatNumber | null;
  /** the seats that the round waits for */
  waiting_for: SeatNumber[];
  draw_count: number;
  /** the top last */
  discard: SkyjoCard[];
  /** for each seat a1 b1 c1 d1 a2 … d3: a value, "?" face down, null gone */
  grids: SkyjoCell[][];
  closer: SeatNumber | null;
  /** who starts whatever the set-up shows */
  starter: SeatNumber | null;
  outcome: SkyjoOutcome | null;
  seat: SeatNumber | null;
  drawn: SkyjoCard | null;
  legal_moves: string[];
}

/** Every option of the table; docs/rules.md says what each one means. */
export interface SkyjoOptions {
  limit: number | null;
  next_start: "closer" | "highest";
  clear_on_reveal: boolean;
  dealer: SeatNumber;
}

/** How a round ended. `winners` are the seats with the lowest of the `scores`. */
export interface SkyjoOutcome {
  reason: "closed";
  winners: SeatNumber[];
  scores: number[];
}

/** What belongs to one seat alone. Laid over the spectator's view, it makes that seat's view. */
export interface SkyjoOwn {
  seat: SeatNumber;
  /** the card that was drawn and is not laid down yet */
  drawn: SkyjoCard | null;
  /** every move that this seat may make now */
  legal_moves: string[];
}

/** Cards were shuffled. */
export interface SkyjoShuffled {
  event: "shuffled";
  what: "deck" | "draw_pile";
  count: number;
}

/** A round begins; `discard` is the first card of the discard pile. */
export interface SkyjoDealt {
  event: "dealt";
  dealer: SeatNumber;
  discard: SkyjoCard;
}

/** A card of a grid was turned over. */
export interface SkyjoTurnedOver {
  event: "turned_over";
  seat: SeatNumber;
  cell: SkyjoCellName;
  card: SkyjoCard;
}

/** Set-up is over, and this seat begins. */
export interface SkyjoRoundBegan {
  event: "round_began";
  seat: SeatNumber;
}

/** A card was drawn; which one, only whoever drew it is told. */
export interface SkyjoDrew {
  event: "drew";
  seat: SeatNumber;
  card?: SkyjoCard;
}

/** `card` came into the cell and `out` went to the discard pile. `taken`: from there, not drawn. */
export interface SkyjoExchanged {
  event: "exchanged";
  seat: SeatNumber;
  cell: SkyjoCellName;
  card: SkyjoCard;
  out: SkyjoCard;
  taken: boolean;
}

/** The drawn card went to the discard pile. */
export interface SkyjoRejected {
  event: "rejected";
  seat: SeatNumber;
  card: SkyjoCard;
}

/** Three equal cards left a grid; columns count from 0. */
export interface SkyjoColumnCleared {
  event: "column_cleared";
  seat: SeatNumber;
  column: number;
  card: SkyjoCard;
}

/** This seat has no face-down card left: everybody else has one more turn. */
export interface SkyjoClosed {
  event: "closed";
  seat: SeatNumber;
}

/** A card that was still face down at the end of the round. */
export interface SkyjoRevealed {
  event: "revealed";
  seat: SeatNumber;
  cell: SkyjoCellName;
  card: SkyjoCard;
}

/** The round is over; its outcome, and the closer whose score was doubled, if it was. */
export interface SkyjoRoundEnded {
  event: "round_ended";
  reason: "closed";
  winners: SeatNumber[];
  scores: number[];
  doubled: SeatNumber | null;
}

/** chosen by the client, new for each */
export type CommandId = string;

export type GameName = "skipbo" | "skyjo";

export type Language = "de" | "en" | "es" | "fr" | "it" | "nl" | "pt";

export type Colour = "blue" | "green" | "orange" | "pink" | "red" | "teal" | "violet" | "yellow";

export type Phase = "between" | "gathering" | "over" | "playing";

export type Reaction = "hello" | "hurry" | "laugh" | "oops" | "sorry" | "thanks" | "well_played" | "wow";

/** The value of an option or a detail. */
export type Scalar = string | number | boolean | null;

/** from 0, clockwise */
export type SeatNumber = number;

/** of a bot: 1 is the weakest */
export type Level = number;

/** A number, or W: a wild. */
export type SkipboCard = number | "W";

/** from 0; in the text of moves from 1 */
export type SkipboPile = number;

/** A card's value, ? if it is face down, null if it is gone. */
export type SkyjoCell = SkyjoCard | "?" | null;

export type SkyjoCard = number;

/** column and row: a1 to d3 */
export type SkyjoCellName = string;
