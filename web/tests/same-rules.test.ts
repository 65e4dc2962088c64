/**
 * The pages for real cards work offline, so their rules are written here once more. Python makes up thousands of
 * score sheets, shown cards and counted decks (`tests/same_rules.py`) and says what it makes of them: so must we.
 */
import { execFileSync } from "node:child_process";
import { isDeepStrictEqual } from "node:util";

import { expect, test } from "vitest";

import type { Card } from "../src/game/client";
import { clientOf } from "../src/games";
import { checkDeck } from "../src/real_table/deck_check";
import type { RealTable } from "../src/real_table/facts";
import { first, type Verdict } from "../src/real_table/first";
import { asCsv, checked } from "../src/sheets/files";
import { padOf } from "../src/sheets/pads";
import type { Entry, Sheet } from "../src/lib/http";
import { checkNumbers, checkSheet, dealer, endsWith, scores, SheetRefused, totals, winners, withEntry } from "../src/sheets/sheet";

type Problem = string | null;
interface SheetCase {
  sheet: unknown;
  form: Problem;
  said: object | null;
  writing: { entry: Entry; number: number; problem: Problem };
  numbers: { points: number[]; winner: number | null; problem: Problem };
}
interface Cases {
  sheets: SheetCase[];
  first: { game: string; shown: (Card[] | null)[]; dealer: number; answer: Verdict }[];
  deck: { game: string; counted: [Card, number][]; answer: object }[];
}

const python = process.env["PYTHON"] ?? "python3";
const cases = JSON.parse(execFileSync(python, ["-m", "tests.same_rules"], { cwd: "..", encoding: "utf8", maxBuffer: 2 ** 26 })) as Cases;

function problemOf(attempt: () => unknown): Problem {
  try {
    attempt();
    return null;
  } catch (error) {
    if (!(error instanceof SheetRefused)) throw error;
    return error.problem;
  }
}

function said(sheet: Sheet): object {
  return {
    problem: problemOf(() => checkSheet(sheet)),
    scores: sheet.entries.map((entry) => scores(sheet, entry)),
    doubled: sheet.entries.map((entry) => padOf(sheet).doubled?.(entry) ?? null),
    totals: totals(sheet),
    winners: winners(sheet),
    ends: endsWith(sheet),
    dealer: dealer(sheet),
    csv: asCsv(sheet, "total"),
  };
}

function answered({ sheet: given, writing, numbers }: SheetCase): object {
  const form = problemOf(() => checked(given));
  if (form) return { form, said: null };
  const sheet = checked(given);
  return {
    form,
    said: said(sheet),
    writing: { ...writing, problem: problemOf(() => withEntry(sheet, writing.entry, writing.number)) },
    numbers: { ...numbers, problem: problemOf(() => checkNumbers(sheet, numbers.points, numbers.winner)) },
  };
}

/** The first cases that have another answer here, with it. */
function otherwise<Case>(cases: Case[], answer: (given: Case) => object): object[] {
  const answered = cases.map((given) => ({ python: given, here: { ...given, ...answer(given) } }));
  return answered.filter(({ python, here }) => !isDeepStrictEqual(python, here)).slice(0, 3);
}

test("a score sheet is read, refused and added up as in Python", () => {
  expect(cases.sheets.length).toBeGreaterThan(1000);
  expect(otherwise(cases.sheets, answered)).toEqual([]);
});

async function tables(): Promise<Record<string, RealTable>> {
  const found = ["skipbo", "skyjo"].map(async (game) => [game, (await (await clientOf(game)).realTable?.())!]);
  return Object.fromEntries(await Promise.all(found)) as Record<string, RealTable>;
}

test("the same player deals or begins as in Python", async () => {
  const known = await tables();
  expect(otherwise(cases.first, ({ game, shown, dealer }) => ({ answer: first(known[game]!.first, shown, dealer) }))).toEqual([]);
});

test("the same cards are missing or too many as in Python", async () => {
  const known = await tables();
  expect(otherwise(cases.deck, ({ game, counted }) => ({ answer: checkDeck(known[game]!.deck, new Map(counted)) }))).toEqual([]);
});
