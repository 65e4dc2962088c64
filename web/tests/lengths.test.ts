/** How long a match can be, on the start page. */
import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";

import { clientOf } from "../src/games";
import { keep } from "../src/lib/storage";
import { speak } from "../src/lib/words.svelte";
import Start from "../src/lobby/StartPage.svelte";

beforeAll(() => speak("en"));
beforeEach(() => void vi.spyOn(globalThis, "fetch").mockRejectedValue(new Error("no network")));
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
});

function lengths(wish: { game: string; opponents?: number; length?: string }): { offered: string[]; chosen: string } {
  keep("wish", wish);
  render(Start);
  const field = screen.getByLabelText<HTMLSelectElement>(`Length · ${wish.game === "skipbo" ? "Skip-Bo" : "Skyjo"}`);
  return { offered: [...field.options].map(({ text }) => text), chosen: field.value };
}

test("the ordinary single game is one of the choices, with the stocks of the rule sheet (SB-05)", async () => {
  expect(lengths({ game: "skipbo", opponents: 2 }).offered).toEqual([
    "Short game: stocks of 10", "One game: stocks of 20", "Full game: stocks of 30", "Match to 500 points",
  ]);
  expect((await clientOf("skipbo")).lengths?.whole).toEqual({ target: null });
});

test.each(["medium", "whole"])("with five the full game has stocks of 20, and %s stays chosen", (length) => {
  const { offered, chosen } = lengths({ game: "skipbo", opponents: 4, length });
  expect(offered).toEqual(["Short game: stocks of 10", "One game: stocks of 20", "Match to 500 points"]);
  expect(chosen).toBe(length);
});

test("a game that has no full game of its own offers three lengths", () => {
  expect(lengths({ game: "skyjo" }).offered).toEqual(["One round", "To 50 points", "To 100 points"]);
});
