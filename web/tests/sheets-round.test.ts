/** What stands in the fields of a round becomes an entry, or a reason why not. */
import { expect, test } from "vitest";

import { asked, draftOf, emptyDraft, entryOf, wrongIn } from "../src/sheets/draft";
import { numberIn } from "../src/sheets/scorepad";
import { newSheet, withEntry } from "../src/sheets/sheet";

const STUCK = -1;
const SKYJO = newSheet("skyjo", ["Ada", "Bo"]);
const PAIRS = newSheet("skipbo", ["Ada", "Bo", "Cy", "Di"], { partners: true });
const whats = (...given: Parameters<typeof wrongIn>): string[] => wrongIn(...given).map((each) => each.what);

test.each([["5", 5], [" 12 ", 12], ["-3", -3], ["−3", -3], ["–3", -3], ["+4", 4], ["", null], ["-", null], ["1.5", null], ["x", null]])(
  "%j is the number %j",
  (text, number) => expect(numberIn(text)).toBe(number),
);

test("minus nothing is nothing", () => expect(Object.is(numberIn("-0"), 0)).toBe(true));

test("a Skyjo round needs everybody's points and a closer", () => {
  const draft = emptyDraft(SKYJO, 0);
  expect(whats(SKYJO, draft)).toEqual(["missing", "missing", "closer"]);
  const half = { ...draft, fields: ["5", "200"], closer: 0 };
  expect(wrongIn(SKYJO, half)).toEqual([{ what: "number", seat: 1 }]);
  const whole = { ...half, fields: ["5", "-17"] };
  expect(wrongIn(SKYJO, whole)).toEqual([]);
  expect(entryOf(SKYJO, whole)).toEqual({ points: [5, -17], closer: 0 });
});

test("at Skip-Bo only those are asked who did not win", () => {
  const draft = { ...emptyDraft(PAIRS, 0), winner: 1 };
  expect(asked(PAIRS, draft)).toEqual([0, 2]);
  const whole = { ...draft, fields: ["3", "9", "0", "9"] };
  expect(wrongIn(PAIRS, whole)).toEqual([]);
  expect(entryOf(PAIRS, whole)).toEqual({ points: [3, 0, 0, 0], closer: null });
});

test("nobody else has an empty stock", () => {
  const draft = { ...emptyDraft(PAIRS, 0), winner: 0, fields: ["", "0", "", "0"] };
  expect(whats(PAIRS, draft)).toEqual(["winner-alone"]);
});

test("numbers that the cards of one deck cannot make are refused", () => {
  const skyjo = { ...emptyDraft(SKYJO, 0), fields: ["142", "142"], closer: 0 };
  expect(wrongIn(SKYJO, skyjo)).toEqual([{ what: "together", seat: null, values: { count: 2, given: 284, least: -20, most: 270 } }]);
  const skipbo = { ...emptyDraft(PAIRS, 0), winner: 0, fields: ["", "162", "", "162"] };
  expect(whats(PAIRS, skipbo)).toEqual(["together"]);
});

test("a correction that ends the match before its last round is refused", () => {
  const sheet = withEntry(withEntry(SKYJO, { points: [5, 9], closer: 0 }), { points: [1, 2], closer: 0 });
  const draft = { ...emptyDraft(sheet, 0), fields: ["100", "9"], closer: 1 };
  expect(wrongIn(sheet, draft)).toEqual([{ what: "over", seat: null, values: { number: 1 } }]);
});

test("when a game is stuck everybody is asked", () => {
  const draft = { ...emptyDraft(PAIRS, 0), winner: STUCK, fields: ["3", "1", "4", "2"] };
  expect(asked(PAIRS, draft)).toEqual([0, 1, 2, 3]);
  expect(wrongIn(PAIRS, draft)).toEqual([]);
});

test.each([
  [{ points: [0, 3, 0, 4], closer: null }, 0],
  [{ points: [5, 1, 5, 0], closer: null }, STUCK],
  [{ points: [5, 2, 5, 8], closer: null }, STUCK],
])("a game on the sheet is changed as it was entered", (entry, winner) => {
  const sheet = withEntry(PAIRS, entry);
  const draft = draftOf(sheet, 0);
  expect(draft.winner).toBe(winner);
  expect(entryOf(sheet, draft)).toEqual(entry);
});
