/** Who is away for some days, so that the clock does not run. */
import type { TableInfo } from "../lib/protocol";
import { table } from "../lib/table.svelte";
import { dayOf } from "../lib/words.svelte";

/** The day on which who has this seat is back; null: they are not away. */
export function until(info: TableInfo, seat: number): string | null {
  const end = info.seats[seat]?.holiday ?? 0;
  if (end <= Date.now() + table.clockSkew) return null;
  return dayOf(end);
}
