/** Who closed which round, and whose points were doubled, as far as this device was told. */
import type { Happened, SkyjoEvent, View } from "../lib/protocol";

export interface Ending {
  closer: number | null;
  doubled: number | null;
}

/** One for each of the last rounds that are known, the oldest first. */
export function endings(told: Happened[]): Ending[] {
  const found: Ending[] = [];
  let closer: number | null = null;
  for (const event of told.flatMap((each) => each.events as SkyjoEvent[])) {
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
  if (rounds > 0 && view.game === "skyjo" && (last === null || last?.closer === null)) {
    all[rounds - 1] = { closer: view.closer, doubled: last?.doubled ?? null };
  }
  return all;
}
