// Made from the operations of src/tablee/server by `python -m scripts.protocol_schema`; do not edit.
import type { Colour, GameEvent, GameName, Language, Level, Own, PersonInfo, Phase, Scalar, SeatNumber, Settings, View } from "./protocol";

/** What a family or a club calls itself. */
export type AboutGroup = {
  name: string;
};

/** How somebody wants to be seen and spoken to. What is left out stays as it is, or is chosen. */
export type AboutMe = {
  name?: string | null;
  colour?: Colour | null;
  language?: Language | null;
};

/** A position, and what is best in it; no moves if its seat has nothing to decide. */
export type Analysis = {
  position: string;
  game: GameName;
  /** what its seat sees */
  view: View;
  moves: HintInfo[];
};

/** A match that was begun without a server, and is not over. `moves` are as in its record. */
export type BegunMatch = {
  settings: Settings;
  seats: BegunSeat[];
  seed: string;
  moves: string[];
};

/** Who sits there: a guest of mine, a bot (`name`: who of the level's cast), or else I. */
export type BegunSeat = {
  guest?: string | null;
  level?: Level | null;
  name?: string | null;
};

/** My matches in figures. Those with real cards stand by themselves. */
export type Book = {
  games: Figures[];
  others: WithOther[];
  /** the score sheets of groups that I am on */
  real: BookPart;
  /** how strong I am believed to be, in levels of the bots, where I have met some */
  strengths: Record<string, number>;
};

/** Matches in figures, by game, and by whom I played with, the most frequent first. */
export type BookPart = {
  games: Figures[];
  others: WithOther[];
};

/** One of my channels. `label` is enough to recognise it, not to use it. */
export type ChannelInfo = {
  id: string;
  kind: "mail" | "ntfy" | "push" | "webhook";
  label: string;
  /** mail is sent only after its reader has said yes */
  confirmed: boolean;
  quiet: Quiet | null;
  tables: string[] | null;
};

/** When I want it, and from which tables. */
export type ChannelWishes = {
  /** hours in which nothing is sent */
  quiet?: Quiet | null;
  /** only of the tables with these ids; null: of all */
  tables?: string[] | null;
};

/** How a level fared with the same cards in the same seat. */
export type DailyBot = {
  level: Level;
  totals: number[];
  /** how far ahead of the best of the others; below 0: behind */
  lead: number;
  /** of the cards, as a chance to win the match; null: not worked out */
  luck: number | null;
  /** what is left of the result without luck; 0: an even match (docs/review.md) */
  skill: number | null;
};

/** What is promised for a day to come: the SHA-256 of the seed that its match will reveal. */
export type DailyCommitment = {
  /** a date, in UTC */
  day: string;
  commitment: string;
};

/** The deal of the day of one game. `places` and `bots` are told to who has finished it. */
export type DailyGame = {
  game: GameName;
  players: number;
  options: Record<string, Scalar>;
  /** of the bots at the table */
  level: Level;
  /** how many levels the game has */
  levels: number;
  /** SHA-256 of the seed */
  commitment: string;
  coming: DailyCommitment[];
  /** how many have finished it */
  finished: number;
  mine: MyDaily | null;
  places: DailyPlace[];
  /** the best first; they play after the first person */
  bots: DailyBot[];
  /** whether luck is still being taken out of somebody's match */
  measuring: boolean;
  /** from Monday on; whoever reached most levels first */
  week: DailyWeek[];
};

/** Today's deals. `until`: when the next ones begin. `streak`: days in a row on which I finished one. */
export type DailyInfo = {
  /** a date, in UTC */
  day: string;
  /** milliseconds since 1970 */
  until: number;
  streak: number;
  games: DailyGame[];
};

/** Somebody who has finished today's deal; seat 0 is theirs. */
export type DailyPlace = {
  place: number;
  name: string;
  colour: Colour;
  mine: boolean;
  totals: number[];
  /** how far ahead of the best of the others; below 0: behind */
  lead: number;
  /** of the cards, as a chance to win the match; null: not worked out */
  luck: number | null;
  /** what is left of the result without luck; 0: an even match (docs/review.md) */
  skill: number | null;
};

/** My table with today's deal: the cards are dealt, and seat 0 is mine. */
export type DailyTable = {
  code: string;
  link: string;
};

/**
 * Somebody's week: the days on which they have finished a deal, the levels they reached in all, and their
 * luck and skill on average over the days for which these are worked out.
 */
export type DailyWeek = {
  name: string;
  colour: Colour;
  mine: boolean;
  days: number;
  reached: number;
  /** of the cards, as a chance to win the match; null: not worked out */
  luck: number | null;
  /** what is left of the result without luck; 0: an even match (docs/review.md) */
  skill: number | null;
};

/** A table with the cards of a finished match. `seat` is to be taken: it was that of a person. */
export type DealTable = {
  id: string;
  code: string;
  link: string;
  seat: SeatNumber;
};

/** One decision. `loss` is in the unit of the game, `cost` as a chance to win the match. */
export type Decision = {
  move: number;
  seat: number;
  played: string;
  verdict: Verdict;
  best?: string;
  loss?: number;
  loss_error?: number;
  cost?: number;
  cost_error?: number;
  playouts?: number;
  why?: Why;
  why_not?: Why;
};

/** On disk. `number`: of the entry that did it; null where nothing is written down. */
export type Done = {
  number: number | null;
};

/** An entry that is being written. `number` is its place on the sheet, from 0. */
export type Draft = {
  number: number;
  points: number[];
  closer: number | null;
  winner: number | null;
};

/** Somebody who takes part, or a bot (`level`). */
export type EntrantInfo = {
  name: string;
  colour: Colour | null;
  level: Level | null;
  mine: boolean;
};

/** One round or game: what the game's scorepad wants to know of each player. */
export type Entry = {
  points: number[];
  closer: number | null;
};

/** What somebody has made of a game: matches, the points at their ends, and wins in a row. */
export type Figures = {
  game: GameName;
  played: number;
  won: number;
  /** points at the end of a match; of those that nobody gave up */
  mean: number | null;
  /** points; the lowest or the highest, as the game has it */
  best: number | null;
  /** matches won in a row, up to now */
  streak: number;
  /** the most that were ever won in a row */
  longest: number;
  /** where it was measured */
  luck?: MeasuredLuck;
};

/** The table after one move. `number` counts moves from 1; 0 is the deal, without seat and move. */
export type Frame = {
  number: number;
  seat: SeatNumber | null;
  move: string | null;
  /** what happened, as these eyes see it */
  events: GameEvent[];
  /** what everybody saw */
  view: View;
  /** what each seat that these eyes see had besides */
  hands: Own[];
  /** as the seat to move saw it, as text; null if it has none */
  position: string | null;
};

/** A game: what it is called, how many can play it, how a match is scored, its options, its bots. */
export type GameInfo = {
  game: GameName;
  title: string;
  fewest: number;
  most: number;
  /** with how many players it can be played in pairs */
  pairs: number[];
  /** what a match is made of */
  unit: "game" | "round";
  /** which total wins a match */
  wins: "highest" | "lowest";
  /** the option with the total at which a match ends; null: there is none */
  ends_with: string | null;
  /** whether who shares a screen must not see a player's cards */
  secret_hand: boolean;
  options: OptionInfo[];
  /** whether bots can adapt to people here, and handicaps are suggested */
  adapts: boolean;
  levels: LevelInfo[];
};

/**
 * A group as its members see it. Every match counts in which at least two of them sat, also before they
 * joined.
 */
export type GroupInfo = {
  /** of a group that I am in */
  id: string;
  name: string;
  /** whoever has it can join */
  link: string;
  /** who joined first comes first */
  members: GroupMember[];
  /** who asks */
  me: string;
  /** whether I may remove others: who joined first may */
  may_remove: boolean;
  /** by game; who has won most comes first */
  table: GroupStanding[];
  /** in order */
  months: GroupMonth[];
};

/** A match in which members met. Of the others, it is only told how many there were. */
export type GroupMatch = {
  /** of a finished match */
  id: string;
  game: GameName;
  /** milliseconds since 1970 */
  at: number;
  members: MemberResult[];
  others: number;
  /** null: it was with real cards */
  link: string | null;
};

/** Somebody who has joined. */
export type GroupMember = {
  person: PersonInfo;
  /** milliseconds since 1970 */
  joined: number;
};

/** The same for one month. */
export type GroupMonth = {
  /** a month, in UTC */
  month: string;
  game: GameName;
  /** a person's id */
  person: string;
  played: number;
  won: number;
};

/** A score sheet of real cards in a group. `mine`: I have put it there. */
export type GroupSheetInfo = {
  /** of a shared score sheet */
  id: string;
  game: GameName;
  /** milliseconds since 1970 */
  at: number;
  mine: boolean;
  seats: SheetSeatInfo[];
};

/** What a member has made of the matches with other members. `rating`: null if none was against them. */
export type GroupStanding = {
  /** a person's id */
  person: string;
  figures: Figures;
  rating: RatingInfo | null;
};

/**
 * A move, the chance to win after it with a 95 % interval, and why; `alike` come to the same.
 *
 * There are no chances in the first minutes of a server whose code is still being compiled. `score` is
 * what this seat will have in this round, if the game can say. `lead` is how many points better that is than
 * what the others have on average, if moves are ordered by it; null if they are ordered by the chance.
 * All by what the seat sees, nothing else.
 */
export type HintInfo = {
  move: string;
  alike: string[];
  chance: number | null;
  low: number | null;
  high: number | null;
  score: number | null;
  reason: string;
  sentence: string;
  details: Record<string, Scalar | number>;
  lead: number | null;
};

/** Where a link leads. `group`: I am in it already. */
export type Invitation = {
  name: string;
  members: number;
  /** of a group that I am in */
  group: string | null;
};

/** For those who are to join. */
export type InvitationLink = {
  link: string;
};

/** A bot that can be played against. One that is compiled cannot play in a page without a server. */
export type LevelInfo = {
  number: Level;
  name: string;
  description: string;
  compiled: boolean;
};

/** A group that I am in. */
export type ListedGroup = {
  /** of a group that I am in */
  id: string;
  name: string;
  members: number;
  /** milliseconds since 1970 */
  created: number;
};

/** A finished match; `link` is its page. */
export type ListedRecord = {
  id: string;
  game: GameName;
  /** milliseconds since 1970 */
  at: number;
  /** names, by seat, as in the record */
  seats: string[];
  players: MatchPlayer[];
  totals: number[];
  /** seats */
  winners: number[];
  link: string;
  /** the seats that I had */
  mine: number[];
  /** the seat that gave the match up, if one did */
  resigned: number | null;
  /** with real cards: `id` is that of a score sheet, `link` its group */
  real: boolean;
  /** its cards could be known: it counts nowhere */
  casual: boolean;
  /** mine, as a chance to win the match, if a review has measured it */
  luck?: number;
};

/** Who plays there: somebody, a bot (`level`), or nobody yet (no name). */
export type ListedSeat = {
  name: string;
  colour: Colour;
  level: Level | null;
  mine: boolean;
};

/** A public table. */
export type ListedTable = {
  id: string;
  code: string;
  game: GameName;
  phase: Phase;
  players: number;
  /** seats that people have */
  people: number;
  /** seats that bots have */
  bots: number;
  options: Record<string, Scalar>;
  /** milliseconds since 1970 */
  touched: number;
};

/** One of mine in a list. */
export type ListedTournament = {
  /** of a tournament */
  id: string;
  game: GameName;
  system: "round_robin" | "swiss";
  phase: "gathering" | "over" | "playing";
  entrants: number;
  round: number;
  rounds: number;
  /** milliseconds since 1970 */
  touched: number;
};

/** An address to write to, once whoever reads it has confirmed it. */
export type Mail = {
  kind: "mail";
  address: string;
};

/** Who had a seat: somebody, a bot (`level`) or a program. A name that was forgotten is “—”. */
export type MatchPlayer = {
  name: string;
  colour: Colour;
  level?: Level;
  program?: boolean;
};

/** Somebody as they see themselves. */
export type Me = {
  id: string;
  name: string;
  colour: Colour;
  language: Language;
  /** milliseconds since 1970 */
  created: number;
};

/** `secret` proves who you are, as `Authorization: Bearer …`: keep it. Null: you have one already. */
export type MeAndSecret = {
  person: Me;
  secret: string | null;
};

/** What reviews have found of luck in some matches, as a chance to win one. */
export type MeasuredLuck = {
  /** that were reviewed */
  matches: number;
  mean: number;
  /** half of its 95 % interval; null below 3 matches */
  error: number | null;
};

/** How a member fared in a match. */
export type MemberResult = {
  /** a person's id */
  person: string;
  /** null: somebody gave the match up */
  points: number | null;
  won: boolean;
};

/** Where I am told that it is my turn, and what this server can do. */
export type MyChannels = {
  channels: ChannelInfo[];
  /** `applicationServerKey` for a browser's subscription */
  push_key: string;
  /** whether this server sends mail */
  mail: boolean;
};

/** My try at today's deal. What follows `code` is empty until it is finished. */
export type MyDaily = {
  /** of the table */
  code: string;
  /** of a finished match */
  record: string | null;
  totals: number[];
  won: boolean;
  /** among all who have finished it */
  place: number | null;
  /** how many of `bots` were not better */
  reached: number | null;
};

/** Where I play in the round that goes on. */
export type MyPlace = {
  /** of my table */
  code: string;
  over: boolean;
};

/**
 * A table at which I have a seat. `waiting`: the seats that the game waits for, null if that is not known
 * just now; `since` when. `phase` is `over` if I have not seen how the match ended.
 */
export type MyTable = {
  id: string;
  code: string;
  game: GameName;
  phase: Phase;
  seats: ListedSeat[];
  waiting: number[] | null;
  /** milliseconds since 1970 */
  since: number;
  /** by seat; empty before a match */
  totals: number[];
  /** games or rounds that are finished */
  games: number;
  /** milliseconds since 1970 */
  touched: number;
  /** what has happened since I looked, in my language */
  news: string[];
};

/** Where I want a word when it is my turn. */
export type NewChannel = {
  target: Push | Ntfy | Webhook | Mail;
};

/** In the place of all secrets before. */
export type NewSecret = {
  secret: string;
};

/** A score sheet that is shared from now on. `link` is for those who look; `key` is for changing it. */
export type NewSheet = {
  /** of a shared score sheet */
  id: string;
  /** for changing a shared sheet */
  key: string;
  link: string;
  /** counts the changes of a sheet */
  version: number;
};

/** A table that was just opened; `link` is for friends. */
export type NewTable = {
  id: string;
  code: string;
  link: string;
};

/** A tournament, open for everybody who has the link. */
export type NewTournament = {
  /** of a tournament */
  id: string;
  link: string;
};

/** A topic of an ntfy server: `https://ntfy.example/topic`. */
export type Ntfy = {
  kind: "ntfy";
  url: string;
};

/** What an option can be with this many players: one of `values`, or a number from `least` to `most`. */
export type OptionChoices = {
  players: number;
  default: Scalar;
  values: Scalar[] | null;
  least: number | null;
  most: number | null;
};

/** An option of a game; `nullable`: it can also be null. */
export type OptionInfo = {
  name: string;
  kind: "choice" | "handicap" | "number" | "switch";
  /** the id of the rule that it is about */
  rule: string;
  nullable: boolean;
  /** of a number: what a form can offer; others will do */
  offered: Scalar[];
  /** what another option must be, else this one means nothing; `given`: not null */
  needs: Record<string, Scalar>;
  choices: OptionChoices[];
};

/** A recovery phrase. It lets anybody who knows it become this person. */
export type Phrase = {
  phrase: string;
};

/** What is played, and how. `options` are the game's own; left out, they have the rule sheet's values. */
export type Plan = {
  game: GameName;
  /** at each table */
  players: number;
  options: Record<string, Scalar>;
  /** round_robin: everybody meets everybody, two at a table */
  system: "round_robin" | "swiss";
  /** of Swiss; a round robin has one less than players */
  rounds: number;
  /** of bots that fill tables, and play for who is gone */
  level: Level;
  /** seconds for a turn */
  clock: number;
  /** seconds until a bot plays for an absent player, at least 15 */
  grace: number;
  /** seconds between two rounds */
  pause: number;
};

/** What a match was for one seat: start + luck + skill = result. */
export type Player = {
  name: string;
  start: number;
  luck: number;
  skill: number;
  result: number;
  cost: number;
  decisions: number;
  verdicts: Record<string, number>;
  moments: number[];
};

/** Which seat a program gets, and how long it may think about a move. */
export type ProgramSeat = {
  seat: SeatNumber;
  /** milliseconds for a move */
  ms?: number;
};

/** For a program, once: with `token` it can play this seat. `link` has both, for `tablee sit`. */
export type ProgramToken = {
  token: string;
  link: string;
  /** of the entry that did it */
  number: number;
};

/** Web Push, as a browser's `PushSubscription` has it. */
export type Push = {
  kind: "push";
  endpoint: string;
  p256dh: string;
  auth: string;
};

/** What its seat sees, and which moves are right. The reason is that of a hint. */
export type PuzzleInfo = {
  position: string;
  /** how many of the bots' levels below the champion miss it */
  grade: number;
  view: View;
  right: string[];
  wrong: WrongMoves[];
  reason: string;
  sentence: string;
  details: Record<string, Scalar | number>;
  /** what a loss is counted in */
  unit: "chance" | "points";
};

/** The hours in which nothing is sent, by the clocks of a place. */
export type Quiet = {
  /** such as 22:00 */
  begin: string;
  /** such as 22:00 */
  end: string;
  /** such as Europe/Paris */
  zone: string;
};

/**
 * An estimate of strength, by OpenSkill: everybody begins at 25. In 19 of 20 cases the true value is not
 * further away than `within`.
 */
export type RatingInfo = {
  value: number;
  /** two standard deviations */
  within: number;
};

/** One game or round of a finished match, move by move. */
export type Replay = {
  game: GameName;
  /** names, by seat, as in the record */
  seats: string[];
  players: MatchPlayer[];
  /** how many the match has */
  games: number;
  index: number;
  /** before this one, by seat */
  totals: number[];
  frames: Frame[];
};

/** Luck and skill in one match. `chances`, `luck` and `skill` have an item for the deal and each move. */
export type Review = {
  format: string;
  game: string;
  seats: string[];
  unit: string;
  thresholds: Record<string, number>;
  games: number[];
  chances: number[][];
  luck: number[][];
  skill: number[][];
  decisions: Decision[];
  players: Player[];
};

/** A round: the same cards at every table. `seed` is told when it is over. */
export type RoundInfo = {
  commitment: string;
  seed: string | null;
  /** none before it begins */
  tables: RoundTable[];
};

/** A table of a round. While others play the same cards, it has no `record`. */
export type RoundTable = {
  /** who sits where */
  seats: number[];
  over: boolean;
  /** by seat, once it is over */
  totals: number[];
  winners: number[];
  /** by seat, against the tables that are over */
  points: number[];
  /** of a finished match */
  record: string | null;
};

/** How somebody stands: by `points` of `top`, then `won`, then `lead`. */
export type ScoreInfo = {
  /** of an entrant, from 0, in the order of `entrants` */
  entrant: number;
  place: number;
  /** two for everybody in this seat who did worse, one for a draw */
  points: number;
  /** as many points as there could have been */
  top: number;
  /** matches */
  won: number;
  /** how far ahead of the best of the others; below 0: behind */
  lead: number;
};

/** What the answer to `POST /api/me`, or a `welcome`, said is to be kept. */
export type Secret = {
  secret: string;
};

/** What everybody may know of this server. */
export type ServerStatistics = {
  tables: number;
  playing: number;
  people: number;
  /** finished ones, by game */
  matches: Record<string, number>;
};

/** Everything on the sheet. Changed by the functions below, which give a new one. */
export type Sheet = {
  game: string;
  names: string[];
  limit: number | null;
  partners: boolean;
  first_dealer: number;
  entries: Entry[];
  draft: Draft | null;
};

/** The sheet as it is now, made from `version` of it. */
export type SheetChange = {
  /** for changing a shared sheet */
  key: string;
  /** counts the changes of a sheet */
  version: number;
  sheet: Sheet;
};

/** A shared score sheet as it is now. */
export type SheetInfo = {
  /** counts the changes of a sheet */
  version: number;
  sheet: unknown;
  /** milliseconds since 1970 */
  touched: number;
};

/**
 * Somebody on a score sheet. `person`: the member who said "that was me"; `likely`: it is my name that
 * stands there, on a sheet that I have added. No other name is shown.
 */
export type SheetSeatInfo = {
  /** a person's id */
  person: string | null;
  points: number;
  won: boolean;
  likely: boolean;
};

/** A score sheet as `tablee score` keeps it in files. */
export type SheetToShare = {
  format: "tablee-sheet/1";
  sheet: Sheet;
};

/** On disk, as this version. */
export type SheetWritten = {
  /** counts the changes of a sheet */
  version: number;
};

/** Who sits where, by the level of the bots that they play like, and what is played. */
export type Strengths = {
  game: GameName;
  /** one for each seat */
  levels: Level[];
  options?: Record<string, Scalar>;
};

/** Values for the game's handicaps, as text: a number for each seat, or nothing. */
export type Suggested = {
  /** the first of them, such as `0/10`; empty if nobody needs one or nothing is known */
  handicap: string;
  /** all of them by name: some games have a coarse and a fine one */
  options: Record<string, string>;
};

/** A tournament as everybody may see it. */
export type TournamentInfo = {
  /** of a tournament */
  id: string;
  version: number;
  phase: "gathering" | "over" | "playing";
  plan: Plan;
  host: string;
  /** whether it is mine */
  hosting: boolean;
  /** as many can take part */
  most: number;
  entrants: EntrantInfo[];
  /** the best first */
  standings: ScoreInfo[];
  rounds: RoundInfo[];
  mine: MyPlace | null;
  /** when the next round begins */
  next_at: number | null;
};

/** `join` and `leave` until it begins; who has made it may `begin` and `end` it. */
export type TournamentWish = {
  do: "begin" | "end" | "join" | "leave";
};

/** From good to bad. */
export type Verdict = "best" | "blunder" | "close" | "fine" | "inaccuracy" | "mistake";

/** An address that is sent JSON with the text, also as Discord, Slack and Matrix expect it. */
export type Webhook = {
  kind: "webhook";
  url: string;
};

/** What the answer to `POST /api/sheets` said is to be kept. */
export type WhoseSheet = {
  /** for changing a shared sheet */
  key: string;
};

/** One true thing about a move, as hints tell it. */
export type Why = {
  code: string;
  sentence: string;
  details: Record<string, Scalar | number>;
};

/** The matches in which I met somebody. `figures` are mine, `lost` is how many of them they have won. */
export type WithOther = {
  person: PersonInfo;
  figures: Figures;
  lost: number;
};

/** Moves that come to the same, and what they lose: of the chance to win, or points of lead. */
export type WrongMoves = {
  loss: number;
  moves: string[];
};
