/** What is said at the open table, and by whom. */
import type { PersonInfo, TableInfo } from "../lib/protocol";
import { table, type Spoken } from "../lib/table.svelte";
import { muted } from "./muted.svelte";

export function heardHere(): Spoken[] {
  return table.spoken.filter((each) => !muted.has(each.person.id));
}

/** Everybody here but me and those at my own device. */
export function othersAt(info: TableInfo): PersonInfo[] {
  const me = table.person?.id ?? "";
  const seated = info.seats.filter((seat) => seat.owner !== me).flatMap((seat) => (seat.person ? [seat.person] : []));
  return [...seated, ...info.others].filter((person) => person.id !== me);
}
