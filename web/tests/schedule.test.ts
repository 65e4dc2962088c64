import { expect, test } from "vitest";

import { after, dueFirst } from "../src/study/schedule";

const DAY = 24 * 60 * 60 * 1000;

test("what is solved waits longer each time", () => {
  const once = after(undefined, true, 0);
  const twice = after(once, true, once.due);
  expect([once.due, twice.due - once.due]).toEqual([DAY, 3 * DAY]);
});

test("what is missed begins anew, and soon", () => {
  const missed = after({ box: 4, due: 0 }, false, 0);
  expect(missed.box).toBe(0);
  expect(missed.due).toBeLessThan(DAY);
});

test("what waits longest comes first, and nothing before its time", () => {
  const cards = { a: { box: 1, due: 50 }, b: { box: 1, due: 20 }, c: { box: 1, due: 200 } };
  expect(dueFirst(cards, 100)).toBe("b");
  expect(dueFirst(cards, 10)).toBeNull();
});
