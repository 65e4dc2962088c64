/** A game that this client knows nothing of: what it is shown by. */
import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test } from "vitest";

import { catalogue, levelAt } from "../src/game/catalogue.svelte";
import generic from "../src/game/generic";
import { fieldsOf } from "../src/game/generic/fields";
import { MoveInput } from "../src/game/move_input.svelte";
import { clientOf } from "../src/games";
import type { GameInfo } from "../src/lib/http";
import type { Own, Refusal, TableInfo, View } from "../src/lib/protocol";
import { why } from "../src/lib/sentences";
import { table } from "../src/lib/table.svelte";
import { speak } from "../src/lib/words.svelte";

beforeAll(() => speak("en"));
afterEach(() => {
  cleanup();
  table.yours = [];
});

const seat = (name: string) => ({ person: { id: name, name, colour: "teal" }, owner: name, level: null, ready: true, presence: "here", program: null, bot: null, colour: "teal" });
const INFO = {
  settings: { game: "plugged" }, seats: [seat("Ada"), seat("Bo")], match: { totals: [4, 0] },
} as unknown as TableInfo;
const OWN = { seat: 0, legal_moves: ["7", "pass"], hand: [3, 7] } as Own;
const VIEW = {
  game: "plugged", options: {}, players: 2, waiting_for: [0], outcome: null,
  tricks: [1, 2], pile: [{ seat: 1, card: 9 }], trump: "red", empty: [], ...OWN,
} as unknown as View;

test("where a game has fewer levels, its best one plays", () => {
  catalogue.games = [{ game: "plugged", levels: [{ number: 1 }, { number: 2 }] } as GameInfo];
  expect(levelAt("plugged", 3)).toBe(2);
  expect(levelAt("plugged", 1)).toBe(1);
  catalogue.games = null;
});

test("a game without a client is given the generic one", async () => {
  expect(await clientOf("plugged")).toBe(generic);
  expect(await clientOf("toString")).toBe(generic);
});

test("what a view has is sorted into seats, own part and middle", () => {
  expect(fieldsOf(VIEW, new Set(Object.keys(OWN)))).toEqual({
    seats: [["tricks", [1, 2]]],
    own: [["hand", [3, 7]]],
    middle: [["pile", [{ seat: 1, card: 9 }]], ["trump", "red"]],
  });
});

test("a card whose name is a move is a button, and so is every other move", () => {
  const played: string[] = [];
  table.yours = [OWN];
  const input = new MoveInput(
    () => ({ moves: generic.moves, own: OWN }),
    (move) => played.push(move),
  );
  render(generic.Table, { info: INFO, view: VIEW, seat: 0, input, lastMove: new Set<string>() });
  screen.getByRole("button", { name: /Hand: 7/ }).click();
  screen.getByRole("button", { name: "pass" }).click();
  expect(played).toEqual(["7", "pass"]);
  expect(screen.getByRole("img", { name: "Hand: 3" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: /3/ })).toBeNull();
});

test("a spectator sees the public part, and no buttons", () => {
  render(generic.Table, { info: INFO, view: VIEW, seat: null, input: null, lastMove: new Set<string>() });
  expect(screen.getByText("Trump")).toBeTruthy();
  expect(screen.getByText("Red")).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
});

test("a refusal of its rules is quoted, one of the server is translated", () => {
  const names = { names: [], own: [], game: "plugged" };
  const refusal = (kind: string, code: string) => ({ kind, code, rule: "", given: "x", sentence: "No such card.", details: {} }) as unknown as Refusal;
  expect(why(refusal("malformed", "malformed"), names)).toBe("No such card.");
  expect(why(refusal("forbidden", "undo_off"), names)).toBe("No moves are taken back at this table.");
});
