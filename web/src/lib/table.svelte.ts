/**
 * The table that is open: what the server has said of it, and nothing else.
 *
 * Only messages change it. What the page wants done it asks for, and then it waits for the message.
 */
import { tick } from "svelte";

import { whole } from "./address";
import { missedAt, storyOf } from "./api";
import { me, keepSecret, secret } from "./identity";
import { Connection, isSentAway, NotConnected, Refused, type Asked, type ConnectionState, type Listener, type Socket } from "./connection";
import type { Spot } from "../game/client";
import { isHere, remember } from "../offline/here";
import type {
  Ack,
  FromServer,
  GameEvent,
  Happened,
  Own,
  PersonInfo,
  Presence,
  Reacted,
  Refusal,
  Said,
  Shown,
  Snapshot,
  TableInfo,
  Update,
  View,
} from "./protocol";
import { namesOf, NOBODY, type Names } from "./sentences";
import { settings } from "./settings.svelte";
import { ShowQueue, type Step } from "./show_queue.svelte";

export type Spoken = Said | Reacted;

/**
 * Watches what happens, to let cards fly: it sees the old picture, what it returns the new one. `hurried`: nothing is to
 * fly.
 */
export type Animate = (happened: Happened, hurried: boolean) => (() => void) | null;

/** A part of what happened at once, and the table after it. */
export interface Stage {
  view: View;
  events: GameEvent[];
  /** milliseconds after the one before */
  wait: number;
}

/** Tells what happened at once one after the other; the last stage is what the server has sent. None: it is shown as it is. */
export type InStages = (before: View, after: View, happened: Happened) => Stage[];

/** Who answers what is asked: the server at the other end, or a lesson in its place. */
export interface Host {
  /** Rejects with `Refused` or `NotConnected`. */
  ask(command: Asked): Promise<Ack>;
  /** The last number that is known here. */
  saw(number: number): void;
  leave(): void;
}

const LONGEST_LOAD = 120_000; // milliseconds until Python must be there
const MOST_TOLD = 4000; // a long match of eight
const MOST_SPOKEN = 100;
const PATIENCE = 2500; // milliseconds for which the table waits for what was missed, before it is shown as it is
const PAST = 900; // milliseconds between two steps of it
export const LAPSE = 12_000; // milliseconds after which somebody who led through a replay leads no more
const MOST_WAITING = 60; // steps: whoever is so far behind has been elsewhere

type TableMessage = Snapshot | Update | Presence;

const TALK: ReadonlySet<Asked["type"]> = new Set(["say", "react", "mute"]);

class OpenTable {
  name = $state<string | null>(null);
  person = $state.raw<PersonInfo | null>(null);
  connection = $state<ConnectionState>("closed");
  number = $state(0);
  info = $state.raw<TableInfo | null>(null);
  game = $state.raw<View | null>(null);
  yours = $state.raw<Own[]>([]);
  /** What has happened while this page was open, oldest first. */
  told = $state.raw<Happened[]>([]);
  /** What happened in this match before that, or while there was no connection: see `recall`. */
  earlier = $state.raw<Happened[]>([]);
  /** Nothing of the match is missing in `told`, or it was asked for. */
  recalled = $state(false);
  /** What happened while there was no connection; null: nothing was missed. */
  missed = $state.raw<{ happened: Happened[]; complete: boolean } | null>(null);
  /** It is being asked whether something was missed: nothing is shown yet. */
  lookingBack = $state(false);
  spoken = $state.raw<Spoken[]>([]);
  /** Who leads through the replay of the match that is over. */
  shownBy = $state.raw<PersonInfo | null>(null);
  #shownUntil: ReturnType<typeof setTimeout> | null = null;
  /** The table as others have set it up for another match, while this page still shows the result; null: they have not. */
  again = $state.raw<TableInfo | null>(null);
  /** What happened there since. */
  #held: TableMessage[] = [];
  /** Why the last attempt was refused. */
  refusal = $state.raw<Refusal | null>(null);
  /** Whoever runs the server has sent this device away, and why. */
  sentAway = $state.raw<Refusal | null>(null);
  /** The seat that made the last move, if that can be taken back. */
  undoable = $state<number | null>(null);
  /** Something was to be done and there is no connection. */
  unsent = $state(false);
  /** The spots that a hint or a lesson points at, until something happens. */
  advised = $state.raw<Spot[]>([]);
  /** A hand is hidden until the device was handed over: nothing may be said of it. */
  covered = $state(false);
  /** How far the server's clock is ahead of this one, in milliseconds. */
  clockSkew = $state(0);
  animate: Animate | null = null;
  inStages: InStages | null = null;
  /** What the server has told and nobody has been shown yet. */
  readonly queue = new ShowQueue();

  /** All that is known of what happened, in order. */
  readonly story = $derived(
    this.earlier.length === 0 ? this.told : [...this.earlier, ...this.told].sort((one, other) => one.number - other.number),
  );

  /** Who sits where, as this device is told. */
  readonly names = $derived.by((): Names =>
    this.info ? namesOf(this.info, this.yours.map(({ seat }) => seat)) : NOBODY,
  );

  readonly #listener: Listener = {
    onState: (state) => this.#connected(state),
    onMessage: (message) => this.receive(message),
    onPerson: (person, given) => {
      this.person = person;
      keepSecret(given);
    },
  };
  /** The tables of a server, or those of this device: whichever the open table belongs to. */
  server = new Connection(this.#listener, { connect: socket, secret, language: () => settings.language });
  #host: Host = this.server;
  #here = false;

  /** Go to a table and stay there through every break of the connection. Rejects with `Refused`. */
  async open(name: string): Promise<void> {
    if (this.name === name && this.info) return;
    this.#forget();
    const here = isHere(name);
    await this.#turnTo(here);
    this.#host = this.server;
    this.name = name;
    if (!here) await me(settings.language).catch(waitForIt);
    await this.server.open(name).catch(waitForIt);
  }

  /** To the tables of this device, or to the server. */
  async #turnTo(here: boolean): Promise<void> {
    if (here === this.#here) return;
    const connect = here ? (await import("../offline/device")).connectDevice : socket;
    this.server.stop();
    this.#here = here;
    this.person = null;
    const patience = here ? LONGEST_LOAD : undefined;
    this.server = new Connection(this.#listener, { connect, secret, language: () => settings.language, ...(patience ? { patience } : {}) });
  }

  /** Be the guest of somebody who sends messages by `receive`. What is returned leaves again. */
  visit(host: Host): () => void {
    this.leave();
    this.#host = host;
    return () => {
      if (this.#host === host) this.leave();
    };
  }

  leave(): void {
    this.#host.leave();
    if (this.#here) this.server.stop(); // so that its memory can be freed
    this.#host = this.server;
    this.#forget();
  }

  /** Ask for something. What was refused or could not be sent is shown; null then. */
  ask(command: Asked): Promise<Ack | null> {
    if (!TALK.has(command.type)) this.queue.hurry(); // it is about what the server knows
    return this.attempt(() => this.#host.ask(command));
  }

  /** The same for what is asked for in another way. */
  async attempt<T>(action: () => Promise<T>): Promise<T | null> {
    this.refusal = null;
    this.unsent = false;
    try {
      return await action();
    } catch (error) {
      if (error instanceof Refused) this.refusal = error.refusal;
      else if (error instanceof NotConnected) this.unsent = true;
      else throw error;
      return null;
    }
  }

  /** Have told what happened before this page was opened. Who never looks at the list of moves need not ask. */
  async recall(): Promise<void> {
    if (this.recalled || !this.info || this.#host !== this.server) return;
    const { id } = this.info;
    this.recalled = true;
    const story = await storyOf(id).catch(() => []); // then the list begins where this page did
    await this.queue.rested();
    if (this.info?.id !== id) return;
    const known = new Set(this.told.map(({ number }) => number));
    this.earlier = story.filter(({ number }) => !known.has(number));
  }

  /** From the result to the table that others have opened for another match. */
  comeAlong(): void {
    const held = this.#held;
    this.#held = [];
    this.again = null;
    for (const message of held) this.#take(message);
    this.queue.hurry();
  }

  /** The refusal was read. */
  understood(): void {
    this.refusal = null;
    this.unsent = false;
    this.missed = null;
  }

  #forget(): void {
    this.queue.clear();
    this.name = null;
    this.number = 0;
    this.info = this.game = this.missed = this.refusal = this.sentAway = null;
    this.yours = [];
    this.told = [];
    this.earlier = [];
    this.recalled = false;
    this.spoken = [];
    this.shownBy = null;
    this.again = null;
    this.#held = [];
    this.advised = [];
    this.unsent = this.lookingBack = false;
  }

  #connected(state: ConnectionState): void {
    this.connection = state;
    if (state === "open") this.unsent = false;
  }

  receive(message: FromServer): void {
    if ("table" in message || message.type === "update") {
      if (this.again === null && this.#isRematch(message)) this.again = message.table!;
      if (this.again !== null) return this.#hold(message);
    }
    this.#take(message);
  }

  /** Others want another match. Nobody is taken away from the result without a tap of their own. */
  #isRematch(message: TableMessage): boolean {
    if (message.type === "presence" || message.table?.phase !== "gathering") return false;
    const happened = message.type === "update" ? message.happened : message.missed.findLast(({ what }) => what === "rematch");
    const isNews = message.type === "update" ? happened?.what === "rematch" : this.info?.phase === "over";
    return isNews && happened?.by !== this.person?.id;
  }

  #hold(message: TableMessage): void {
    if (message.type === "snapshot") this.#held = [];
    this.#held.push(message);
    this.again = message.table ?? this.again;
  }

  #take(message: FromServer): void {
    switch (message.type) {
      case "welcome":
      case "pong":
        this.clockSkew = message.at - Date.now();
        break;
      case "snapshot":
        this.queue.clear();
        if (this.info === null) void this.#lookBack(message);
        this.#replace(message);
        break;
      case "update":
        if (this.#host !== this.server || this.queue.length > MOST_WAITING) this.queue.hurry();
        this.queue.add({ wait: this.#pause(message), show: () => this.#show(message) });
        break;
      case "presence":
        this.queue.add({ wait: 0, show: () => this.#inform(message.table), quiet: true });
        break;
      case "refusal":
        if (message.id === null && isSentAway(message)) this.sentAway = message;
        break;
      case "shown":
        this.#invite(message);
        break;
      case "said":
      case "reacted":
        this.spoken = [...this.spoken, message].slice(-MOST_SPOKEN);
        break;
    }
  }

  /** A leader who is silent for longer leads no more. */
  #invite({ person, move }: Shown): void {
    if (this.#shownUntil !== null) clearTimeout(this.#shownUntil);
    this.shownBy = move === null ? null : person;
    if (this.shownBy) this.#shownUntil = setTimeout(() => (this.shownBy = null), LAPSE);
  }

  /** Whoever has a seat and comes back sees what happened meanwhile, as if it happened now. A tap hurries it. */
  async #lookBack({ table: { id }, number, game, yours }: Snapshot): Promise<void> {
    if (this.#host !== this.server || this.#here || game === null || yours.length === 0) return;
    this.lookingBack = true;
    const show = () => (this.lookingBack = false);
    const patience = setTimeout(show, PATIENCE);
    const steps = await missedAt(id).catch(() => []);
    clearTimeout(patience);
    if (this.info?.id !== id) return;
    show();
    if (steps.length > 1 && this.number === number) this.queue.add({ wait: 0, show: () => this.#rewind(steps) });
  }

  #rewind([before, ...steps]: Update[]): Step[] {
    const { number, info, game, yours, undoable } = this;
    const past = (update: Update): Update => ({
      ...update,
      yours: (update.yours ?? []).map((own) => ({ ...own, legal_moves: [] })),
      table: { ...info!, phase: update.game?.waiting_for.length === 0 ? "between" : "playing" },
    });
    this.number = before!.number - 1;
    this.#update(past(before!));
    const shown = steps.filter((step) => step.number <= number);
    return [
      ...shown.map((step): Step => ({ wait: PAST, show: () => this.#show(past(step)) })),
      { wait: 0, show: () => (Object.assign(this, { info, game, yours, undoable }), this.#at(number), []) },
    ];
  }

  #replace(snapshot: Snapshot): void {
    const cameBack = this.info !== null && snapshot.missed.length > 0;
    const { missed } = snapshot;
    this.missed = cameBack ? { happened: missed, complete: snapshot.complete } : null;
    this.told = (cameBack ? [...this.told, ...missed] : missed).slice(-MOST_TOLD);
    this.recalled = snapshot.table.phase === "gathering" || (this.recalled && cameBack && snapshot.complete);
    this.info = snapshot.table;
    this.game = snapshot.game;
    this.yours = snapshot.yours;
    this.undoable = snapshot.undoable ?? null;
    this.#at(snapshot.number);
  }

  /** How long what was shown last stays: bots think faster than people look. A clock waits for nobody. */
  #pause({ happened }: Update): number {
    const byBot = happened.what === "moved" && happened.by === null;
    return byBot && this.#host === this.server && this.info?.settings.clock === null ? settings.pace : 0;
  }

  #inform(info: TableInfo): Step[] {
    this.info = info;
    return [];
  }

  #show(update: Update): Step[] {
    if (update.number <= this.number) return []; // a snapshot had it already
    const { happened } = update;
    const staged = !this.queue.hurried && this.game !== null && update.game != null && this.inStages !== null;
    const stages = staged ? this.inStages!(this.game!, update.game!, happened) : [];
    const [first, ...rest] = stages.length > 1 ? stages.slice(0, -1) : [];
    if (!first) {
      this.#update(update);
      return [];
    }
    const { wait, events } = stages.at(-1)!;
    const last: Step = { wait, show: () => (this.#update({ ...update, happened: { ...happened, events } }), []) };
    this.#part(update, first);
    return [...rest.map((stage): Step => ({ wait: stage.wait, show: () => (this.#part(update, stage), []) })), last];
  }

  /** A stage on the way: nobody can do anything yet. */
  #part({ happened, yours }: Update, { view, events }: Stage): void {
    const part = { ...happened, events };
    const after = this.animate?.(part, this.queue.hurried) ?? null;
    this.game = view;
    this.yours = (yours ?? this.yours).map((own) => ({ ...own, legal_moves: [] }));
    this.told = [...this.told, part].slice(-MOST_TOLD);
    this.advised = [];
    if (after) void tick().then(after);
  }

  #update(update: Update): void {
    const after = this.animate?.(update.happened, this.queue.hurried) ?? null;
    if (update.game !== undefined) this.game = update.game;
    if (update.yours !== undefined) this.yours = update.yours;
    if (update.table !== undefined) this.info = update.table;
    this.undoable = update.undoable ?? null;
    this.told = [...this.told, update.happened].slice(-MOST_TOLD);
    this.#at(update.number);
    if (after) void tick().then(after);
  }

  #at(number: number): void {
    this.number = number;
    if (this.#here && this.info) remember(this.info.id, this.info.code, ...(this.info.match?.record ? [this.info.match.record] : []));
    this.advised = [];
    this.#host.saw(number);
  }
}

/** Without a network the connection goes on trying, and says so. */
function waitForIt(error: unknown): void {
  if (!(error instanceof NotConnected)) throw error;
}

export function socket(): Socket {
  return new WebSocket(whole("api/socket").replace("http", "ws")) as unknown as Socket;
}

export const table = new OpenTable();

addEventListener("online", () => table.server.wake());
addEventListener("offline", () => table.server.wake());
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "visible") table.server.wake();
});
