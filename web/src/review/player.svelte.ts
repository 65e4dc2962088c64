/** Plays a finished match: where it stands, how fast it goes, and who looks on. It hosts the open table. */
import { animate } from "../game/animations";
import { table, type Host } from "../lib/table.svelte";
import { handAt, happenedIn, replay, tableOf, viewAt, type Eyes, type Replay } from "./replay";

export const SPEEDS = [0.5, 1, 2, 4] as const;
const PAUSE = 1300; // milliseconds from one move to the next at speed 1

/** Nothing can be asked of a match that is over. */
const HOST: Host = { ask: () => new Promise(() => undefined), saw: () => undefined, leave: () => undefined };

export class Player {
  data = $state.raw<Replay | null>(null);
  at = $state(0);
  playing = $state(false);
  speed = $state<number>(1);
  #eyes = $state<Eyes>("everybody");
  #number = 0;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #leave: () => void;

  constructor(readonly record: string) {
    this.#leave = table.visit(HOST);
    table.animate = animate;
  }

  get eyes(): Eyes {
    return this.#eyes;
  }

  get last(): number {
    return (this.data?.frames.length ?? 1) - 1;
  }

  /** Show a game or round, at the move with this number. Rejects with `Refused` or `NotConnected`. */
  async open(game: number, move: number | null): Promise<void> {
    if (this.data?.index !== game) {
      this.pause();
      this.data = await replay(this.record, game);
    }
    const found = move === null ? 0 : this.data.frames.findIndex((frame) => frame.number >= move);
    this.at = found < 0 ? this.last : found;
    this.#jump();
  }

  look(eyes: Eyes): void {
    this.#eyes = eyes;
    this.#jump();
  }

  /** One move forward flies its cards; everything else is a jump. */
  go(at: number): void {
    const goal = Math.min(Math.max(at, 0), this.last);
    if (goal === this.at || !this.data) return;
    const next = goal === this.at + 1;
    this.at = goal;
    if (next) this.#move();
    else this.#jump();
  }

  play(): void {
    if (this.at >= this.last) this.go(0);
    this.playing = true;
    this.#wait();
  }

  pause(): void {
    this.playing = false;
    if (this.#timer !== null) clearTimeout(this.#timer);
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  close(): void {
    this.pause();
    table.animate = null;
    this.#leave();
  }

  #wait(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.go(this.at + 1);
      if (this.at < this.last) this.#wait();
      else this.playing = false;
    }, PAUSE / this.speed);
  }

  #move(): void {
    const { frames } = this.data!;
    this.#number += 1;
    table.receive({
      type: "update",
      number: this.#number,
      happened: happenedIn(frames[this.at]!, this.eyes, this.#number),
      game: viewAt(frames, this.at, this.eyes),
      yours: handAt(frames, this.at, this.eyes),
    });
  }

  #jump(): void {
    if (!this.data) return;
    const { frames } = this.data;
    this.#number += 1;
    table.receive({
      type: "snapshot",
      number: this.#number,
      table: tableOf(this.data),
      game: viewAt(frames, this.at, this.eyes),
      yours: handAt(frames, this.at, this.eyes),
      missed: [happenedIn(frames[this.at]!, this.eyes, this.#number)],
      complete: true,
    });
  }
}
