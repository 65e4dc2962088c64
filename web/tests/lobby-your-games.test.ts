import { expect, test } from "vitest";

import type { ListedSeat, MyTable } from "../src/lib/http";
import { inOrder } from "../src/lobby/games";

const seat = (mine: boolean, level: 4 | null = null): ListedSeat => ({ name: "", colour: "blue", level, mine });

function game(id: string, since: number, waiting: number, other: ListedSeat = seat(false)): MyTable {
  return { id, code: id, game: "skyjo", phase: "playing", seats: [seat(true), other], waiting: [waiting], since, totals: [], games: 0, touched: 0, news: [] };
}

test("the games at which others wait for me come first, the one that has waited longest at the top", () => {
  const bots = seat(false, 4);
  const games = [game("theirs", 9, 1), game("alone", 8, 0, bots), game("mine", 7, 0), game("long ago", 2, 0), game("older", 1, 1)];
  expect(inOrder(games).map(({ id }) => id)).toEqual(["long ago", "mine", "theirs", "alone", "older"]);
});
