import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test } from "vitest";

import type { Lesson } from "../src/game/client";
import { MoveInput } from "../src/game/move_input.svelte";
import skipbo from "../src/games/skipbo";
import type { View as SkipboView } from "../src/games/skipbo/protocol";
import type { View } from "../src/games/skyjo/protocol";
import type { FromServer, Happened, Own, Refusal, SeatInfo, Settings, Snapshot, TableInfo } from "../src/lib/protocol";
import { Refused } from "../src/lib/connection";
import { settings } from "../src/lib/settings.svelte";
import { table, type Host } from "../src/lib/table.svelte";
import { speak } from "../src/lib/words.svelte";
import skyjo from "../src/games/skyjo";
import lesson from "../src/games/skyjo/lesson.json";
import { goOn, mayGoOn, whoGoesOn } from "../src/table/go_on";
import GameArea from "../src/table/GameArea.svelte";

beforeAll(() => speak("en"));
afterEach(cleanup);

const seat = (name: string): SeatInfo => ({
  person: { id: name, name, colour: "teal" },
  owner: name,
  level: null,
  ready: true,
  presence: "here",
  program: null,
  bot: null,
  holiday: null, adaptive: false, hints_left: null,
  colour: "teal",
});

const INFO: TableInfo = {
  id: "t",
  code: "ABC123",
  phase: "playing",
  settings: { game: "skyjo", players: 2, undo: true, chat: true } as Settings,
  host: "Ada",
  seats: [seat("Ada"), seat("Bo")],
  spectators: 0,
  others: [],
  commitment: "",
  match: { totals: [3, -4], games: 1, rounds: [[3, -4]], winners: null, record: null, doubled: [], resigned: null, resignable: [] },
  undo: null,
  turn_ends: null,
  seat_request: null,
  what_if: null,
  from_device: false, tournament: null,
};

const VIEW: View = {
  game: "skyjo",
  options: { limit: 100, next_start: "highest", clear_on_reveal: true, dealer: 0, handicap: "" },
  players: 2,
  dealer: 0,
  phase: "turn",
  turn: 0,
  waiting_for: [0],
  draw_count: 120,
  discard: [5, 7],
  grids: [
    ["?", "?", "?", "?", -2, "?", "?", "?", "?", "?", null, "?"],
    Array.from({ length: 12 }, () => "?" as const),
  ],
  closer: null,
  starter: null,
  outcome: null,
  seat: 0,
  drawn: null,
  legal_moves: ["d", "t>a1", "t>b1"],
};

function show(played: string[] = []): { input: MoveInput; container: HTMLElement } {
  const input = new MoveInput(
    () => ({ moves: skyjo.moves, own: { seat: 0, legal_moves: VIEW.legal_moves, drawn: null } as Own }),
    (move) => played.push(move),
  );
  const { container } = render(skyjo.Table, { info: INFO, view: VIEW, seat: 0, input, lastMove: new Set<string>() });
  return { input, container };
}

test("what can begin a move is marked and said", () => {
  const { container } = show();
  const marked = [...container.querySelectorAll<HTMLElement>(".source")].map((spot) => spot.dataset["spot"]);
  expect(marked).toEqual(["draw", "discard"]);
  expect(screen.getByRole("button", { name: "Draw pile, 120 cards, can be played" })).toBeTruthy();
});

test("targets show when a source is selected, and a tap on one plays", async () => {
  const played: string[] = [];
  const { container } = show(played);
  const tap = async (spot: string) => {
    container.querySelector<HTMLElement>(`[data-spot="${spot}"]`)!.click();
    await Promise.resolve();
  };
  await tap("discard");
  const targets = [...container.querySelectorAll<HTMLElement>(".target")].map((spot) => spot.dataset["spot"]);
  expect(targets).toEqual(["a1", "b1"]);
  await tap("b1");
  expect(played).toEqual(["t>b1"]);
});

test("every cell says where it is and what lies there", () => {
  show();
  expect(screen.getByRole("button", { name: "column a, row 2: −2" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "column c, row 3: empty place" })).toBeTruthy();
});

test("totals have a real minus", () => {
  const { container } = show();
  expect(container.textContent).toContain("−4");
});

test("a refused move and one that is not confirmed leave what was chosen, and the line above says what is left to do", async () => {
  const { opening, steps } = lesson as unknown as Lesson;
  const played: string[] = [];
  const settled = () => new Promise((done) => setTimeout(done));
  const host: Host = {
    ask: (command) => {
      if (command.type === "move") played.push(command.move);
      return Promise.reject(new Refused({ code: "cell_open" } as unknown as Refusal));
    },
    saw: () => undefined,
    leave: () => undefined,
  };
  const leave = table.visit(host);
  table.receive(opening);
  for (const message of steps.slice(0, 7).flatMap(({ then }) => then ?? [])) table.receive(message);
  await settled();
  const { container } = render(GameArea, { info: table.info!, view: table.game!, client: skyjo });
  const tap = async (spot: string) => {
    container.querySelector<HTMLElement>(`[data-spot="${spot}"]`)!.click();
    await settled();
  };
  expect(container.textContent).toContain("or discard it and turn one over.");
  await tap("discard");
  expect(container.textContent).toContain("choose a face-down card to turn over.");
  await tap("a1");
  settings.chosen.confirm = true;
  await tap("c1");
  screen.getByRole("button", { name: "No" }).click();
  await settled();
  settings.chosen.confirm = false;
  await tap("c1");
  expect(played).toEqual(["x>a1", "x>c1"]);
  leave();
});

test("another match that somebody else wants leaves the result where it is until one comes along", async () => {
  const asked: string[] = [];
  const leave = table.visit({
    ask: ({ type }) => (asked.push(type), Promise.resolve({ type: "ack", id: "", number: null })),
    saw: () => undefined,
    leave: () => undefined,
  });
  const me = { id: "Ada", name: "Ada", colour: "teal" as const };
  table.person = me;
  const over: TableInfo = { ...INFO, phase: "over", match: { ...INFO.match!, winners: [0] } };
  const gathering = (ready: boolean): TableInfo => ({
    ...INFO, phase: "gathering", match: null, seats: [{ ...seat("Ada"), ready: false }, { ...seat("Bo"), ready }],
  });
  const snapshot = { type: "snapshot", number: 5, table: over, game: VIEW, yours: [], missed: [], complete: true, undoable: null } as Snapshot;
  const rematch = { number: 6, at: 0, what: "rematch", by: "Bo", seat: null, move: null, events: [] } as unknown as Happened;
  const wanted: FromServer[] = [
    { type: "update", number: 6, happened: rematch, game: null, yours: [], table: gathering(true) },
    { ...snapshot, number: 7, game: null, table: gathering(true), missed: [rematch] }, // after a break of the line
  ];
  for (const message of wanted) {
    table.receive(snapshot);
    table.receive(message);
    table.receive({ type: "presence", table: gathering(true) });
    expect(table.info).toBe(over);
    expect(table.game).toBe(VIEW);
    expect(whoGoesOn()).toBe("Bo would like to play again.");
    expect(mayGoOn(over)).toBe("result-rematch");
    await goOn(over);
    expect(table.info?.phase).toBe("gathering");
    expect(table.game).toBeNull();
    expect(whoGoesOn()).toBeNull();
  }
  expect(asked).toEqual(["ready", "ready"]);
  table.receive(snapshot);
  table.receive({ ...wanted[0]!, happened: { ...rematch, by: "Ada" } } as FromServer); // one's own wish
  expect(table.info?.phase).toBe("gathering");
  leave();
  table.person = null;
});

test.each([
  ["Cy", true],
  ["Ada", false],
])("%s at a running table reads that they are watching: %s", (id, expected) => {
  table.person = { id, name: id, colour: "teal" };
  render(GameArea, { info: INFO, view: VIEW, client: skyjo });
  expect(screen.queryByText("You are watching") !== null).toBe(expected);
  table.person = null;
});

test("the stock lies at the right of everybody's place, with the discard piles to its left (SB-05)", () => {
  const place = { stock_top: 7, stock_count: 20, hand_count: 5, discards: [[1], [2], [3], [4]] };
  const view = {
    ...{ game: "skipbo", options: { target: null }, players: 4, partner: 2, turn: 0, waiting_for: [0], outcome: null, seat: 0 },
    ...{ draw_count: 60, building: [[], [], [], []], places: [place, place, place, place], hand: [5], legal_moves: [] },
  } as unknown as SkipboView;
  const info = { ...INFO, seats: ["Ada", "Bo", "Cy", "Di"].map(seat) };
  const { container } = render(skipbo.Table, { info, view, seat: 0, input: null, lastMove: new Set<string>() });
  for (const at of [0, 1, 2, 3]) {
    const order = [...container.querySelectorAll<HTMLElement>(`[data-place^="laid:${at}:"], [data-place="stock:${at}"]`)];
    expect(order.map((each) => each.dataset["place"])).toEqual([0, 1, 2, 3].map((pile) => `laid:${at}:${pile}`).concat(`stock:${at}`));
  }
});
