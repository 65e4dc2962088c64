/**
 * What happened and why not, as sentences: the values of the messages in games.ftl, made as that file says.
 */
import type { FluentVariable } from "@fluent/bundle";

import { Refused } from "./connection";
import type { GameEvent, GameName, Refusal, RefusalKind, SeatInfo, TableInfo } from "./protocol";
import { language, listed, said, say } from "./words.svelte";

type Values = Record<string, FluentVariable>;

/** Who sits where, as one reader is told. */
export interface Names {
  names: string[];
  /** the reader's own seats; alone at the device, they are "you" */
  own: number[];
  /** what is played */
  game?: GameName;
}

export const NOBODY: Names = { names: [], own: [] };

export function namesOf(info: TableInfo, own: number[]): Names {
  return { names: seatNames(info), own, game: info.settings.game };
}

/** A name for each seat; of equal ones, the second is called "Ada 2". */
export function seatNames(info: TableInfo): string[] {
  const seen = new Map<string, number>();
  return info.seats.map((seat) => {
    const name = nameOf(seat);
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count === 1 || !(seat.person || seat.level !== null) ? name : `${name} ${count}`;
  });
}

/** Somebody's name, a program's, a bot's, or that nobody sits there. */
export function nameOf(seat: SeatInfo): string {
  if (seat.person) return seat.person.name;
  if (seat.program?.name) return seat.program.name;
  return seat.level === null ? say("seat-empty") : (seat.bot ?? say(`level-${seat.level}`));
}

/** "Robin · level 2". */
export function botKind(level: number): string {
  return say("bot-kind", { kind: say(`level-${level}`), level });
}

/** Of a program's seat: whether it is there. Null for all others, and while there is nothing to say. */
export function programState(seat: SeatInfo): string | null {
  if (!seat.program || seat.presence === "here") return null;
  return say(seat.program.out ? "program-out" : "program-waiting");
}

const FIRST = ["seat", "dealer"];
const SECOND = ["owner", "called", "instead_of", "goes_on", "doubled"];
const FACES = ["card", "out", "discard", "number", "needed"];
const COUNTED = ["pile", "from_pile"];

/** One sentence for an event. Null if it is of a kind that nobody here can tell. */
export function tell(event: GameEvent, names: Names): string | null {
  const game = names.game ?? "";
  const told = said(`event-${game}-${event.event}`, eventValues({ ...event }, names));
  return told ?? (hasWords(game) ? null : plainEvent({ ...event }, names));
}

/** Whether the words of a game are known here; a plug-in brings none. */
export function hasWords(game: GameName): boolean {
  return said(`game-${game}`) !== null;
}

/** A name of a program as people write it: "hand_counts" is "Hand counts". */
export function plainName(name: string): string {
  const words = name.replaceAll("_", " ").trim();
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

/** Numbers under these names are seats, in events and views of any game. */
const SEATS = new Set([...FIRST, ...SECOND, "turn", "leader", "starter", "closer", "winner", "winners", "partner"]);

/** What is known without words: "Ada: Played · Card 7". How it ended the score sheet says. */
function plainEvent({ event, seat, reason: _reason, ...fields }: Record<string, unknown>, names: Names): string {
  const whose = typeof seat === "number" ? `${nameAt(seat, names)}: ` : "";
  const values = Object.entries(fields).map(([key, value]) => `${plainName(key)} ${plainValue(key, value, names)}`);
  return whose + [plainName(String(event)), ...values].join(" · ");
}

/** A value of a view or an event without words of its own. */
export function plainValue(key: string, value: unknown, names: Names): string {
  if (key === "scores" && Array.isArray(value)) return playerValues(value.map(points), names);
  if (Array.isArray(value)) return value.map((each) => plainValue(key, each, names)).join(", ") || "–";
  if (SEATS.has(key) && typeof value === "number") return nameAt(value, names);
  if (value === null || value === undefined) return "–";
  if (typeof value === "boolean") return say(value ? "yes" : "no");
  if (typeof value === "object") return Object.entries(value).map(([name, each]) => `${plainName(name)} ${plainValue(name, each, names)}`).join(", ");
  return typeof value === "number" ? points(value) : value === "?" ? "?" : plainName(String(value));
}

function nameAt(seat: number, names: Names): string {
  return isYou(seat, names) ? say("seat-you") : (names.names[seat] ?? String(seat + 1));
}

function eventValues(fields: Record<string, unknown>, names: Names): Values {
  const values: Values = { cards: "none", card: "none", who: "none", whom: "none", stock_sizes: "none" };
  const first = FIRST.map((key) => fields[key]).find((seat) => typeof seat === "number") as number | undefined;
  for (const [key, value] of Object.entries(fields)) Object.assign(values, eventValue(key, value, first, names));
  if (Array.isArray(fields["scores"])) {
    values["scores"] = playerValues(fields["scores"].map((score: number, seat) => pointsOrSum(score, seat === fields["doubled"])), names);
  }
  return values;
}

function eventValue(key: string, value: unknown, first: number | undefined, names: Names): Values {
  if (FIRST.includes(key)) return person("player", "who", value as number | null, undefined, names);
  if (SECOND.includes(key)) return person("other", "whom", value as number | null, first, names);
  if (FACES.includes(key)) return face(key, value as number | string | null);
  if (COUNTED.includes(key)) return { [key]: typeof value === "number" ? value + 1 : "none" };
  if (key === "column") return { column: "abcd"[value as number] ?? "" };
  if (key === "cards" && Array.isArray(value)) return { cards: value.map((each) => (value.length === 1 ? say("card-a", { face: each }) : faceText(each))).join(", ") };
  if (key === "tops") return { tops: playerValues((value as (number | string)[]).map(faceText), names) };
  if (key === "stock_sizes") return { stock_sizes: (value as number[]).length > 0 ? playerValues((value as number[]).map(String), names) : "none" };
  if (key === "winners") return winners(value as number[], names);
  return { [key]: plain(value) };
}

function person(name: string, relation: string, seat: number | null, first: number | undefined, names: Names): Values {
  if (seat === null) return { [name]: "", [relation]: "none" };
  const whose = seat === first ? "self" : isYou(seat, names) ? "you" : "other";
  return { [name]: names.names[seat] ?? "", [relation]: whose };
}

/** Several people at one device are each called by their name. */
function isYou(seat: number, { own }: Names): boolean {
  return own.length === 1 && own[0] === seat;
}

function face(key: string, card: number | string | null): Values {
  if (card === null) return { [key]: "none" };
  const wild: Values = key === "card" ? { wild: card === "W" ? "yes" : "no" } : {};
  return { [key]: faceText(card), [`a_${key}`]: say("card-a", { face: card }), ...wild };
}

/** A card's face in words: −2, 7, Skip-Bo. */
export function faceText(card: number | string): string {
  return say("card", { face: card });
}

function playerValues(all: string[], names: Names): string {
  return all
    .map((value, seat) => say("player-value", { who: isYou(seat, names) ? "you" : "other", player: names.names[seat] ?? "", value }))
    .join(", ");
}

function winners(seats: number[], names: Names): Values {
  const mine = seats.filter((seat) => isYou(seat, names));
  const others = seats.filter((seat) => !isYou(seat, names)).map((seat) => names.names[seat] ?? "");
  const won = mine.length > 0 ? (others.length > 0 ? "with_others" : "you") : WON[Math.min(seats.length, 2)]!;
  return { won, winners: listed(seats.map((seat) => names.names[seat] ?? "")), others: listed(others) };
}

const WON = ["nobody", "one", "several"];

function plain(value: unknown): FluentVariable {
  if (value === null || value === undefined) return "none";
  if (typeof value === "boolean") return value ? "yes" : "no";
  return typeof value === "number" ? value : String(value);
}

/** Refusals that the rules of a game have made. */
const OF_GAMES: readonly RefusalKind[] = ["malformed", "out_of_turn", "illegal", "setup"];

/** Why something was not done, in the reader's language; in the server's words if it has none for it. */
export function why(refusal: Refusal, names: Names): string {
  if (OF_GAMES.includes(refusal.kind) && names.game !== undefined && !hasWords(names.game)) return refusal.sentence;
  const values: Values = {
    given: refusal.given,
    game: names.game ?? "",
    ...seatOf(refusal),
  };
  for (const [key, value] of Object.entries(refusal.details)) {
    if (key === "turn") values["player"] = names.names[value as number] ?? "";
    else if (key === "seat") values["seat"] = Number(value) + 1;
    else if (key === "allowed") values["allowed"] = String(value).replaceAll(" or ", ", ");
    else if (FACES.includes(key)) Object.assign(values, face(key, value as number | string | null));
    else values[key] = plain(value);
  }
  return said(`refusal-${refusal.code}`, values) ?? refusal.sentence;
}

/** What went wrong when something was asked of the server. */
export function problem(error: unknown, names: Names = NOBODY): string {
  return error instanceof Refused ? why(error.refusal, names) : say("not-connected");
}

function seatOf(refusal: Refusal): Values {
  return /^\d+$/.test(refusal.given) ? { seat: Number(refusal.given) + 1 } : {};
}

/** Whose turn it is, or what is to be done now. */
export function standing(message: string, seat: number | null, names: Names): string {
  return say(message, person("player", "who", seat, undefined, names));
}

/** A number of points with its sign, as the language writes it. */
export function points(value: number): string {
  return new Intl.NumberFormat(language()).format(value).replace("-", "−");
}

/** The same; of points that were doubled, also how they came about: 34 × 2 = 68. */
export function pointsOrSum(value: number, doubled: boolean): string {
  return doubled ? `${points(value / 2)} × 2 = ${points(value)}` : points(value);
}
