import { expect, test } from "vitest";

import { countdown, duration } from "../src/lib/durations";

test("a length of time is said in its longest whole unit", () => {
  expect([15, 60, 90, 120, 300, 3600, 86_400, 259_200].map(duration)).toEqual([
    "15 seconds", "1 minute", "90 seconds", "2 minutes", "5 minutes", "1 hour", "1 day", "3 days",
  ]);
});

test("what is left is said shortly", () => {
  expect([7, 187, 3600, 90_000].map(countdown)).toEqual(["0:07", "3:07", "1h 0m", "1d 1h"]);
});
