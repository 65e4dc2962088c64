import { expect, test } from "vitest";

import type { ListedRecord } from "../src/lib/http";
import { asTable } from "../src/statistics/book";

const MATCH: ListedRecord = {
  id: "a", game: "skyjo", at: 0, players: [], winners: [1], mine: [1], seats: ["Ann, the first", "=Bo"], totals: [90, -3], link: "https://x/g/a", real: false, casual: false, resigned: null,
};

test("a table of matches can be read by a spreadsheet, and nobody's name is worked out", () => {
  const [head, row] = asTable([{ ...MATCH, luck: -0.25 }, { ...MATCH, seats: ["=Bo"] }]).split("\r\n");
  expect(head).toBe("at,game,cards,players,points,my_points,won,my_luck,link");
  expect(row).toBe('1970-01-01T00:00:00.000Z,skyjo,online,"Ann, the first; =Bo",90; -3,-3,1,-0.2500,https://x/g/a');
  expect(asTable([{ ...MATCH, seats: ["=Bo"] }])).toContain(",'=Bo,");
});
