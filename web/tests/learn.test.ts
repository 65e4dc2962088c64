import { cleanup, render, screen } from "@testing-library/svelte";
import { flushSync, tick } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";

import type { Lesson } from "../src/game/client";
import { reasonOf } from "../src/game/hints";
import skipboClient from "../src/games/skipbo";
import skyjoClient from "../src/games/skyjo";
import { Refused } from "../src/lib/connection";
import type { Language } from "../src/lib/protocol";
import { LANGUAGES } from "../src/lib/settings.svelte";
import { table } from "../src/lib/table.svelte";
import { need, speak } from "../src/lib/words.svelte";
import { LessonHost } from "../src/learn/lesson.svelte";
import LessonPage from "../src/learn/LessonPage.svelte";
import { blocks, inline, sections } from "../src/learn/markdown";
import { rulesOf } from "../src/learn/rules";
import skipbo from "../src/games/skipbo/lesson.json";
import skyjo from "../src/games/skyjo/lesson.json";
import { wordsIn } from "./words";
import type { View } from "../src/games/skyjo/protocol";
import Rules from "../src/learn/RulesPage.svelte";
import type { HintInfo } from "../src/lib/http";

const CLIENTS = { skipbo: skipboClient, skyjo: skyjoClient };
type Name = keyof typeof CLIENTS;
const FILES = { skipbo, skyjo } as unknown as Record<Name, Lesson>;
const GAMES: Name[] = ["skipbo", "skyjo"];
const hosted = (game: Name) => new LessonHost(FILES[game], CLIENTS[game].moves);

beforeAll(async () => {
  await speak("en");
  await need("learn");
  await need("reasons");
});
beforeEach(() => vi.useFakeTimers());
afterEach(async () => {
  vi.useRealTimers();
  cleanup();
  table.leave();
  await speak("en");
});

function begun(game: Name): LessonHost {
  const lesson = hosted(game);
  table.visit(lesson);
  lesson.begin();
  return lesson;
}

/** Everybody's moves until the learner is asked for something again. */
async function settle(): Promise<void> {
  await vi.runAllTimersAsync();
}

const move = (text: string) => table.ask({ type: "move", move: text, seat: 0 });

// ── The lessons ─────────────────────────────────────────────────────────────────────────────────────

test.each(GAMES)("the %s lesson goes to its end by the moves that it asks for", async (game) => {
  const lesson = begun(game);
  while (!lesson.over) {
    if (lesson.step.asks === undefined) void lesson.next();
    else await move(lesson.step.asks);
    await settle();
  }
  expect(table.game?.outcome?.winners).toEqual([0]);
  expect(lesson.number).toBe(lesson.count);
});

test("what is asked for is pointed at", async () => {
  const lesson = begun("skipbo");
  expect(table.advised).toEqual(["stock"]);
  await lesson.next();
  expect(table.advised).toEqual(["hand:1", "build:1"]);
});

test("what the rules forbid is refused as at any table", async () => {
  const lesson = begun("skipbo");
  await lesson.next();
  await move("h9>2");
  expect(table.refusal?.code).toBe("does_not_fit");
  expect(table.refusal?.given).toBe("h9>2");
  expect(lesson.number).toBe(2);
});

test("while the others play, nobody else may", async () => {
  const lesson = begun("skyjo");
  await lesson.next();
  await move("?a1");
  await settle();
  await move("?b1");
  await expect(lesson.ask({ type: "move", move: "d" })).rejects.toBeInstanceOf(Refused);
});

test("an allowed move that is not asked for changes nothing, and is explained", async () => {
  const lesson = begun("skipbo");
  await lesson.next();
  const before = table.number;
  await move("h9:1");
  expect(lesson.note).toBe("learn-rather-skipbo-too-soon");
  expect(table.number).toBe(before);
  expect(table.refusal).toBeNull();
});

test("a lesson begins anew at any time, even while the others play", async () => {
  const lesson = begun("skyjo");
  await lesson.next();
  await move("?a1");
  lesson.begin();
  await settle();
  expect(lesson.number).toBe(1);
  expect((table.game as View | null)?.grids[0]).toEqual(Array(12).fill("?"));
});

test("a lesson can be skipped", () => {
  const lesson = begun("skipbo");
  lesson.skip();
  expect(lesson.over).toBe(true);
  expect(table.game?.outcome?.reason).toBe("stock_empty");
});

test("who has left a lesson hears nothing more of it", async () => {
  const lesson = begun("skyjo");
  const leave = table.visit(lesson);
  lesson.begin();
  await lesson.next();
  await move("?a1");
  leave();
  await settle();
  expect(table.game).toBeNull();
});

test("leaving a lesson does not leave a table that was opened since", () => {
  const leave = table.visit(hosted("skyjo"));
  const next = hosted("skipbo");
  table.visit(next);
  next.begin();
  leave();
  expect(table.game?.game).toBe("skipbo");
});

test("the page says what to do, and a tap on what is marked does it", async () => {
  const { container } = render(LessonPage, { file: FILES.skyjo, client: skyjoClient });
  flushSync();
  const now = () => container.querySelector(".now")?.textContent?.trim();
  expect(now()).toBe("Read this first, then press “Next”.");
  screen.getByRole("button", { name: "Next" }).click();
  await settle();
  await tick();
  expect(now()).toBe("Turn over two of your cards.");
  expect(screen.getByText(/everybody turns over two cards/)).toBeTruthy();
  const marked = container.querySelector<HTMLElement>(".advised")!;
  expect(marked.dataset["spot"]).toBe("a1");
  expect(marked.textContent).toContain("recommended");
  marked.click();
  await settle();
  expect(container.querySelector<HTMLElement>(".advised")!.dataset["spot"]).toBe("b1");
});

// ── The words ───────────────────────────────────────────────────────────────────────────────────────

test.each(Object.keys(LANGUAGES) as Language[])("every step of both lessons is said in %s", async (language) => {
  vi.useRealTimers();
  await speak(language);
  const own = wordsIn(language, "learn.ftl");
  for (const game of GAMES) {
    const ids = FILES[game].steps.flatMap((step) => [
      `learn-${game}-${step.says}`,
      ...Object.values(step.rather ?? {}).map((rather) => `learn-rather-${game}-${rather}`),
    ]);
    for (const id of new Set(ids)) expect(own, id).toContain(`\n${id} = `);
  }
});

// ── Rules ───────────────────────────────────────────────────────────────────────────────────────────

test("Markdown becomes blocks", () => {
  const found = blocks("## A *b*\n\nOne **two**\nthree\n\n- x\n- y\n\n1. z\n\n| h | i |\n|---|---|\n| 1 | 2 |\n");
  expect(found.map((block) => block.kind)).toEqual(["heading", "paragraph", "bullets", "numbers", "table"]);
  expect(found[1]).toEqual({
    kind: "paragraph",
    text: [
      { kind: "plain", text: "One " },
      { kind: "strong", text: "two" },
      { kind: "plain", text: " three" },
    ],
  });
  expect(found[4]).toMatchObject({ rows: [[inline("1"), inline("2")]] });
});

test.each(Object.keys(LANGUAGES) as Language[])("no mark of Markdown is left in the rules in %s", async (language) => {
  vi.useRealTimers();
  for (const game of GAMES) {
    const found = await rulesOf(game, language);
    expect(found).toHaveLength(9);
    expect(JSON.stringify(found)).not.toMatch(/\*|"text":"(#|- |\|)/);
  }
});

test("text before the first heading belongs to no section", () => {
  expect(sections("lost\n\n## found\n\nkept")).toHaveLength(1);
});

test("the rules have a link to each section", async () => {
  vi.useRealTimers();
  const { container } = render(Rules, { rest: ["skyjo"] });
  await screen.findByRole("heading", { name: "Your turn" });
  const links = [...container.querySelectorAll<HTMLAnchorElement>("nav ol a")].map((link) => link.hash.slice(1));
  expect(links).toHaveLength(9);
  for (const id of links) expect(container.querySelector(`h2#${id}`)).toBeTruthy();
});

// ── Hints ───────────────────────────────────────────────────────────────────────────────────────────

const HINT: HintInfo = {
  move: "k>b2",
  alike: ["k>b2"],
  chance: 0.5,
  low: 0.4,
  high: 0.6,
  lead: null,
  score: 12,
  reason: "feeds_next",
  sentence: "In English.",
  details: { card: -1, seat: 1 },
};
const NAMES = { names: ["Ada", "Bo"], own: [0] };

test("a reason is said in the reader's language", async () => {
  vi.useRealTimers();
  await speak("de");
  expect(reasonOf("skyjo", HINT, NAMES)).toContain("Überlässt Bo eine −1");
});

test("a reason that nobody has words for is said in the server's", () => {
  expect(reasonOf("skyjo", { ...HINT, reason: "brand_new" }, NAMES)).toBe("In English.");
});

test.each([
  ["skyjo", "d", "Draw pile"],
  ["skyjo", "t>b2", "Discard pile → column b, row 2"],
  ["skyjo", "x>a1", "Discard → column a, row 1"],
  ["skyjo", "?d3", "column d, row 3"],
  ["skipbo", "hW>2", "Skip-Bo (Hand) → Building pile 2"],
  ["skipbo", "s>1", "Stock → Building pile 1"],
  ["skipbo", "pd3>1", "Discard pile 3 (partner) → Building pile 1"],
  ["skipbo", "h7:4", "7 (Hand) → Discard pile 4"],
  ["skipbo", "-", "End the turn"],
] as [Name, string, string][])("%s %s is told as %s", (game, text, words) => {
  expect(CLIENTS[game].moves.inWords(text, NAMES)).toBe(words);
});
