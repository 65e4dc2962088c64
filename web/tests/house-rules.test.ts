/** The rules as one table plays them. */
import { beforeAll, describe, expect, test } from "vitest";

import skipbo from "../src/games/skipbo";
import skyjo from "../src/games/skyjo";
import { asPlayed, chosenIn, rulesAt } from "../src/learn/house_rules";
import type { Inline } from "../src/learn/markdown";
import { rulesOf } from "../src/learn/rules";
import type { Language } from "../src/lib/protocol";
import { LANGUAGES } from "../src/lib/settings.svelte";
import { need, speak } from "../src/lib/words.svelte";

const text = (words: Inline) => words.map(({ text }) => text).join("");

async function page(game: string, language: Language, address: string): Promise<{ at: number; text: string }[]> {
  const client = game === "skipbo" ? skipbo : skyjo;
  const sections = asPlayed(game, await rulesOf(game, language), client.house!, chosenIn(address.split("/")[2] ?? ""));
  return sections.map(({ at, section }) => ({
    at, text: section.blocks.map((block) => (block.kind === "paragraph" ? text(block.text) : "")).join("\n"),
  }));
}

test("an address says what a table has chosen, and nothing that it cannot mean", () => {
  const chosen = { partners: true, stock_size: 10, target: null, manners: "human" };
  expect(chosenIn(rulesAt("skipbo", chosen).split("/")[2]!)).toEqual(chosen);
  expect(chosenIn("")).toEqual({});
  expect(chosenIn("stock_size,=4")).toEqual({});
});

describe.each(Object.keys(LANGUAGES) as Language[])("in %s", (language) => {
  beforeAll(async () => {
    await speak(language);
    await need("learn");
  });

  test("the sentences name this table's numbers", async () => {
    const all = await page("skipbo", language, rulesAt("skipbo", { stock_size: 7, target: 250, partners: false }));
    const setUp = all.find(({ at }) => at === 2)!.text;
    expect(setUp).toMatch(/\b7\b/);
    expect(setUp).not.toMatch(/\b(30|20)\b/);
    const end = all.find(({ at }) => at === 4)!.text;
    expect(end).toMatch(/\b250\b/);
    expect(end).not.toMatch(/\b500\b/);
    expect(end).toMatch(/\b25\b.*\b5\b/);
    expect(all.some(({ at }) => at === 5)).toBe(false); // nobody plays in pairs
    const round = await page("skyjo", language, rulesAt("skyjo", { limit: 50 }));
    expect(round.find(({ at }) => at === 6)!.text).toMatch(/\b50\b/);
  });

  test("a single game has no number of points", async () => {
    const all = await page("skipbo", language, rulesAt("skipbo", { target: null, partners: true }));
    expect(all.find(({ at }) => at === 4)!.text).not.toMatch(/\b500\b/);
    expect(all).toHaveLength(9);
  });

  test("without a table the rules are as they are written", async () => {
    const all = await page("skipbo", language, "rules/skipbo");
    expect(all.find(({ at }) => at === 2)!.text).toMatch(/\b30\b.*\b20\b/);
  });
});
