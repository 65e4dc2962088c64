import { cleanup, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, expect, test } from "vitest";

import generic from "../src/game/generic";
import skipbo from "../src/games/skipbo";
import type { Event as SkipboEvent } from "../src/games/skipbo/protocol";
import skyjo from "../src/games/skyjo";
import type { Event as SkyjoEvent } from "../src/games/skyjo/protocol";
import type { GameEvent, Happened, TableInfo } from "../src/lib/protocol";
import { need, speak } from "../src/lib/words.svelte";
import Announcer from "../src/ui/Announcer.svelte";
import Status from "../src/table/Status.svelte";

beforeAll(() => speak("en"));
afterEach(cleanup);

const CLIENTS = { skyjo, skipbo, highest: generic };
const names = (game: string) => ({ names: ["Ada", "Bo"], own: [0], game });

function happened(number: number, ...events: GameEvent[]): Happened {
  return {
    number, at: 0, what: "moved", by: null, seat: 1, move: "", events,
    stand_in: false, level: null, ready: null, agree: null, undone: false,
  };
}

function heard(): string {
  return screen
    .getAllByRole("status")
    .map((region) => region.textContent)
    .join("");
}

/** By `Record`, a kind of event that the protocol has and this list has not is a type error. */
const SKYJO: Record<SkyjoEvent["event"], [SkyjoEvent, string]> = {
  shuffled: [{ event: "shuffled", what: "draw_pile", count: 99 }, "99 discarded cards are shuffled into a new draw pile."],
  dealt: [{ event: "dealt", dealer: 1, discard: -2 }, "The discard pile begins with a −2."],
  turned_over: [{ event: "turned_over", seat: 1, cell: "b2", card: 7 }, "Bo turns over"],
  round_began: [{ event: "round_began", seat: 0 }, "You begin the round"],
  drew: [{ event: "drew", seat: 1 }, "Bo draws a card"],
  exchanged: [{ event: "exchanged", seat: 1, cell: "a1", card: 3, out: 11, taken: true }, "for a1: 11 out."],
  rejected: [{ event: "rejected", seat: 0, card: 12 }, "You discard the 12 you drew."],
  column_cleared: [{ event: "column_cleared", seat: 1, column: 2, card: 4 }, "Bo clears column c (three 4s)."],
  closed: [{ event: "closed", seat: 1 }, "everybody else has one more turn"],
  revealed: [{ event: "revealed", seat: 1, cell: "d3", card: 0 }, "had a 0 at d3"],
  round_ended: [{ event: "round_ended", reason: "closed", winners: [0], scores: [3, 30], doubled: 1 }, "The round is over"],
};

const SKIPBO: Record<SkipboEvent["event"], [SkipboEvent, string]> = {
  shuffled: [{ event: "shuffled", what: "draw_pile", count: 24, seat: null }, "24 cards are shuffled into a new draw pile."],
  dealer_drew: [{ event: "dealer_drew", seat: 1, card: 12 }, "Bo draws a 12 for the deal"],
  dealt: [{ event: "dealt", dealer: 1, stock_size: 20, tops: [3, "W"], stock_sizes: [] }, "On top of the stocks"],
  turn_began: [{ event: "turn_began", seat: 0 }, "It is your turn."],
  drew: [{ event: "drew", seat: 0, count: 2, cards: [5, "W"] }, "You draw 5, Skip-Bo."],
  played: [
    { event: "played", seat: 1, owner: 1, source: "stock", from_pile: null, card: 1, number: 1, pile: 0 },
    "Bo plays a 1 from the stock onto building pile 1.",
  ],
  stock_turned: [{ event: "stock_turned", seat: 1, card: null }, "stock is empty"],
  pile_finished: [{ event: "pile_finished", pile: 3 }, "Building pile 4 is complete"],
  discarded: [{ event: "discarded", seat: 0, card: 8, pile: 1 }, "You discard an 8 on your discard pile 2."],
  turn_ended: [{ event: "turn_ended", seat: 1 }, "turn is over"],
  game_ended: [{ event: "game_ended", reason: "stock_empty", winners: [1], scores: [0, 25] }, "Bo wins"],
  over_drew: [{ event: "over_drew", seat: 1, cards: [7] }, "Bo draws a card too many: a 7."],
  began_out_of_turn: [{ event: "began_out_of_turn", seat: 1, instead_of: 0 }, "Bo begins to play although it is your turn!"],
  began: [{ event: "began", seat: 1 }, "Bo begins to play."],
  took_turn_back: [{ event: "took_turn_back", seat: 0 }, "You take your turn back."],
  talked: [{ event: "talked", seat: 1 }, "Bo says something."],
  called: [{ event: "called", seat: 0, called: 1, right: true }, "You call Bo, and rightly so."],
  penalty_taken: [{ event: "penalty_taken", seat: 1, reason: "talk", cards: 2 }, "2 cards go unseen into Bo’s stock"],
  turn_stopped: [{ event: "turn_stopped", seat: 1, annulled: true, goes_on: 0, returned: 0 }, "Bo is caught: everything in that turn is undone."],
  caught_later: [{ event: "caught_later", seat: 1, returned: 3 }, "Bo is caught for playing out of turn. The cards drawn go back."],
};

const ALL = [
  ...Object.values(SKYJO).map(([event, words]) => ["skyjo", event.event, event, words] as const),
  ...Object.values(SKIPBO).map(([event, words]) => ["skipbo", event.event, event, words] as const),
  ["highest", "played", { event: "played", seat: 1, card: 7 } as GameEvent, "Bo: Played · Card 7"] as const, // a plug-in has no words
];

test.each(ALL)("%s: %s is announced", async (game, _name, event, words) => {
  render(Status, { client: CLIENTS[game], told: [happened(1, event)], names: names(game), standing: "Well?" });
  await tick();
  expect(heard()).toContain(words);
  expect(heard()).toContain("Well?");
});

test("what happens twice is announced twice", async () => {
  const event: SkyjoEvent = { event: "drew", seat: 1 };
  const told = [happened(1, event)];
  const { rerender } = render(Status, { client: skyjo, told, names: names("skyjo"), standing: "" });
  await tick();
  const before = screen.getAllByRole("status").map((region) => region.textContent);
  await rerender({ told: [...told, happened(2, event)] });
  const after = screen.getAllByRole("status").map((region) => region.textContent);
  expect(before.filter((text) => text !== "")).toHaveLength(1);
  expect(after).toEqual(before.toReversed());
});

test("what is to be done stays to be seen between the stages of a move, and is announced once", async () => {
  const told = [happened(1, { event: "drew", seat: 1 } as GameEvent)];
  const { container, rerender } = render(Status, { client: skyjo, told, names: names("skyjo"), standing: "Well?" });
  await rerender({ told: [...told, happened(2, { event: "drew", seat: 0 } as GameEvent)], standing: "" });
  expect(container.querySelector(".now")).toHaveProperty("textContent", "Well? ");
  expect(heard()).not.toContain("Well?");
});

test("what is no news is not announced again", async () => {
  const told = [happened(1, { event: "drew", seat: 1 } as GameEvent)];
  const { rerender } = render(Status, { client: skyjo, told, names: names("skyjo"), standing: "" });
  await tick();
  const before = screen.getAllByRole("status").map((region) => region.textContent);
  await rerender({ told: [...told, { ...happened(2), what: "ready" }] });
  expect(screen.getAllByRole("status").map((region) => region.textContent)).toEqual(before);
});

test("a new text without a new occasion is announced as well", async () => {
  const { rerender } = render(Announcer, { text: "one", occasion: 1 });
  await tick();
  await rerender({ text: "two" });
  expect(heard()).toBe("two");
});

test("everybody is told who takes over whose cards", async () => {
  await need("people");
  const told = [happened(1, { event: "drew", seat: 1 } as GameEvent)];
  const { rerender } = render(Status, { client: skyjo, told, names: names("skyjo"), standing: "" });
  await rerender({ told: [...told, { ...happened(2), what: "stood" }] });
  expect(heard()).toContain("Seat 2 was given up. A bot plays on.");
  await rerender({ told: [...told, { ...happened(3), what: "sat" }] });
  expect(heard()).toContain("Bo sits down at seat 2 and takes over its cards.");
});

test("that a round is over is said once, and not under the result that says it", async () => {
  const info = { phase: "between", settings: { clock: null }, seats: [], match: { resigned: null } } as unknown as TableInfo;
  const told = [happened(1, SKYJO.rejected[0], SKYJO.round_ended[0])];
  const { container } = render(Status, { client: skyjo, told, names: names("skyjo"), standing: "The round is over.", info, covered: true });
  await tick();
  expect(heard().split("The round is over")).toHaveLength(2);
  expect(container.querySelector(".now")!.textContent).not.toContain("The round is over");
  expect(container.querySelector(".last.covered")!.textContent).toContain("The round is over");
});
