/**
 * The connection to the server: one WebSocket that comes back by itself.
 *
 * It says hello, keeps the connection alive, opens the table again after a break with the last number that was
 * seen, and repeats what was sent and not answered. What was never sent is never pretended: without a connection
 * a command is refused at once.
 */
import type { Ack, FromServer, Language, PersonInfo, Refusal, Say, React, Show, Mute, FromClient } from "./protocol";

export type ConnectionState = "connecting" | "open" | "waiting" | "closed";

/** A command as it is asked for: the connection gives it its id. */
export type Asked = WithoutId<Exclude<FromClient, { type: "hello" | "ping" }>>;
type WithoutId<T> = T extends unknown ? Omit<T, "id"> : never;
type Unwritten = Say["type"] | React["type"] | Show["type"] | Mute["type"];

/** The server said no, and nothing has changed. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.sentence);
  }
}

/** The codes by which whoever runs the server sends somebody away: trying again is of no use. */
const SENT_AWAY = new Set(["removed", "blocked", "table_closed"]);

export function isSentAway(refusal: Refusal): boolean {
  return SENT_AWAY.has(refusal.code);
}

/** There is no connection: nothing was sent, or nobody knows whether it arrived. */
export class NotConnected extends Error {}

export interface Listener {
  onState(state: ConnectionState): void;
  onMessage(message: FromServer): void;
  onPerson(person: PersonInfo, secret: string | null): void;
}

export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onclose: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
}

export interface Setting {
  connect(): Socket;
  secret(): string | null;
  language(): Language;
  /** Milliseconds after which a connection that says nothing is tried anew, where it may take long. */
  patience?: number;
  /** Between 0 and 1; for tests. */
  random?: () => number;
}

interface Pending {
  text: string;
  /** after a break of the connection */
  repeat: boolean;
  /** the server does not remember it */
  unwritten: boolean;
  done(ack: Ack): void;
  failed(error: Error): void;
}

const UNWRITTEN: readonly string[] = ["say", "react", "show", "mute"] satisfies Unwritten[];
const FIRST_WAIT = 500;
const LONGEST_WAIT = 30_000;
const LONGEST_HELLO = 8_000; // a connection that takes longer is tried anew
const PROBE = 2_000; // an answer to a ping after a sleep takes no longer

export class Connection {
  state: ConnectionState = "closed";
  #socket: Socket | null = null;
  #pending = new Map<string, Pending>();
  #prefix = Math.random().toString(36).slice(2, 10);
  #counter = 0;
  #failures = 0;
  #retry: Timer | null = null;
  #deadline: Timer | null = null;
  #heartbeat: Timer | null = null;
  #beat = 20_000;
  #heard = 0;
  #withSecret = true;
  #table: { name: string; seen: number | null } | null = null;
  #opened: (() => void)[] = [];

  constructor(
    private readonly listener: Listener,
    private readonly setting: Setting,
  ) {}

  /** Connect, unless that is done or under way. */
  start(): void {
    if (this.state === "closed" || this.state === "waiting") this.#connect();
  }

  /** The network may be back, or the device awake: do not wait for the next try, and trust no old socket. */
  wake(): void {
    if (this.state === "waiting") this.#connect();
    else if (this.state === "open") this.#probe();
  }

  /** Resolves when the connection is open. */
  opened(): Promise<void> {
    this.start();
    return this.state === "open" ? Promise.resolve() : new Promise((done) => this.#opened.push(done));
  }

  /** Go to a table, and come back to it after every break. */
  async open(table: string): Promise<Ack> {
    await this.opened();
    this.#table = { name: table, seen: null };
    try {
      return await this.ask({ type: "open", table });
    } catch (error) {
      if (error instanceof Refused) this.#table = null;
      throw error;
    }
  }

  /** The last number of the table's log that is known here. */
  saw(number: number): void {
    if (this.#table) this.#table.seen = number;
  }

  /** Send a command. Rejects with `Refused` or `NotConnected`. */
  ask(command: Asked): Promise<Ack> {
    if (this.state !== "open") return Promise.reject(new NotConnected());
    this.#counter += 1;
    const id = `${this.#prefix}-${this.#counter}`;
    return new Promise((done, failed) => {
      const text = JSON.stringify({ ...command, id });
      const unwritten = UNWRITTEN.includes(command.type);
      const repeat = !unwritten && command.type !== "open" && command.type !== "leave";
      this.#pending.set(id, { text, repeat, unwritten, done, failed });
      this.#send(text);
    });
  }

  /** Leave the table for good, but stay connected. */
  leave(): void {
    this.#table = null;
    if (this.state === "open") void this.ask({ type: "leave" }).catch(() => undefined);
  }

  stop(): void {
    this.#hangUp();
    this.#to("closed");
  }

  #connect(): void {
    this.#hangUp();
    this.#to("connecting");
    const socket = this.setting.connect();
    this.#socket = socket;
    this.#deadline = after(this.setting.patience ?? LONGEST_HELLO, () => this.#broke());
    socket.onopen = () => this.#hello();
    socket.onmessage = (event) => this.#receive(JSON.parse(event.data) as FromServer);
    socket.onclose = () => {
      if (this.#socket === socket) this.#broke();
    };
  }

  #hello(): void {
    const secret = this.#withSecret ? this.setting.secret() : null;
    this.#send(JSON.stringify({ type: "hello", protocol: 1, secret, language: this.setting.language() }));
  }

  #receive(message: FromServer): void {
    this.#heard = Date.now();
    switch (message.type) {
      case "welcome":
        this.#welcome(message.person, message.secret, message.heartbeat);
        break;
      case "ack":
        this.#pending.get(message.id)?.done(message);
        this.#pending.delete(message.id);
        break;
      case "refusal":
        this.#refused(message);
        break;
      case "bye":
        this.#bye(message.retry);
        break;
      case "pong":
        cancel(this.#deadline);
        break;
    }
    this.listener.onMessage(message);
  }

  #welcome(person: PersonInfo, secret: string | null, heartbeat: number): void {
    cancel(this.#deadline);
    this.#failures = 0;
    this.#beat = heartbeat * 1000;
    this.#heartbeat = setInterval(() => this.#keepAlive(), this.#beat / 2);
    this.listener.onPerson(person, secret);
    this.state = "open";
    if (this.#table) {
      const { name, seen } = this.#table;
      this.ask({ type: "open", table: name, seen }).catch(() => undefined);
    }
    const repeated = [...this.#pending.entries()].filter(([, pending]) => pending.repeat);
    for (const [, pending] of repeated) this.#send(pending.text);
    this.listener.onState("open");
    for (const done of this.#opened.splice(0)) done();
  }

  #refused(refusal: Refusal): void {
    if (refusal.id !== null) {
      this.#pending.get(refusal.id)?.failed(new Refused(refusal));
      this.#pending.delete(refusal.id);
    } else if (refusal.code === "not_signed_in" && this.#withSecret) {
      this.#withSecret = false;
      this.#hello();
    } else if (refusal.code === "slow_down") {
      after(1000, () => this.#repeat());
    }
  }

  #repeat(): void {
    if (this.state !== "open") return;
    for (const [id, pending] of this.#pending) {
      if (!pending.unwritten) this.#send(pending.text);
      else this.#fail(id, pending);
    }
  }

  /** Nobody knows whether it arrived, and repeated it could be said twice. */
  #fail(id: string, pending: Pending): void {
    this.#pending.delete(id);
    pending.failed(new NotConnected());
  }

  #bye(retry: number | null): void {
    if (retry === null) this.stop();
    else this.#broke(retry);
  }

  #broke(wait?: number): void {
    this.#hangUp();
    for (const [id, pending] of this.#pending) {
      if (!pending.repeat) this.#fail(id, pending);
    }
    const jitter = 0.8 + 0.4 * (this.setting.random ?? Math.random)();
    const delay = wait ?? Math.min(FIRST_WAIT * 2 ** this.#failures, LONGEST_WAIT) * jitter;
    this.#failures += 1;
    this.#to("waiting");
    this.#retry = after(delay, () => this.#connect());
  }

  #keepAlive(): void {
    if (Date.now() - this.#heard > 2 * this.#beat) this.#broke(0);
    else this.#send('{"type":"ping"}');
  }

  #probe(): void {
    cancel(this.#deadline);
    this.#send('{"type":"ping"}');
    this.#deadline = after(this.setting.patience ?? PROBE, () => this.#broke(0));
  }

  #send(text: string): void {
    try {
      this.#socket?.send(text);
    } catch {
      // The socket is closing: its onclose comes, and what was not answered is repeated.
    }
  }

  #hangUp(): void {
    cancel(this.#retry);
    cancel(this.#deadline);
    if (this.#heartbeat !== null) clearInterval(this.#heartbeat);
    const socket = this.#socket;
    this.#socket = null;
    if (socket) {
      socket.onopen = socket.onclose = socket.onmessage = null;
      socket.close();
    }
  }

  #to(state: ConnectionState): void {
    this.state = state;
    this.listener.onState(state);
  }
}

type Timer = ReturnType<typeof setTimeout>;

function after(milliseconds: number, action: () => void): Timer {
  return setTimeout(action, milliseconds);
}

function cancel(timer: Timer | null): void {
  if (timer !== null) clearTimeout(timer);
}
