/** Plays a finished match: where it stands, how fast it goes, and who looks on. It hosts the open table. */
import { animate, inStages } from "../game/animations";
import type { GameClient } from "../game/client";
import { clientOf } from "../games";
import type { Happened, Own, View } from "../lib/protocol";
import { table, type Host } from "../lib/table.svelte";
import { handsAt, happenedIn, replay, tableOf, viewAt, type Eyes, type SeenReplay } from "./replay";

export const SPEEDS = [0.5, 1, 2, 4] as const;
const PAUSE = 1300; // milliseconds from one move to the next at speed 1

/** Nothing can be asked of a match that is over. */
const HOST: Host = { ask: () => new Promise(() => undefined), saw: () => undefined, leave: () => undefined };

export class Player {
  data = $state.raw<SeenReplay | null>(null);
  client = $state.raw<GameClient | null>(null);
  at = $state(0);
  playing = $state(false);
  speed = $state<number>(1);
  #number = 0;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #leave: () => void;

  constructor(readonly record: string) {
    this.#leave = table.visit(HOST);
    table.animate = (happened, hurried) => (this.client && !hurried ? animate(this.client, happened) : null);
    table.inStages = (before, after, happened) => (this.client ? inStages(this.client, before, after, happened) : []);
  }

  get eyes(): Eyes {
    return this.data?.eyes ?? "everybody";
  }

  get last(): number {
    return (this.data?.frames.length ?? 1) - 1;
  }

  /** Show a game or round, at the move with this number. Rejects with `Refused` or `NotConnected`. */
  async open(game: number, move: number | null): Promise<void> {
    const loaded = this.data?.index === game;
    if (!loaded) {
      this.pause();
      await this.#load(game, this.eyes);
    }
    const found = move === null ? 0 : this.data!.frames.findIndex((frame) => frame.number >= move);
    const at = found < 0 ? this.last : found;
    if (loaded) return this.go(at);
    this.at = at;
    this.#jump();
  }

  /** With other eyes, at the same place. Rejects with `Refused` or `NotConnected`. */
  async look(eyes: Eyes): Promise<void> {
    await this.#load(this.data?.index ?? 0, eyes);
    this.#jump();
  }

  async #load(game: number, eyes: Eyes): Promise<void> {
    const data = await replay(this.record, game, eyes);
    this.client = await clientOf(data.game);
    this.data = data;
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
    table.animate = table.inStages = null;
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
    const { happened, game, yours } = this.#shown(this.data!);
    table.receive({ type: "update", number: this.#number, happened, game, yours });
  }

  #jump(): void {
    if (!this.data) return;
    const { happened, game, yours } = this.#shown(this.data);
    const info = tableOf(this.data);
    table.receive({ type: "snapshot", number: this.#number, table: info, game, yours, missed: [happened], complete: true, undoable: null });
  }

  #shown(data: SeenReplay): { happened: Happened; game: View; yours: Own[] } {
    this.#number += 1;
    return {
      happened: happenedIn(data.frames[this.at]!, this.#number),
      game: viewAt(this.client!, data, this.at),
      yours: data.eyes === "open" ? [] : handsAt(data, this.at),
    };
  }
}
