/** The page for people with real cards. What is decided there is tested with the examples of tests/real_table. */
import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test } from "vitest";

import examples from "../../tests/paper/fact_examples.json";
import type { Card } from "../src/game/client";
import { clientOf, NAMES } from "../src/games";
import "../src/games/skipbo";
import "../src/games/skyjo";
import type { Language } from "../src/lib/protocol";
import { LANGUAGES } from "../src/lib/settings.svelte";
import { need, speak } from "../src/lib/words.svelte";
import RealTablePage from "../src/real_table/RealTablePage.svelte";
import { checkDeck } from "../src/real_table/deck_check";
import { deckSize, leftToDraw, type RealTable } from "../src/real_table/facts";
import { first } from "../src/real_table/first";

beforeEach(async () => {
  await speak("en");
  await need("real_table");
});
afterEach(cleanup);

async function tableOf(game: string): Promise<RealTable> {
  return (await (await clientOf(game)).realTable?.())!;
}

test.each(examples.first)("$rule $what", async ({ game, shown, dealer, seat, level, best, redraw }) => {
  const { first: rule } = await tableOf(game);
  expect(first(rule, shown as (Card[] | null)[], dealer)).toEqual({ seat, level, best, redraw });
});

test.each(examples.deck)("$rule $what", async ({ game, counted, missing, extra, uncounted }) => {
  const { deck } = await tableOf(game);
  expect(checkDeck(deck, new Map(counted as [Card, number][]))).toEqual({ missing, extra, uncounted });
});

test("every deal leaves the cards that are left", async () => {
  const skipbo = await tableOf("skipbo");
  expect(deckSize(skipbo)).toBe(162);
  expect(skipbo.deals.map((deal) => leftToDraw(skipbo, deal, deal.each))).toEqual([102, 72, 42, 62, 42]);
  const skyjo = await tableOf("skyjo");
  expect(skyjo.deals.map((deal) => leftToDraw(skyjo, deal, deal.each))).toEqual([125, 113, 101, 89, 77, 65, 53]);
});

async function open(game: string): Promise<void> {
  render(RealTablePage, { rest: [game] });
  await screen.findByRole("heading", { level: 2, name: "Setting up" });
}

const part = (name: string) => within(screen.getByRole("region", { name }));

async function choose(where: ReturnType<typeof part>, label: string, option: string): Promise<void> {
  const select = where.getByRole<HTMLSelectElement>("combobox", { name: label });
  const value = [...select.options].find(({ text }) => text === option)!.value;
  await fireEvent.change(select, { target: { value } });
}

test("the set-up follows the number of players, pairs and shorter stocks", async () => {
  await open("skipbo");
  const setUp = part("Setting up");
  expect(setUp.getByRole("status").textContent).toBe("Everybody gets 30 cards; 42 are left to draw.");
  await fireEvent.click(setUp.getByRole("checkbox", { name: "Play in pairs" }));
  expect(setUp.getByText(/sit opposite each other: Player 1 \+ Player 3, Player 2 \+ Player 4\./)).toBeTruthy();
  await choose(setUp, "Cards in each stock", "10 cards (short game)");
  expect(setUp.getByRole("status").textContent).toBe("Everybody gets 10 cards; 122 are left to draw.");
  await choose(setUp, "How many players?", "5");
  expect(setUp.queryByRole("checkbox")).toBeNull();
  expect(setUp.queryByText(/opposite/)).toBeNull();
  await choose(setUp, "Cards in each stock", "20 cards, as usual");
  expect(setUp.getByRole("status").textContent).toBe("Everybody gets 20 cards; 62 are left to draw.");
});

test("the draw for the dealer goes on among those who are level", async () => {
  await open("skipbo");
  const who = part("Who deals?");
  await choose(who, "How many players?", "3");
  const status = () => who.getByRole("status").textContent;
  expect(status()).toBe("Still missing: Player 1, Player 2, and Player 3.");
  await choose(who, "Player 1", "9");
  await choose(who, "Player 2", "Skip-Bo");
  await choose(who, "Player 3", "9");
  expect(status()).toBe("A Skip-Bo card does not count. Another card for: Player 2.");
  await fireEvent.click(who.getByRole("button", { name: "Draw again" }));
  await choose(who, "Player 2", "4");
  expect(status()).toBe("Level: Player 1 and Player 3. Only they draw again.");
  await fireEvent.click(who.getByRole("button", { name: "Draw again" }));
  expect(who.queryByRole("combobox", { name: "Player 2" })).toBeNull();
  await choose(who, "Player 1", "2");
  await choose(who, "Player 3", "3");
  expect(status()).toBe("Player 3 has the highest card and deals.");
});

test("two cards each say who begins, and of level ones the first after the dealer", async () => {
  await open("skyjo");
  const who = part("Who begins?");
  await choose(who, "How many players?", "2");
  for (const [label, card] of [["Player 1, card 1", "−2"], ["Player 1, card 2", "12"], ["Player 2, card 1", "7"], ["Player 2, card 2", "3"]] as const) {
    await choose(who, label, card);
  }
  expect(who.getByRole("status").textContent).toBe(
    "Level with 10: Player 1 and Player 2. Player 2 sits first after the dealer and begins.",
  );
  await choose(who, "Who is the dealer?", "Player 2");
  expect(who.getByRole("status").textContent).toMatch(/Player 1 sits first after the dealer and begins\.$/);
});

test("nobody begins by cards that one deck does not have", async () => {
  await open("skyjo");
  const who = part("Who begins?");
  await choose(who, "How many players?", "3");
  for (const player of [1, 2, 3]) {
    for (const card of [1, 2]) await choose(who, `Player ${player}, card ${card}`, "−2");
  }
  expect(who.getByRole("status").textContent).toBe("These cards are not all in one deck. Too many: 1\u00a0×\u00a0−2.");
});

test("a situation opens its answer", async () => {
  await open("skipbo");
  const what = part("What happens now?");
  const summary = what.getByText("Somebody has drawn too many cards");
  expect(within(summary.parentElement!).getByText(/shuffled unseen into that player’s own stock/)).toBeTruthy();
  expect(within(summary.parentElement!).getByText("Some put them at the bottom of the stock instead.")).toBeTruthy();
});

test("a deck is checked as it is counted", async () => {
  await open("skyjo");
  const check = part("Is the deck complete?");
  const status = () => [...check.getByRole("status").querySelectorAll("p")].map((line) => line.textContent);
  expect(status()).toEqual([]);
  await fireEvent.click(check.getByRole("button", { name: "Fill in a complete deck" }));
  expect(status()).toEqual(["The deck is complete: 150 cards."]);
  const type = (name: string, value: string) => fireEvent.input(check.getByRole("textbox", { name }), { target: { value } });
  await type("How many times −2?", "3");
  await type("How many times 12?", "11");
  expect(status()).toEqual(["Missing: 2\u00a0×\u00a0−2.", "Too many: 1\u00a0×\u00a012."]);
  await type("How many times 0?", "many");
  expect(status()[0]).toBe("“many” does not work: it must be a number from 0 to 99.");
});

test.each(Object.keys(LANGUAGES) as Language[])("the pages have all their words in %s", async (language) => {
  await speak(language);
  for (const game of NAMES) {
    const { container, unmount } = render(RealTablePage, { rest: [game] });
    await screen.findAllByRole("region");
    expect(container.textContent).not.toMatch(/real-|option-|\{/);
    unmount();
  }
});
