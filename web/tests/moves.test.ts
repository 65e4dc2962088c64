import { expect, test } from "vitest";

import generic from "../src/game/generic";
import { wayOf } from "../src/game/move_input.svelte";
import skipbo from "../src/games/skipbo";
import skyjo from "../src/games/skyjo";
import type { Own } from "../src/lib/protocol";

const CLIENTS = { skyjo, skipbo };
const own = (drawn: number | null) => ({ seat: 0, legal_moves: [], drawn, hand: [] }) as Own;

const MOVES: [keyof typeof CLIENTS, string, string | null, string | null][] = [
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
  expect(wayOf(CLIENTS[game].moves, move)).toEqual({ move, source, target });
});

test.each(MOVES)("%s: %s is what its way says", (game, move, source, target) => {
  expect(CLIENTS[game].moves.between(source!, target, own(move.startsWith("x") ? 5 : null))).toBe(move);
});

test.each(["-", "+", "o", "~", "!2", "something new"])("%s has no place on the table", (move) => {
  expect(wayOf(skipbo.moves, move)).toEqual({ move, source: null, target: null });
});

test("there is no way from a discard pile to another", () => {
  expect(skipbo.moves.between("discard:1", "discard:2", own(null))).toBeNull();
});

test("of a game without a client every move is a spot of its own, and a digit", () => {
  const { source, target } = wayOf(generic.moves, "b 7!");
  expect(target).toBeNull();
  expect(generic.moves.between(source!, null, own(null))).toBe("b 7!");
  expect(generic.moves.key!("Digit2", { ...own(null), legal_moves: ["a", "b 7!"] }, false)).toBe(source);
  expect(generic.moves.key!("Digit3", { ...own(null), legal_moves: ["a", "b 7!"] }, false)).toBeNull();
});
