import { expect, test } from "vitest";

import { asTable, growthOf, linesOf, periodsOf, ratingOf } from "../src/groups/groups";
import type { GroupInfo } from "../src/lib/http";

const ann = { id: "a", name: "Ann", colour: "red" as const };
const bo = { id: "b", name: "=Bo", colour: "blue" as const };
const month = (name: string, person: string, played: number, won: number) => ({ month: name, game: "skyjo", person, played, won });
const GROUP: GroupInfo = {
  id: "g", name: "G", link: "", me: "a", may_remove: false, table: [],
  members: [{ person: ann, joined: 0 }, { person: bo, joined: 0 }],
  months: [month("2025-11", "a", 2, 2), month("2025-11", "b", 2, 0), month("2026-02", "a", 1, 0), month("2026-02", "b", 4, 3)],
};

test("a table is that of all time, of a year or of a month", () => {
  expect(periodsOf(GROUP)).toEqual(["2026", "2025", "2026-02", "2025-11"]);
  const told = (period: string) => linesOf(GROUP, "skyjo", period).map(({ person, played, won }) => [person.id, played, won]);
  expect(told("")).toEqual([["b", 6, 3], ["a", 3, 2]]);
  expect(told("2025")).toEqual([["a", 2, 2], ["b", 2, 0]]);
  expect(told("2026-02")).toEqual([["b", 4, 3], ["a", 1, 0]]);
});

test("wins grow month by month, also where nothing was played", () => {
  expect(growthOf(GROUP, ["a", "b"], 12)).toEqual({
    months: ["2025-11", "2025-12", "2026-01", "2026-02"],
    totals: [[0, 0], [2, 0], [2, 0], [2, 0], [2, 3]],
  });
  expect(growthOf(GROUP, ["a"], 2)).toEqual({ months: ["2026-01", "2026-02"], totals: [[2], [2], [2]] });
});

test("matches of a group can be read by a spreadsheet, and nobody's name is worked out", () => {
  const match = { id: "m", game: "skyjo", at: 0, members: [{ person: "b", points: -3, won: true }], others: 1, link: "https://x/g/m" };
  expect(asTable(GROUP, [match]).split("\r\n")[1]).toBe("1970-01-01T00:00:00.000Z,skyjo,'=Bo,-3,1,1,https://x/g/m");
});

test("a rating is said with its uncertainty", () => {
  const figures = { game: "skyjo", played: 1, won: 1, mean: 0, best: 0, streak: 0, longest: 0 };
  const group = { ...GROUP, table: [{ person: "a", figures, rating: { value: 27.4, within: 4.1 } }, { person: "b", figures, rating: null }] };
  expect(["a", "b", "c"].map((person) => ratingOf(group, "skyjo", person))).toEqual(["27 ± 4", "", ""]);
});
