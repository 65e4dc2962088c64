/** A score sheet as a file: JSON that the terminal reads too, and CSV for spreadsheets. */
import { cell } from "../lib/files";
import type { Entry, Sheet } from "../lib/http";
import { sides } from "../lib/sides";
import { checkForm, clean, scores, totals } from "./sheet";

export const FORMAT = "tablee-sheet/1";

export function encode(sheet: Sheet): string {
  return `${JSON.stringify({ format: FORMAT, sheet }, null, 2)}\n`;
}

/** Throws for anything that no version has written. */
export function decode(text: string): Sheet {
  const document = JSON.parse(text) as { format?: unknown; sheet?: unknown };
  if (document?.format !== FORMAT) throw new Error("not a score sheet");
  return checked(document.sheet);
}

/** A sheet from somewhere else, as a sheet. Throws if it cannot be one. */
export function checked(given: unknown): Sheet {
  const found = given as Partial<Record<keyof Sheet, unknown>>;
  const names = array(found.names).map((name) => {
    if (typeof name !== "string") throw new Error("not a name");
    return name;
  });
  const entries = array(found.entries ?? []).map((each): Entry => {
    const { points, closer } = each as { points: unknown; closer?: unknown };
    return { points: array(points).map(number), closer: (closer ?? null) === null ? null : number(closer) };
  });
  const sheet = {
    game: found.game as string,
    names: names.map(clean),
    limit: found.limit === null ? null : number(found.limit),
    partners: found.partners === true,
    first_dealer: number(found.first_dealer ?? 0),
    entries,
    draft: null, // the terminal's, of an unfinished round
  };
  checkForm(sheet);
  return sheet;
}

function array(value: unknown): unknown[] {
  if (!Array.isArray(value)) throw new Error("not a list");
  return value;
}

function number(value: unknown): number {
  if (!Number.isInteger(value)) throw new Error("not a number");
  return value as number;
}

/** A heading, a row for each round, the totals; a pair is one column. */
export function asCsv(sheet: Sheet, total: string): string {
  const columns = sides(sheet);
  const row = (values: number[]) => columns.map(([seat]) => String(values[seat!]));
  const rows = [
    ["", ...columns.map((seats) => seats.map((seat) => sheet.names[seat]!).join(" & "))],
    ...sheet.entries.map((entry, at) => [String(at + 1), ...row(scores(sheet, entry))]),
    [total, ...row(totals(sheet))],
  ];
  return rows.map((row) => `${row.map(cell).join(",")}\n`).join("");
}
