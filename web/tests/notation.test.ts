import { expect, test } from "vitest";

import { moveBetween, wayOf } from "../src/game/notation";
import type { GameName } from "../src/lib/protocol";

const MOVES: [GameName, string, string | null, string | null][] = [
  ["skyjo", "?b2", "b2", null],
  ["skyjo", "t>b2", "discard", "b2"],
  ["skyjo", "d", "draw", null],
  ["skyjo", "k>c3", "drawn", "c3"],
  ["skyjo", "x>a1", "discard", "a1"],
  ["skipbo", "s>2", "stock", "build:2"],
  ["skipbo", "h12>2", "hand:12", "build:2"],
  ["skipbo", "hW>4", "hand:W", "build:4"],
  ["skipbo", "d3>2", "discard:3", "build:2"],
  ["skipbo", "ps>1", "partner-stock", "build:1"],
  ["skipbo", "pd3>2", "partner-discard:3", "build:2"],
  ["skipbo", "h9:3", "hand:9", "discard:3"],
];

test.each(MOVES)("%s: %s goes from %s to %s", (game, move, source, target) => {
  expect(wayOf(game, move)).toEqual({ move, source, target });
});

test.each(MOVES)("%s: %s is what its way says", (game, move, source, target) => {
  expect(moveBetween(game, source!, target, move.startsWith("x"))).toBe(move);
});

test.each(["-", "+", "o", "~", "!2", "something new"])("%s has no place on the table", (move) => {
  expect(wayOf("skipbo", move)).toEqual({ move, source: null, target: null });
});

test("there is no way from a discard pile to another", () => {
  expect(moveBetween("skipbo", "discard:1", "discard:2", false)).toBeNull();
});
