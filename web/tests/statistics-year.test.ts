import { expect, test } from "vitest";

import type { ListedRecord } from "../src/lib/http";
import { picture, yearIn } from "../src/statistics/year";

function match(month: number, won: boolean, total: number, other: string, level?: 1): ListedRecord {
  const player = { name: other, colour: "red" as const, ...(level && { level }) };
  return {
    id: `${month}-${total}`, game: "skyjo", at: new Date(2026, month, 5).getTime(), players: [{ name: "Ada", colour: "blue" }, player],
    winners: [won ? 0 : 1], mine: [0], seats: ["Ada", other], totals: [total, 50], real: false, casual: false, resigned: null, link: "",
  };
}

const ALL = [match(5, true, 12, "Bodo"), match(0, true, 30, "Kazoo", 1), match(0, true, 20, "Bodo"), match(2, false, 80, "<Cy>"), { ...match(3, true, -3, "Bodo"), at: new Date(2025, 3, 1).getTime() }];

test("a year has its own matches, streak and people, and bots are none", () => {
  const year = yearIn(ALL, 2026, () => "lowest");
  expect(year).toMatchObject({ played: 4, won: 3, days: 3, longest: 2, games: [{ game: "skyjo", played: 4, won: 3, best: 12 }] });
  expect(year.months[0]).toEqual({ played: 2, won: 2 });
  expect(year.people).toEqual([{ name: "Bodo", met: 2 }, { name: "<Cy>", met: 1 }]);
});

test("a match that was given up counts, its points do not", () => {
  const given = { ...match(1, false, -9, "Bodo"), resigned: 0 };
  expect(yearIn([given], 2026, () => "lowest").games).toEqual([{ game: "skyjo", played: 1, won: 0, best: null }]);
  expect(yearIn([...ALL, given], 2026, () => "lowest").games).toMatchObject([{ played: 5, won: 3, best: 12 }]);
});

test("a match that was begun on a device does not count", () => {
  expect(yearIn([{ ...match(1, true, -9, "Bodo"), casual: true }], 2026, () => "lowest")).toMatchObject({ played: 0, days: 0, games: [], people: [] });
});

test("the picture has nobody's name and no markup but its own", () => {
  const drawn = picture(yearIn(ALL, 2026, () => "lowest"), "My <2026>", ["4 matches"], [..."JFMAMJJASOND"]);
  for (const name of ["Ada", "Bodo", "Cy", "<2026>"]) expect(drawn).not.toContain(name);
});
