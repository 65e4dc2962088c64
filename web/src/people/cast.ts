/** Who the bots are: eight of each level, as the server knows them. */
import cast from "../../../src/tablee/bots/cast.json";
import type { Level } from "../lib/protocol";

const CAST: Record<string, string[]> = cast;

/** Where somebody stands in the cast of a level: that is what tells their face from the others'. */
export function numberOf(level: number, name: string): number {
  return Math.max(0, CAST[level]?.indexOf(name) ?? 0);
}

/** Somebody of a level who does not sit at the table yet; `turn` counts on to the next one. Each level begins elsewhere: else all would wear glasses. */
export function candidate(level: Level, seated: readonly (string | null)[], turn: number): string {
  const free = CAST[level]!.filter((name) => !seated.includes(name));
  return free[(turn + 3 * level) % free.length] ?? CAST[level]![0]!;
}
