import { beforeEach, expect, test } from "vitest";

import { MoveInput, type Given } from "../src/game/move_input.svelte";

let played: string[];
beforeEach(() => (played = []));

function input(given: Partial<Given>): MoveInput {
  const all: Given = { game: "skipbo", moves: [], holding: false, ...given };
  return new MoveInput(
    () => all,
    (move) => played.push(move),
  );
}

test("a tap on a source and one on its target play", () => {
  const hand = input({ moves: ["h7>2", "h7:1", "s>3"] });
  hand.tap("hand:7");
  expect(hand.selected).toBe("hand:7");
  expect([...hand.targets.keys()]).toEqual(["build:2", "discard:1"]);
  hand.tap("build:2");
  expect(played).toEqual(["h7>2"]);
  expect(hand.selected).toBeNull();
});

test("a second tap on a source with one target plays it", () => {
  const stock = input({ moves: ["s>3", "h7:1"] });
  stock.tap("stock");
  stock.tap("stock");
  expect(played).toEqual(["s>3"]);
});

test("a second tap on a source with several targets lets go of it", () => {
  const hand = input({ moves: ["h7:1", "h7:2"] });
  hand.tap("hand:7");
  hand.tap("hand:7");
  expect(hand.selected).toBeNull();
  expect(played).toEqual([]);
});

test("a source that needs no target plays at once", () => {
  input({ game: "skyjo", moves: ["d", "t>a1"] }).tap("draw");
  expect(played).toEqual(["d"]);
});

test("a drawn card is selected by itself", () => {
  const drawn = input({ game: "skyjo", moves: ["k>a1", "x>a1"], holding: true });
  expect(drawn.selected).toBe("drawn");
  drawn.tap("a1");
  expect(played).toEqual(["k>a1"]);
});

test("a drawn card is discarded by way of the discard pile", () => {
  const drawn = input({ game: "skyjo", moves: ["k>a1", "x>a1", "k>a2"], holding: true });
  drawn.drop("discard");
  expect([...drawn.targets.keys()]).toEqual(["a1"]);
  drawn.tap("a1");
  expect(played).toEqual(["x>a1"]);
});

test("an attempt that is not legal is left to the server to refuse", () => {
  const hand = input({ moves: ["h7:1"] });
  hand.tap("hand:7");
  hand.tap("build:4");
  expect(played).toEqual(["h7>4"]);
});

test("moves without a place are buttons", () => {
  expect(input({ moves: ["-", "!2", "s>1"] }).buttons).toEqual(["-", "!2"]);
});
