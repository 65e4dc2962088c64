/** What a view has beyond what all games share, sorted by where it is shown. */
import type { Own, View } from "../../lib/protocol";

export interface Fields {
  /** one value for each seat: shown there */
  seats: [name: string, values: unknown[]][];
  /** what the own part has: hand cards and the like */
  own: [name: string, value: unknown][];
  /** everything else: in the middle */
  middle: [name: string, value: unknown][];
}

/** Shown in other ways: by names, the sentence above the table, the totals, the buttons. */
const SHARED = new Set(["game", "options", "players", "waiting_for", "turn", "outcome", "seat", "legal_moves"]);

const isPlain = (value: unknown) => value === null || typeof value !== "object";
const isEmpty = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0);

/** `own`: the names of what belongs to a seat alone. A spectator's view has them too, but nothing in them. */
export function fieldsOf(view: View, own: ReadonlySet<string>): Fields {
  const fields: Fields = { seats: [], own: [], middle: [] };
  for (const [name, value] of Object.entries(view)) {
    if (SHARED.has(name)) continue;
    if (own.has(name)) fields.own.push([name, value]);
    else if (Array.isArray(value) && value.length === view.players && value.every(isPlain)) fields.seats.push([name, value]);
    else if (!isEmpty(value)) fields.middle.push([name, value]);
  }
  return fields;
}

export function namesOfOwn(parts: Own[]): Set<string> {
  return new Set(parts.flatMap((part) => Object.keys(part)));
}
