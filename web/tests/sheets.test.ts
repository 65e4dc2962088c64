/** The score sheet adds up as `src/tablee/scoring` does: the examples are the same. */
import { readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";

import { asCsv, checked, decode, encode } from "../src/sheets/files";
import { checkSheet, dealer, newSheet, scores, SheetRefused, totals, winners, withEntry, withoutLast } from "../src/sheets/sheet";
import { sides } from "../src/lib/sides";

interface Possible {
  rule: string;
  what: string;
  sheet: unknown;
  scores: number[][];
  totals: number[];
  winners: number[] | null;
  dealer: number;
  csv?: string;
  problem?: string;
}
interface Impossible {
  what: string;
  sheet: unknown;
  problem: string;
}
const { possible, kept, impossible } = JSON.parse(readFileSync("../tests/paper/sheet_examples.json", "utf8")) as {
  possible: Possible[];
  /** earlier versions took them: they are read, but not written */
  kept: Possible[];
  impossible: Impossible[];
};

describe.each([...possible, ...kept])("$rule $what", (example) => {
  const sheet = checked(example.sheet);
  test("adds up", () => {
    expect(sheet.entries.map((entry) => scores(sheet, entry))).toEqual(example.scores);
    expect(totals(sheet)).toEqual(example.totals);
    expect(winners(sheet)).toEqual(example.winners);
    expect(dealer(sheet)).toBe(example.dealer);
  });
  test("comes back from a file as it was", () => {
    expect(decode(encode(sheet))).toEqual(sheet);
  });
  if (example.csv !== undefined) {
    test("is a table", () => expect(asCsv(sheet, "total")).toBe(example.csv));
  }
});

test.each([...kept, ...impossible])("$what is refused", (example) => {
  let problem: unknown;
  try {
    checkSheet(checked(example.sheet));
  } catch (error) {
    problem = error instanceof SheetRefused ? error.problem : error;
  }
  expect(problem).toBe(example.problem);
});

test("a match that is over takes no more rounds, but earlier ones can be mended", () => {
  const over = withEntry(newSheet("skyjo", ["Ada", "Bo"], { limit: 10 }), { points: [3, 12], closer: 0 });
  expect(() => withEntry(over, { points: [1, 2], closer: 0 })).toThrow("over");
  expect(winners(withEntry(over, { points: [3, 9], closer: 0 }, 0))).toBeNull();
  expect(withoutLast(over).entries).toEqual([]);
  expect(() => withoutLast(withoutLast(over))).toThrow("nothing");
});

test("partners sit opposite each other", () => {
  const six = newSheet("skipbo", [..."abcdef"], { partners: true });
  expect(sides(six)).toEqual([[0, 3], [1, 4], [2, 5]]);
});

test.each(["", "[]", "null", "{}", '{"format":"tablee-sheet/2"}', '{"format":"tablee-sheet/1"}',
  '{"format":"tablee-sheet/1","sheet":{"game":"toString","names":["a","b"],"limit":1}}'])("%s is no sheet", (text) => {
  expect(() => decode(text)).toThrow();
});
