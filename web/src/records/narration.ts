/** The sentences of a match, move by move: of a replay, or of one that is being played. */
import { tell, type Names } from "../lib/sentences";
import type { GameClient } from "../game/client";
import type { GameEvent } from "../lib/protocol";

export interface Told {
  number: number;
  sentences: string[];
}

export function narrated({ redundant }: GameClient, frames: { number: number; events: GameEvent[] }[], names: Names): Told[] {
  return frames.map(({ number, events }) => ({
    number,
    sentences: events
      .filter((event) => !redundant.has(event.event))
      .map((event) => tell(event, names) ?? "")
      .filter((text) => text !== ""),
  }));
}

/** Where a link to a move goes: `#2.57` is move 57, in the second game. Null if it names none. */
export function whereOf(hash: string): { game: number; move: number } | null {
  const parts = /^#(\d+)\.(\d+)$/.exec(hash);
  return parts && Number(parts[1]) > 0 ? { game: Number(parts[1]) - 1, move: Number(parts[2]) } : null;
}

export function hashOf(game: number, move: number): string {
  return `#${game + 1}.${move}`;
}
