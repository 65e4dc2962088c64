// Made from src/tablee/table/protocol.py by `python -m scripts.protocol_schema`; do not edit.

/** Every message that a client may send. */
export type FromClient =
  | Hello
  | Ping
  | Open
  | Leave
  | Configure
  | Ready
  | Start
  | Rematch
  | Sit
  | Stand
  | PutBot
  | AskSeat
  | AnswerSeat
  | Move
  | Next
  | Undo
  | Answer
  | Holiday
  | Resign
  | Say
  | React
  | Show
  | Mute;

/** Every message that a client may get. Ignore what is unknown: there may be more. */
export type FromServer =
  | Welcome
  | Snapshot
  | Update
  | Presence
  | Ack
  | Refusal
  | Said
  | Reacted
  | Shown
  | Pong
  | Bye;

/** The first message. Without a cookie, `secret` says who this is; without either, a new person. */
export type Hello = {
  type: "hello";
  protocol: number;
  secret?: string | null;
  language?: Language | null;
};

/** Answered with `pong`: a client can tell a silent table from a dead line. */
export type Ping = {
  type: "ping";
};

/** Go to a table; leave the one before. `seen`: the last number that this client knows of it. */
export type Open = {
  type: "open";
  /** a table's id or its code */
  table: string;
  seen?: number | null;
  id: CommandId;
};

/** Leave the table; a seat is kept. */
export type Leave = {
  type: "leave";
  id: CommandId;
};

/** Change how the table plays, before a match. */
export type Configure = {
  type: "configure";
  settings: GivenSettings;
  id: CommandId;
};

/** Whether I and my guests are ready. */
export type Ready = {
  type: "ready";
  ready?: boolean;
  id: CommandId;
};

/** Deal, once every seat is taken and everybody is ready. */
export type Start = {
  type: "start";
  id: CommandId;
};

/** After a match: another one with the same seats. */
export type Rematch = {
  type: "rematch";
  id: CommandId;
};

/** Take a seat: an empty one, or a bot's. `guest`: for somebody else at this device. */
export type Sit = {
  type: "sit";
  seat: SeatNumber;
  guest?: string | null;
  id: CommandId;
};

/** Give up a seat. A bot plays on there if the match has begun. */
export type Stand = {
  type: "stand";
  seat: SeatNumber;
  id: CommandId;
};

/** Let a bot have a seat that is empty, a bot's, or before a match of who is gone; null: nobody has it. */
export type PutBot = {
  type: "bot";
  seat: SeatNumber;
  level: Level | null;
  /** who of the level's cast; left out: whoever is free */
  name?: string | null;
  /** adapts to the people at the table: for each match it draws one of two neighbouring levels, with which they win about half; only before a match */
  adaptive?: boolean;
  id: CommandId;
};

/** In a match: ask all others for the seat of who is gone, and its hand. */
export type AskSeat = {
  type: "ask_seat";
  seat: SeatNumber;
  id: CommandId;
};

/** Agree, or not, that somebody gets the seat they asked for. Who has asked takes it back with false. */
export type AnswerSeat = {
  type: "answer_seat";
  agree: boolean;
  id: CommandId;
};

/** A move in the game's notation, human-manners calls included. Left out, the seat is my only one. */
export type Move = {
  type: "move";
  move: string;
  seat?: SeatNumber | null;
  id: CommandId;
};

/** Deal the next game or round of the match. */
export type Next = {
  type: "next";
  id: CommandId;
};

/** Take back the last move of this seat, if nothing new was seen since and everybody agrees. */
export type Undo = {
  type: "undo";
  seat: SeatNumber;
  id: CommandId;
};

/** Agree, or not, that somebody's last move is taken back. */
export type Answer = {
  type: "answer";
  agree: boolean;
  id: CommandId;
};

/** In a match over several days: from now my time stands still for this many days. 0: I am back. */
export type Holiday = {
  type: "holiday";
  days: number;
  id: CommandId;
};

/** Give the match up for this seat's side; the other one has won. Only where there are two sides. */
export type Resign = {
  type: "resign";
  seat: SeatNumber;
  id: CommandId;
};

/** Write to everybody at the table. */
export type Say = {
  type: "say";
  text: string;
  id: CommandId;
};

/** One of the quick reactions. */
export type React = {
  type: "react";
  reaction: Reaction;
  id: CommandId;
};

/** After a match: lead all who look at its replay to a move of a game or round. Null: I lead no more. */
export type Show = {
  type: "show";
  /** of this device: who shows with another one leads now */
  lead: string;
  game: number;
  move: number | null;
  id: CommandId;
};

/** Do not show me what this person says or how they react. */
export type Mute = {
  type: "mute";
  person: string;
  muted?: boolean;
  id: CommandId;
};

/** Settings as a client gives them: what is left out has its usual value. */
export type GivenSettings = {
  /** the name of a game, as `GET /api/games` has them */
  game: CommandId;
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
  /** hints in each game or round, by seat, such as `2/0`; empty: as many as one likes */
  hint_limits?: string;
  /** seconds for a turn: up to 14 days */
  clock?: number | null;
  /** seconds until a bot plays for an absent player, at least 15 */
  grace?: number;
  /** of the bot that plays for an absent player */
  stand_in?: Level;
};

/** Answer to `hello`. `secret` comes only with a new identity: keep it, it proves who you are. */
export type Welcome = {
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
};

/** Somebody as others see them. */
export type PersonInfo = {
  id: string;
  name: string;
  colour: Colour;
};

/** The whole table. `game` is what everybody sees of it, `yours` what only your seats see. */
export type Snapshot = {
  type: "snapshot";
  number: number;
  table: TableInfo;
  game: View | null;
  yours: Own[];
  /** happenings since `seen`, oldest first, if still known */
  missed: Happened[];
  /** whether `missed` has everything since `seen` */
  complete: boolean;
  /** who made the last move, if it can be taken back */
  undoable: number | null;
};

/** Everything about a table but the cards. */
export type TableInfo = {
  id: string;
  code: string;
  phase: Phase;
  settings: Settings;
  host: string;
  seats: SeatInfo[];
  spectators: number;
  /** the first thirty people here without a seat */
  others: PersonInfo[];
  commitment: string;
  match: MatchInfo | null;
  undo: UndoRequest | null;
  /** milliseconds since 1970, with a turn clock */
  turn_ends: number | null;
  seat_request: SeatRequest | null;
  /** the finished match that goes on otherwise here; it has no record */
  what_if: string | null;
  /** it was begun without a server: the host could know the cards */
  from_device: boolean;
  /** the tournament that has opened this table, and seats everybody */
  tournament: string | null;
};

/** How a table plays. `options` are the game's own; left out, they have the rule sheet's values. */
export type Settings = {
  /** the name of a game, as `GET /api/games` has them */
  game: CommandId;
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
  /** hints in each game or round, by seat, such as `2/0`; empty: as many as one likes */
  hint_limits: string;
  /** seconds for a turn: up to 14 days */
  clock: number | null;
  /** seconds until a bot plays for an absent player, at least 15 */
  grace: number;
  /** of the bot that plays for an absent player */
  stand_in: Level;
};

/**
 * A seat: somebody's, a bot's (`level`), or empty. `owner` is whose device plays it: a guest has none.
 *
 * `presence`: `here`, `away` (gone a moment ago), or `stand_in`: a bot plays for them until they return.
 * With a `program` too, `level` is that of the bot which plays whenever the program does not.
 */
export type SeatInfo = {
  person: PersonInfo | null;
  owner: string | null;
  level: Level | null;
  ready: boolean;
  presence: "away" | "here" | "stand_in" | null;
  program: ProgramInfo | null;
  /** what the bot is called */
  bot: string | null;
  /** the person's, or one that is left */
  colour: Colour;
  /** on holiday until then: milliseconds since 1970, perhaps in the past */
  holiday: number | null;
  /** the bot plays another level in each match; `level` is the present one */
  adaptive: boolean;
  /** in this game or round; null: there is no limit here */
  hints_left: number | null;
};

/** A program from outside that plays a seat. `name` is empty until it comes for the first time. */
export type ProgramInfo = {
  name: string;
  /** who let it play: they may see what it sees */
  by: string;
  /** milliseconds that it has for a move */
  ms: number;
  /** why it was last sent away in this match */
  fault: string | null;
  /** sent away too often: the bot plays this match to its end */
  out: boolean;
};

/** The match until now. `record` is the id of its page once it is over. */
export type MatchInfo = {
  totals: number[];
  games: number;
  /** what each finished game or round scored, by seat */
  rounds: number[][];
  winners: number[] | null;
  record: string | null;
  /** of each finished round, the seat whose score was doubled, if one was */
  doubled: (number | null)[];
  /** the seat that gave the match up, if one did */
  resigned: number | null;
  /** the seats that can give it up now */
  resignable: number[];
};

/** Somebody would like to take back a move; `waiting` have not answered. */
export type UndoRequest = {
  seat: number;
  waiting: string[];
};

/** Somebody would like the seat and the hand of an absent player; `waiting` have not answered. */
export type SeatRequest = {
  seat: number;
  person: PersonInfo;
  waiting: string[];
};

/**
 * What has happened, and how the table stands after it. What is left out has not changed.
 *
 * `game` is null when there is none any more: before a rematch.
 */
export type Update = {
  type: "update";
  number: number;
  happened: Happened;
  game?: View | null;
  yours?: Own[];
  table?: TableInfo;
  /** as in a snapshot; left out: nobody can */
  undoable?: number;
};

/** Somebody came, went, or was replaced: the table anew. This is no entry, so it has no number. */
export type Presence = {
  type: "presence";
  table: TableInfo;
};

/** Done, and on disk. `number`: of the entry that did it; null where nothing is written down. */
export type Ack = {
  type: "ack";
  id: string;
  number: number | null;
};

/** Not done, and nothing changed. `code` is stable; `details` are what `sentence` speaks of. */
export type Refusal = {
  type: "refusal";
  id: string | null;
  code: string;
  kind: RefusalKind;
  rule: string;
  given: string;
  sentence: string;
  details: Record<string, Scalar>;
};

/** Somebody wrote something. */
export type Said = {
  type: "said";
  person: PersonInfo;
  text: string;
  at: number;
};

/** Somebody reacted. */
export type Reacted = {
  type: "reacted";
  person: PersonInfo;
  reaction: Reaction;
  at: number;
};

/** Somebody leads through the replay of the match that is over: see `show`. */
export type Shown = {
  type: "shown";
  person: PersonInfo;
  lead: string;
  game: number;
  move: number | null;
  at: number;
};

/** Answer to `ping`. `at` is the server's clock, by which turns end. */
export type Pong = {
  type: "pong";
  /** milliseconds since 1970 */
  at: number;
};

/** The server closes the connection. `retry`: milliseconds after which to come back; null: do not. */
export type Bye = {
  type: "bye";
  reason: "limit" | "protocol" | "restart" | "signed_out" | "slow";
  retry: number | null;
};

/**
 * What one entry of the log did. `by` is the person, null for bots and the server.
 *
 * `level` and `ready` belong to `bot` and `ready`, `agree` to `answer` and `seat_answered`; `undone`: a move
 * was taken back.
 */
export type Happened = {
  number: number;
  /** milliseconds since 1970 */
  at: number;
  what: What;
  by: string | null;
  seat: number | null;
  move: string | null;
  /** a bot moved for an absent or slow player */
  stand_in: boolean;
  level: Level | null;
  ready: boolean | null;
  agree: boolean | null;
  undone: boolean;
  /** what this client's seats see of it */
  events: GameEvent[];
};

/** What a spectator sees: `seat` is null, and there are no moves. `game` says what else there is. */
export type View = {
  /** the name of a game, as `GET /api/games` has them */
  game: CommandId;
  options: Record<string, Scalar>;
  players: number;
  /** the seats that the game waits for */
  waiting_for: SeatNumber[];
  outcome: Outcome | null;
  seat: SeatNumber | null;
  legal_moves: string[];
};

/** How a game or round ended. `winners` are seats; `scores` has a number for each seat. */
export type Outcome = {
  reason: string;
  winners: SeatNumber[];
  scores: number[];
};

/** What belongs to one seat alone. Laid over the spectator's view, it makes that seat's view. */
export type Own = {
  seat: SeatNumber;
  /** every move that this seat may make now */
  legal_moves: string[];
};

/** Something that happened in a game, as this client's seats see it; `event` says what. */
export type GameEvent = {
  event: string;
};

/** What was done. Ignore what is unknown: there may be more. */
export type What =
  | "created"
  | "configured"
  | "ready"
  | "started"
  | "rematch"
  | "sat"
  | "stood"
  | "bot"
  | "program"
  | "program_came"
  | "program_failed"
  | "seat_asked"
  | "seat_given"
  | "seat_answered"
  | "seat_reclaimed"
  | "moved"
  | "hint"
  | "next"
  | "undo"
  | "answer"
  | "holiday"
  | "resigned";

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

/** chosen by the client, new for each */
export type CommandId = GameName;

/** the name of a game, as `GET /api/games` has them */
export type GameName = string;

export type Language = "de" | "en" | "es" | "fr" | "fr-CA" | "it" | "nl" | "pt";

export type Colour = "blue" | "green" | "orange" | "pink" | "red" | "teal" | "violet" | "yellow";

export type Phase = "between" | "gathering" | "over" | "playing";

export type Reaction = "hello" | "hurry" | "laugh" | "oops" | "sorry" | "thanks" | "well_played" | "wow";

/** The value of an option or a detail. */
export type Scalar = string | number | boolean | null;

/** from 0, clockwise */
export type SeatNumber = number;

/** of a bot: 1 is the weakest */
export type Level = number;
