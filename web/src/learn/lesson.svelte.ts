/**
 * A lesson: a game that was played before by the real rules, and is shown again step by step.
 *
 * It plays the part of the server: it sends the messages that `scripts.lesson_files` has written down, and it
 * answers what the learner tries with the refusals written down there. No rule stands here.
 */
import { Refused, type Asked } from "../lib/connection";
import type { Lesson, Moves } from "../game/client";
import { spotsOf } from "../game/move_input.svelte";
import type { Ack } from "../lib/protocol";
import { settings } from "../lib/settings.svelte";
import { table, type Host } from "../lib/table.svelte";

/** Between two moves of the others, besides the time that a card flies. */
const PAUSE = 800;

export class LessonHost implements Host {
  #file: Lesson;
  #moves: Moves;
  #run = 0;
  #at = $state(0);
  /** Moves are being shown, and the next step waits for them. */
  busy = $state(false);
  /** The message that says why a move is not what is asked for now. */
  note = $state<string | null>(null);

  constructor(file: Lesson, moves: Moves) {
    this.#file = file;
    this.#moves = moves;
  }

  readonly game = $derived.by(() => this.#file.game);
  readonly step = $derived.by(() => this.#file.steps[this.#at]!);
  readonly count = $derived.by(() => this.#file.steps.length);
  readonly number = $derived.by(() => this.#at + 1);
  readonly over = $derived.by(() => this.#at === this.#file.steps.length - 1);
  /** What the other player is called. */
  readonly bot = $derived.by(() => this.#file.opening.table.seats.find(({ bot }) => bot)?.bot ?? "");
  /** Where to look or tap now. */
  readonly spots = $derived.by(() => {
    if (this.busy) return [];
    const { asks, shows } = this.step;
    return asks === undefined ? shows : [...shows, ...spotsOf(this.#moves, asks)];
  });

  /** From the beginning. */
  begin(): void {
    this.#run += 1;
    this.busy = false;
    table.receive(this.#file.opening);
    this.#to(0);
  }

  /** Go on after something to read. */
  async next(): Promise<void> {
    if (!this.busy && this.step.asks === undefined && !this.over) await this.#show();
  }

  /** Let the move that is asked for be made. */
  async make(): Promise<void> {
    if (!this.busy && this.step.asks !== undefined) await this.#show();
  }

  /** To the end of the lesson. */
  skip(): void {
    this.#run += 1;
    this.busy = false;
    const last = this.#file.steps.flatMap((step) => step.then ?? []).at(-1);
    if (last) table.receive(last);
    table.queue.hurry();
    this.#to(this.#file.steps.length - 1);
  }

  ask(command: Asked): Promise<Ack> {
    if (command.type !== "move") return Promise.resolve(ACK);
    const { move } = command;
    const refused = this.busy ? this.#file.waits : this.step.refused?.[move];
    if (!this.busy && move === this.step.asks) void this.#show();
    else if (refused !== undefined && !this.over) return Promise.reject(this.#refusal(refused, move));
    else this.note = this.#noteFor(move);
    return Promise.resolve(ACK);
  }

  saw(): void {}

  leave(): void {
    this.#run += 1;
  }

  #refusal(index: number, given: string): Refused {
    this.note = null;
    return new Refused({ ...this.#file.refusals[index]!, given });
  }

  #noteFor(move: string): string | null {
    if (this.over) return null;
    if (this.step.asks === undefined) return "learn-read-first";
    const rather = this.step.rather?.[move];
    return rather === undefined ? "learn-not-now" : `learn-rather-${this.game}-${rather}`;
  }

  async #show(): Promise<void> {
    const run = (this.#run += 1);
    this.busy = true;
    this.note = null;
    let first = true;
    for (const message of this.step.then ?? []) {
      if (!first) await pause();
      if (run !== this.#run) return;
      first = false;
      table.receive(message);
      await table.queue.rested();
    }
    if (run !== this.#run) return;
    this.busy = false;
    this.#to(this.#at + 1);
  }

  #to(at: number): void {
    this.#at = at;
    this.note = null;
    table.understood();
    table.advised = this.spots;
  }
}

const ACK: Ack = { type: "ack", id: "", number: null };

function pause(): Promise<void> {
  return new Promise((done) => setTimeout(done, PAUSE + settings.flight));
}
