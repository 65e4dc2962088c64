import { tick } from "svelte";
import { beforeEach, expect, test } from "vitest";

import type { GameClient } from "../src/game/client";
import { MoveInput } from "../src/game/move_input.svelte";
import skipbo from "../src/games/skipbo";
import skyjo from "../src/games/skyjo";
import type { Own } from "../src/lib/protocol";

let played: string[];
beforeEach(() => (played = []));

function input(legal_moves: string[], { moves }: GameClient = skipbo, drawn: number | null = null): MoveInput {
  const own = { seat: 0, legal_moves, drawn } as Own;
  return new MoveInput(
    () => ({ moves, own }),
    (move) => played.push(move),
  );
}

test("a tap on a source and one on its target play", () => {
  const hand = input(["h7>2", "h7:1", "s>3"]);
  hand.tap("hand:7");
  expect(hand.selected).toBe("hand:7");
  expect([...hand.targets.keys()]).toEqual(["build:2", "discard:1"]);
  hand.tap("build:2");
  expect(played).toEqual(["h7>2"]);
  expect(hand.selected).toBeNull();
});

test("a second tap on a source with one target plays it", () => {
  const stock = input(["s>3", "h7:1"]);
  stock.tap("stock");
  stock.tap("stock");
  expect(played).toEqual(["s>3"]);
});

test("a second tap on a source with several targets lets go of it", () => {
  const hand = input(["h7:1", "h7:2"]);
  hand.tap("hand:7");
  hand.tap("hand:7");
  expect(hand.selected).toBeNull();
  expect(played).toEqual([]);
});

test("a source that needs no target plays at once", () => {
  input(["d", "t>a1"], skyjo).tap("draw");
  expect(played).toEqual(["d"]);
});

test("a drawn card is selected by itself", () => {
  const drawn = input(["k>a1", "x>a1"], skyjo, 5);
  expect(drawn.selected).toBe("drawn");
  drawn.tap("a1");
  expect(played).toEqual(["k>a1"]);
});

test("a drawn card is discarded by way of the discard pile", () => {
  const drawn = input(["k>a1", "x>a1", "k>a2"], skyjo, 5);
  drawn.drop("discard");
  expect([...drawn.targets.keys()]).toEqual(["a1"]);
  drawn.tap("a1");
  expect(played).toEqual(["x>a1"]);
});

test("an attempt that is not legal is left to the server to refuse", () => {
  const hand = input(["h7:1"]);
  hand.tap("hand:7");
  hand.tap("build:4");
  expect(played).toEqual(["h7>4"]);
});

test("a choice outlives an attempt that is refused: the next tap does what was chosen", async () => {
  const own = { seat: 0, legal_moves: ["k>a1", "x>a1", "k>b1"], drawn: 10 } as unknown as Own;
  const drawn = new MoveInput(
    () => ({ moves: skyjo.moves, own }),
    async (move) => (played.push(move), own.legal_moves.includes(move)),
  );
  drawn.tap("discard");
  drawn.tap("b1"); // face up
  await tick();
  drawn.tap("a1");
  expect(played).toEqual(["x>b1", "x>a1"]);
  await tick();
  expect(drawn.selected).toBe("drawn");
});

test("a choice comes back if its move was not confirmed or could not be sent", async () => {
  const own = { seat: 0, legal_moves: ["k>a1", "x>a1"], drawn: 10 } as unknown as Own;
  const drawn = new MoveInput(() => ({ moves: skyjo.moves, own }), () => Promise.resolve(false));
  drawn.tap("discard");
  drawn.tap("a1");
  await tick();
  expect(drawn.selected).toBe("discard");
});

test("moves without a place are buttons", () => {
  expect(input(["-", "!2", "s>1"]).buttons).toEqual(["-", "!2"]);
});
