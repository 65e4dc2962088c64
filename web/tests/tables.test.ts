import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test } from "vitest";

import { MoveInput } from "../src/game/move_input.svelte";
import skipbo from "../src/games/skipbo";
import type { View as SkipboView } from "../src/games/skipbo/protocol";
import type { View } from "../src/games/skyjo/protocol";
import type { Own, SeatInfo, Settings, TableInfo } from "../src/lib/protocol";
import { speak } from "../src/lib/words.svelte";
import skyjo from "../src/games/skyjo";

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
