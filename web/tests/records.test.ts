/** After a match: what the chart draws, what a check finds, and what a pair of eyes sees of a replay. */
import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";

import { sha256, verdict, type Finding } from "../src/records/deal_check";
import { remember, shown } from "../src/records/commitments.svelte";
import skyjo from "../src/games/skyjo";
import { endings, endingsByRound, marks, recalled, remember as rememberEndings } from "../src/games/skyjo/endings";
import type { View } from "../src/games/skyjo/protocol";
import { handsAt, tableOf, viewAt, type Eyes, type SeenReplay } from "../src/records/replay";
import { hashOf, whereOf } from "../src/records/narration";
import RoundsTable from "../src/records/RoundsTable.svelte";
import TotalsChart from "../src/ui/TotalsChart.svelte";
import { seatNames } from "../src/lib/sentences";
import type { Colour, Happened, TableInfo } from "../src/lib/protocol";
import { need, speak } from "../src/lib/words.svelte";

beforeAll(async () => {
  await speak("en");
  await need("review");
});
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const told = (...events: unknown[]) => [{ events } as unknown as Happened];

test("a chart has a line for each seat", () => {
  const { container } = render(TotalsChart, { totals: [[0, 0, 0], [1, 2, 3]], names: ["Ada", "Bo", "Cy"], goal: 100, label: "Totals" });
  expect(container.querySelectorAll("polyline").length).toBe(3);
  expect(screen.getByRole("img", { name: "Totals" })).toBeTruthy();
});

test("a line of the chart has the colour that it is given", () => {
  const colours: Colour[] = ["pink", "red", "blue"];
  const { container } = render(TotalsChart, { totals: [[0, 0, 0], [1, 2, 3]], names: ["A", "B", "C"], goal: null, label: "", colours });
  expect([...container.querySelectorAll("g.line")].map((line, at) => line.classList.contains(`hue-${colours[at]}`))).toEqual([true, true, true]);
});

test("a table of rounds says who closed and whose points were doubled", () => {
  render(RoundsTable, {
    unit: "round", names: ["Ada", "Bo"], rounds: [[68, -4]], totals: [68, -4], order: [1, 0],
    marks: [[{ seat: 0, says: "round-closed" }, { seat: 0, says: "round-doubled", doubled: true }]],
  });
  expect(screen.getByRole("row", { name: /Ada 34 × 2 = 68 closed the round points doubled 68/ })).toBeTruthy();
  expect(screen.getByRole("row", { name: /Bo −4 −4/ })).toBeTruthy();
});

test("whose points were doubled in a round that nobody here saw, the table says", () => {
  const info = { commitment: "one", match: { rounds: [[1], [2]], doubled: [3, null] } } as unknown as TableInfo;
  expect(recalled(info, [], { game: "skyjo", closer: 1 } as View)).toEqual([{ closer: 3, doubled: 3 }, { closer: 1, doubled: null }]);
});

test("how rounds ended is read from what was told", () => {
  const all = told({ event: "closed", seat: 2 }, { event: "round_ended", doubled: 2 }, { event: "dealt" }, { event: "closed", seat: 0 }, { event: "round_ended", doubled: null });
  expect(endings(all)).toEqual([
    { closer: 2, doubled: 2 },
    { closer: 0, doubled: null },
  ]);
});

test("of rounds before the page was loaded nobody here knows, and of the last the table says who closed", () => {
  const view = { game: "skyjo", closer: 1 } as View;
  expect(endingsByRound([], 2, view)).toEqual([null, { closer: 1, doubled: null }]);
});

test("how rounds ended is known after a reload, of the same match alone", () => {
  const match = (commitment: string) => ({ commitment, match: { rounds: [[1], [2]] } }) as unknown as TableInfo;
  const view = { game: "skyjo", closer: 1 } as View;
  const all = told({ event: "closed", seat: 0 }, { event: "round_ended", doubled: 0 }, { event: "dealt" }, { event: "closed", seat: 1 }, { event: "round_ended", doubled: 1 });
  rememberEndings(match("one"), all, view);
  expect(recalled(match("one"), [], view)).toEqual([{ closer: 0, doubled: 0 }, { closer: 1, doubled: 1 }]);
  expect(recalled(match("another"), [], view)).toEqual([null, { closer: 1, doubled: null }]);
  expect(marks(match("another"), [], view)).toEqual([[], [{ seat: 1, says: "round-closed" }]]);
});

test("the fingerprint of a seed is that of its bytes", async () => {
  // sha256(b"\x00") by Python's hashlib
  expect(await sha256("00")).toBe("6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d");
});

test.each<[Partial<Finding>, string]>([
  [{ hash: "a", seen: { commitment: "a", at: 0, early: true } }, "proven"],
  [{ hash: "a", seen: { commitment: "a", at: 0, early: false } }, "late"],
  [{ hash: "a", seen: null }, "unseen"],
  [{ hash: "b", seen: { commitment: "a", at: 0, early: true } }, "wrong"],
  [{ hash: null, seen: null }, "unable"],
])("a check of %o is %s", (finding, expected) => {
  expect(verdict({ seed: "", commitment: "a", ...finding } as Finding)).toBe(expected);
});

test("a commitment is kept as it was first seen", () => {
  remember("abc", true, 5);
  remember("abc", false, 9);
  expect(shown("abc")).toEqual({ commitment: "abc", at: 5, early: true });
  expect(shown("other")).toBeNull();
});

test("a link to a move names the game and the move", () => {
  expect(whereOf(hashOf(1, 57))).toEqual({ game: 1, move: 57 });
  expect(whereOf("#0.1")).toBeNull();
  expect(whereOf("#top")).toBeNull();
});

test("a replay seats everybody as they sat: with their name, their colour and a bot's level", () => {
  const replay = { game: "skyjo", games: 1, index: 0, totals: [0, 0, 0], eyes: "open", frames: [] } as unknown as SeenReplay;
  replay.players = [{ name: "Ada", colour: "pink" }, { name: "Rondo", colour: "red", level: 2 }, { name: "Max", colour: "green", program: true }];
  const info = tableOf(replay);
  expect(seatNames(info)).toEqual(["Ada", "Rondo", "Max (Program)"]);
  expect(info.seats.map(({ colour, level }) => [colour, level])).toEqual([["pink", null], ["red", 2], ["green", null]]);
});

const grid = (...known: (number | null)[]) => [...known, ...Array.from({ length: 12 - known.length }, () => "?" as const)];
const FRAMES = [
  { events: [], view: { game: "skyjo", grids: [grid(4)] }, hands: [{ seat: 0, drawn: 7, legal_moves: ["d"] }] },
  { events: [{ event: "exchanged", seat: 0, cell: "b1", card: 7, out: 12, taken: false }], view: { game: "skyjo", grids: [grid(4, 7)] }, hands: [] },
  { events: [{ event: "revealed", seat: 0, cell: "b1", card: 1 }, { event: "revealed", seat: 0, cell: "d3", card: -2 }], view: { game: "skyjo", grids: [grid()] }, hands: [] },
];
const seen = (eyes: Eyes) => ({ eyes, frames: FRAMES }) as unknown as SeenReplay;

test("open eyes see what lies face down, as it is turned over later", () => {
  const { grids, drawn } = viewAt(skyjo, seen("open"), 0) as unknown as View;
  expect(grids[0]!.slice(0, 3)).toEqual([4, 12, "?"]);
  expect(grids[0]!.at(-1)).toBe(-2);
  expect(drawn).toBe(7);
});

test("other eyes see what the server shows them, and can do nothing", () => {
  expect(viewAt(skyjo, seen("everybody"), 0)).toBe(FRAMES[0]!.view);
  expect(handsAt(seen(0), 0)).toEqual([{ seat: 0, drawn: 7, legal_moves: [] }]);
});
