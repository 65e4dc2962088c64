/** Who closed which round, and whose points were doubled, as far as this device was told: now, or before a reload. */
import type { RoundMark } from "../../game/client";
import type { Happened, TableInfo } from "../../lib/protocol";
import { keep, kept } from "../../lib/storage";
import type { Event, View } from "./protocol";

export interface Ending {
  closer: number | null;
  doubled: number | null;
}

/** One for each of the last rounds that are known, the oldest first. */
export function endings(told: Happened[]): Ending[] {
  const found: Ending[] = [];
  let closer: number | null = null;
  for (const event of told.flatMap((each) => each.events as Event[])) {
    if (event.event === "dealt") closer = null;
    else if (event.event === "closed") closer = event.seat;
    else if (event.event === "round_ended") found.push({ closer, doubled: event.doubled });
  }
  return found;
}

/** The same by round, from the first on; null where nobody here knows. */
export function endingsByRound(told: Happened[], rounds: number, view: View): (Ending | null)[] {
  const known = endings(told).slice(-rounds);
  const all: (Ending | null)[] = [...Array.from({ length: rounds - known.length }, () => null), ...known];
  const last = all.at(-1);
  if (rounds > 0 && (last === null || last?.closer === null)) {
    all[rounds - 1] = { closer: view.closer, doubled: last?.doubled ?? null };
  }
  return all;
}

const KEY = "endings";

/** Of the match that was last at this device: its commitment is like no other's. */
interface Kept {
  match: string;
  all: (Ending | null)[];
}

/** What is known now, and what was known before. */
export function recalled(info: TableInfo, told: Happened[], view: View): (Ending | null)[] {
  const doubled = info.match?.doubled ?? []; // an earlier server does not say
  const now = endingsByRound(told, info.match?.rounds.length ?? 0, view).map((ending, at) =>
    doubled[at] == null ? ending : { closer: doubled[at], doubled: doubled[at] },
  );
  const before = kept<Kept>(KEY);
  return before?.match === info.commitment ? now.map((ending, at) => both(ending, before.all[at] ?? null)) : now;
}

export function remember(info: TableInfo, told: Happened[], view: View): void {
  keep(KEY, { match: info.commitment, all: recalled(info, told, view) } satisfies Kept);
}

export function marks(info: TableInfo, told: Happened[], view: View): RoundMark[][] {
  return recalled(info, told, view).map((ending) => [
    ...(ending?.closer == null ? [] : [{ seat: ending.closer, says: "round-closed" }]),
    ...(ending?.doubled == null ? [] : [{ seat: ending.doubled, says: "round-doubled", doubled: true }]),
  ]);
}

function both(one: Ending | null, other: Ending | null): Ending | null {
  if (!one || !other) return one ?? other;
  return { closer: one.closer ?? other.closer, doubled: one.doubled ?? other.doubled };
}
