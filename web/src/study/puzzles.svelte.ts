/** The puzzles of a game: those of the server, one's own, and when each comes again. All of it stays on the device. */
import { ask } from "../lib/api";
import { whole } from "../lib/address";
import type { Analysis, PuzzleInfo } from "../lib/http";
import type { GameName } from "../lib/protocol";
import { keep, kept } from "../lib/storage";
import { after, dueFirst, type Card } from "./schedule";

interface Progress {
  /** the grade that suits: it rises and falls with what is solved */
  skill: number;
  cards: Record<string, Card>;
  mine: PuzzleInfo[];
}

export const HARDEST = 5;
const MOST_OF_ONES_OWN = 50;
const CACHE = "puzzles";

export class Puzzles {
  all = $state.raw<PuzzleInfo[]>([]);
  now = $state.raw<PuzzleInfo | null>(null);
  #progress: Progress;

  constructor(readonly game: GameName) {
    this.#progress = progressOf(game);
  }

  /** Rejects with `Refused` or `NotConnected`, if they were never here. */
  async load(): Promise<void> {
    this.all = [...this.#progress.mine, ...(await shipped(this.game))];
    this.next();
  }

  /** One that is due, or a new one of the grade that suits. */
  next(): void {
    const { cards, skill, mine } = this.#progress;
    const others = this.all.filter((puzzle) => puzzle !== this.now);
    const due = dueFirst(cards, Date.now());
    const repeated = others.find((puzzle) => keyOf(puzzle) === due);
    const fresh = others.filter((puzzle) => !(keyOf(puzzle) in cards));
    const own = fresh.find((puzzle) => mine.includes(puzzle));
    const distance = (puzzle: PuzzleInfo) => Math.abs(puzzle.grade - Math.round(skill));
    const nearest = Math.min(...fresh.map(distance));
    const suited = fresh.filter((puzzle) => distance(puzzle) === nearest);
    this.now = repeated ?? own ?? oneOf(suited) ?? oneOf(others) ?? this.now;
  }

  answered(solved: boolean): void {
    if (!this.now) return;
    const { cards, skill, mine } = this.#progress;
    const key = keyOf(this.now);
    this.#progress = {
      skill: Math.min(Math.max(skill + (solved ? 0.25 : -0.35), 1), HARDEST),
      cards: { ...cards, [key]: after(cards[key], solved, Date.now()) },
      mine,
    };
    keep(`puzzles.${this.game}`, this.#progress);
  }
}

/** A position of one's own to come back to: the best move is what the server said. */
export function keepPuzzle({ game, position, view, moves }: Analysis): void {
  const [best, ...others] = moves;
  if (!best) return;
  const { reason, sentence, details } = best;
  const wrong = others.map((each) => ({ loss: Math.max((best.chance ?? 0) - (each.chance ?? 0), 0), moves: each.alike }));
  const made: PuzzleInfo = { position, grade: HARDEST, view, right: best.alike, wrong, unit: "chance", reason, sentence, details };
  const progress = progressOf(game);
  const mine = [made, ...progress.mine.filter((each) => each.position !== position)].slice(0, MOST_OF_ONES_OWN);
  keep(`puzzles.${game}`, { ...progress, mine });
}

function progressOf(game: GameName): Progress {
  return { skill: 1, cards: {}, mine: [], ...kept<Progress>(`puzzles.${game}`) };
}

/** From the server, or as they were when it was last there. */
async function shipped(game: GameName): Promise<PuzzleInfo[]> {
  const path = `api/puzzles/${encodeURIComponent(game)}`;
  const store = "caches" in globalThis ? await caches.open(CACHE) : null;
  try {
    const found = await ask<PuzzleInfo[]>("GET", path);
    await store?.put(whole(path), new Response(JSON.stringify(found)));
    return found;
  } catch (error) {
    const before = await store?.match(whole(path));
    if (!before) throw error;
    return (await before.json()) as PuzzleInfo[];
  }
}

function oneOf<T>(list: T[]): T | undefined {
  return list[Math.floor(Math.random() * list.length)];
}

/** Short, and the same for the same position. */
function keyOf({ position }: PuzzleInfo): string {
  let hash = 5381;
  for (const letter of position) hash = (hash * 33 + letter.charCodeAt(0)) >>> 0;
  return hash.toString(36);
}
