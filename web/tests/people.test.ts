/** The others at the table: what a table can be, who is muted, what is asked before a move is taken back. */
import { cleanup, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";

import { allows, catalogue, fitted } from "../src/game/catalogue.svelte";
import { muted } from "../src/people/muted.svelte";
import { keep } from "../src/lib/storage";
import Absence from "../src/table/Absence.svelte";
import OptionField from "../src/table/OptionField.svelte";
import Talk from "../src/people/Talk.svelte";
import TurnClock from "../src/table/TurnClock.svelte";
import UndoRequest from "../src/table/UndoRequest.svelte";
import type { PersonInfo, SeatInfo, Settings, TableInfo } from "../src/lib/protocol";
import { table } from "../src/lib/table.svelte";
import { need, speak } from "../src/lib/words.svelte";
import Lobby from "../src/table/Lobby.svelte";
import MannerButtons from "../src/games/skipbo/Buttons.svelte";
import SeatPlate from "../src/game/SeatPlate.svelte";
import type { GameInfo } from "../src/lib/http";

beforeAll(async () => {
  await speak("en");
  await need("people");
});
beforeEach(() => {
  localStorage.clear();
  table.person = ADA;
  table.spoken = [];
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const ADA: PersonInfo = { id: "ada", name: "Ada", colour: "teal" };
const BO: PersonInfo = { id: "bo", name: "Bo", colour: "red" };
const seat = (person: PersonInfo | null, more: Partial<SeatInfo> = {}): SeatInfo => ({
  person, owner: person?.id ?? null, level: null, ready: false, presence: person ? "here" : null, program: null, bot: null, colour: person?.colour ?? "blue", holiday: null, adaptive: false, hints_left: null, ...more,
});
const info = (more: Partial<TableInfo> = {}): TableInfo => ({
  id: "t", code: "ABC123", phase: "gathering", host: "ada", spectators: 0, others: [], commitment: "", match: null, undo: null, turn_ends: null, seat_request: null, what_if: null, from_device: false, tournament: null,
  settings: { game: "skyjo", players: 2, options: { limit: 50 }, public: false, chat: true, undo: true, hints: true, hint_limits: "", clock: null, grace: 60, stand_in: 3 },
  seats: [seat(ADA), seat(BO)],
  ...more,
});

const choices = (players: number, rest: object) => ({ players, default: null, values: null, least: null, most: null, ...rest });
const GAME: GameInfo = {
  game: "skipbo", title: "Skip-Bo", unit: "game", wins: "highest", ends_with: "target", secret_hand: true, fewest: 2, most: 4, levels: [], adapts: false, pairs: [4],
  options: [
    { name: "partners", kind: "switch", rule: "", nullable: false, offered: [], needs: {}, choices: [choices(2, { values: [false] }), choices(4, { values: [false, true] })] },
    { name: "stock_size", kind: "number", rule: "", nullable: false, offered: [], needs: {}, choices: [choices(2, { default: 30, least: 1, most: 30 }), choices(4, { default: 30, least: 1, most: 27 })] },
    { name: "target", kind: "number", rule: "", nullable: true, offered: [300, null, 100, 200], needs: {}, choices: [choices(2, { default: 500, least: 1 }), choices(4, { default: 500, least: 1 })] },
  ],
};

test("an option is what the server says it can be", () => {
  const [partners, size, target] = GAME.options;
  expect(allows(partners!, true, 2)).toBe(false);
  expect(allows(partners!, true, 4)).toBe(true);
  expect(allows(size!, 28, 4)).toBe(false);
  expect(allows(target!, null, 2)).toBe(true);
  expect(allows(size!, null, 2)).toBe(false);
});

test("wishes that another number of players cannot have are dropped", () => {
  const wish = { game: "skipbo", players: 9, options: { partners: true, stock_size: 30, target: 100 } } as unknown as Settings;
  expect(fitted(wish, GAME)).toMatchObject({ players: 4, options: { partners: true, target: 100 } });
});

test("an option shows its values by name, with a hint", () => {
  render(OptionField, { game: "skipbo", option: GAME.options[2]!, players: 2, value: null, names: [], onchange: () => undefined });
  const field = screen.getByRole<HTMLSelectElement>("combobox", { name: "Length of the match" });
  expect([...field.options].map((each) => each.label || each.textContent)).toEqual([
    "A single game", "100 points", "200 points", "300 points", "500 points", "Another number…",
  ]);
  expect(screen.getByText("Games are played until somebody has this many points.")).toBeTruthy();
});

test("what a table waits for is said", () => {
  const { rerender } = render(Lobby, { info: info({ seats: [seat(ADA), seat(null)] }) });
  expect(screen.getByText("1 seat is still empty.")).toBeTruthy();
  void rerender({ info: info() });
  flushSync();
  expect(screen.getByText("Waiting for Bo to be ready.")).toBeTruthy();
  void rerender({ info: info({ seats: [seat(ADA), seat(BO, { ready: true })] }) });
  flushSync();
  expect(screen.getByText("All set. You can deal.")).toBeTruthy();
});

test("to fill with bots takes the level of the bot that sits there", () => {
  const ask = vi.spyOn(table, "ask").mockResolvedValue(null);
  render(Lobby, { info: info({ seats: [seat(ADA), seat(null, { level: 5, bot: "Brio" }), seat(null)] }) });
  screen.getByRole("button", { name: "Fill with bots" }).click();
  expect(ask).toHaveBeenCalledExactlyOnceWith({ type: "bot", seat: 2, level: 5 });
});

test("the first bots at a table are as strong as was chosen on the start page", () => {
  const ask = vi.spyOn(table, "ask").mockResolvedValue(null);
  keep("wish", { level: 4 });
  render(Lobby, { info: info({ seats: [seat(ADA), seat(null)] }) });
  screen.getByRole("button", { name: "Fill with bots" }).click();
  expect(ask).toHaveBeenCalledExactlyOnceWith({ type: "bot", seat: 1, level: 4 });
});

test.each([
  [null, "Give up"],
  [86_400, "Take a break or give up"],
])("with a clock of %s a match offers: %s", (clock, expected) => {
  render(Absence, { info: info({ phase: "playing", settings: { ...info().settings, clock } }), onover: () => undefined });
  expect(screen.queryByText("Take a break or give up") !== null).toBe(expected !== "Give up");
  expect(screen.getByRole("button", { name: "Give up" }).closest("details") !== null).toBe(expected !== "Give up");
});

test("where partners play, each seat says with whom, and one can take another", () => {
  const ask = vi.spyOn(table, "ask").mockResolvedValue({ type: "ack", id: "1", number: 1 });
  const settings = { ...info().settings, players: 4, options: { partners: true } };
  render(Lobby, { info: info({ settings, seats: [seat(ADA), seat(BO), seat(null, { level: 2, bot: "Rondo" }), seat(null)] }) });
  expect(screen.getByText("Plays with Rondo")).toBeTruthy();
  screen.getAllByRole("button", { name: "Sit here" })[1]!.click();
  expect(ask).toHaveBeenCalledWith({ type: "stand", seat: 0 });
});

test("a request to take back a move names who asks, and is answered", () => {
  const ask = vi.spyOn(table, "ask").mockResolvedValue(null);
  render(UndoRequest, { info: info({ undo: { seat: 1, waiting: ["ada"] } }) });
  expect(screen.getByRole("alert").textContent).toContain("Bo would like to take back the last move.");
  screen.getByRole("button", { name: "No, it stays" }).click();
  expect(ask).toHaveBeenCalledWith({ type: "answer", agree: false });
});

test("who asked sees whose answer is missing", () => {
  render(UndoRequest, { info: info({ undo: { seat: 0, waiting: ["bo"] } }) });
  expect(screen.getByRole("alert").textContent).toContain("Waiting for Bo.");
  expect(screen.queryByRole("button")).toBeNull();
});

test("words that nobody has read are counted, one's own are not", () => {
  render(Talk, { info: info() });
  table.spoken = [
    { type: "said", person: BO, text: "Hi", at: 1 },
    { type: "reacted", person: ADA, reaction: "hello", at: 2 },
  ];
  flushSync();
  expect(screen.getByRole("button", { name: "Chat, 1 new" })).toBeTruthy();
});

test("who is muted is not heard, and the server is told", () => {
  const ask = vi.spyOn(table, "ask").mockResolvedValue(null);
  render(Talk, { info: info() });
  muted.set("bo", true);
  table.spoken = [{ type: "said", person: BO, text: "Hi", at: 1 }];
  flushSync();
  expect(ask).toHaveBeenCalledWith({ type: "mute", person: "bo", muted: true });
  expect(screen.getByRole("button", { name: "Chat" })).toBeTruthy();
  expect(screen.queryByText("Hi")).toBeNull();
  muted.set("bo", false);
});

test("the clock goes by the server's", () => {
  vi.useFakeTimers({ now: 1_000_000 });
  table.clockSkew = 5000;
  render(TurnClock, { ends: 1_070_000, whole: 90 });
  expect(screen.getByRole("timer").textContent).toContain("1:05");
  table.clockSkew = 0;
});

test("manners are moves, and of several to call one is chosen", async () => {
  const made: string[] = [];
  render(MannerButtons, { moves: ["+", "!1", "!2"], names: { names: ["Ada", "Bo", "Cy"], own: [0] }, onmove: (move: string) => made.push(move) });
  screen.getByRole("button", { name: "Draw one too many" }).click();
  screen.getByRole("button", { name: "Call it!" }).click();
  flushSync();
  screen.getByRole("button", { name: "Cy" }).click();
  expect(made).toEqual(["+", "!2"]);
});

test("a plate says who is away, and that a bot plays for them", () => {
  render(SeatPlate, { seat: seat(BO, { presence: "stand_in" }), name: "Bo", turn: false });
  expect(screen.getByText("Away; a bot is standing in")).toBeTruthy();
});

const PROGRAM = { name: "Twenty lines", by: "ada", ms: 2000, fault: null, out: false };

test("a program's seat shows its name, that it is a program, and whether it is waited for", () => {
  const program = seat(null, { level: 3, presence: "here", program: PROGRAM });
  const { rerender } = render(Lobby, { info: info({ seats: [seat(ADA), program] }) });
  expect(screen.getByText("Twenty lines")).toBeTruthy();
  expect(screen.getByText("Program")).toBeTruthy();
  expect(screen.queryByText(/Waiting for the program/)).toBeNull();
  const waiting = seat(null, { level: 3, presence: "stand_in", program: { ...PROGRAM, name: "" } });
  void rerender({ info: info({ seats: [seat(ADA), waiting] }) });
  flushSync();
  expect(screen.getByText("Waiting for the program; a bot plays until it comes")).toBeTruthy();
});

test("a plate marks a program, and says when it was sent away too often", () => {
  const program = seat(null, { level: 3, presence: "stand_in", program: { ...PROGRAM, out: true } });
  render(SeatPlate, { seat: program, name: "Twenty lines", turn: false });
  expect(screen.getByText("Program")).toBeTruthy();
  expect(screen.getByText("Sent away too often; a bot plays on")).toBeTruthy();
});

async function chooseProgram(): Promise<void> {
  (await screen.findByRole("button", { name: "Fill seat 2" })).click();
  (await screen.findByRole("button", { name: "A program of mine…" })).click();
}

test("a bot is chosen by name: one of each level, and nobody who sits there already", async () => {
  const ask = vi.spyOn(table, "ask").mockResolvedValue(null);
  catalogue.games = [{ ...GAME, game: "skyjo", levels: ([1, 2] as const).map((number) => ({ number, name: "", description: "", compiled: false })) }];
  render(Lobby, { info: info({ seats: [seat(ADA), seat(null, { level: 2, bot: "Rondo" }), seat(null)] }) });
  (await screen.findByRole("button", { name: "Fill seat 3" })).click();
  expect(await screen.findByRole("button", { name: /Sparrow · level 1/ })).toBeTruthy();
  const robin = screen.getByRole("button", { name: /Robin · level 2/ });
  const name = robin.querySelector("strong")!.textContent;
  expect(name).not.toBe("Rondo");
  robin.click();
  expect(ask).toHaveBeenCalledExactlyOnceWith({ type: "bot", seat: 2, level: 2, name });
});

test("who gives a seat to a program is shown what to run", async () => {
  const given = { token: "token", link: "http://by-another-name/t/ABC123#bot=token", number: 3 };
  const fetched = vi.spyOn(globalThis, "fetch").mockResolvedValue(Response.json(given, { status: 201 }));
  render(Lobby, { info: info({ code: "ABC123", seats: [seat(ADA), seat(null)] }) });
  await chooseProgram();
  const line = await screen.findByLabelText<HTMLTextAreaElement>("A program for seat 2", { selector: "textarea" });
  expect(line.value).toBe(`tablee sit '${location.origin}/t/ABC123#bot=token' --bot ./mybot`);
  expect(fetched.mock.calls[0]![0]).toBe("api/tables/t/bots");
  expect(JSON.parse(String(fetched.mock.calls[0]![1]!.body))).toEqual({ seat: 1 });
});

test("a seat that a program cannot have stays as it was, and the reason is shown", async () => {
  const refusal = { type: "refusal", id: null, code: "seat_taken", kind: "table", rule: "", given: "1", sentence: "", details: {} };
  vi.spyOn(globalThis, "fetch").mockResolvedValue(Response.json(refusal, { status: 409 }));
  render(Lobby, { info: info({ seats: [seat(ADA), seat(null)] }) });
  await chooseProgram();
  await vi.waitFor(() => expect(table.refusal?.code).toBe("seat_taken"));
  expect(screen.queryByRole("dialog")).toBeNull();
  table.understood();
});
