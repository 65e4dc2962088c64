import { expect, test } from "vitest";

import { piecesOf, withPiece } from "../src/study/positions";

const GRIDS = "some 5,?/?,4;?,?/9,1 3 seat=0 turn=0";
const PILES = "other 3/0 7*5:2,W:-/9;4*6:?,?:-/- seat=0";

test("every card of a position can be changed by itself", () => {
  const pieces = piecesOf(GRIDS).flat(2).filter((piece) => piece.at !== null);
  expect(pieces.map((piece) => piece.text)).toEqual(["5", "?", "?", "4", "?", "?", "9", "1", "3"]);
  expect(withPiece(GRIDS, 3, "12")).toBe("some 5,?/?,12;?,?/9,1 3 seat=0 turn=0");
});

test("a card that is taken away leaves no comma, and an empty pile is written so", () => {
  expect(withPiece(PILES, 3, "")).toBe("other 3/0 7*5:W:-/9;4*6:?,?:-/- seat=0");
  expect(withPiece(PILES, 6, "")).toBe("other 3/0 7*5:2,W:-/-;4*6:?,?:-/- seat=0");
});

test("a card is added behind another one", () => {
  expect(withPiece(PILES, 6, "9,8")).toBe("other 3/0 7*5:2,W:-/9,8;4*6:?,?:-/- seat=0");
});
