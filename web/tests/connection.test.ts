import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Connection, NotConnected, Refused, type ConnectionState, type Socket } from "../src/lib/connection";
import type { FromServer } from "../src/lib/protocol";

class FakeSocket implements Socket {
  sent: Record<string, unknown>[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.closed = true;
  }
  hear(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  types(): unknown[] {
    return this.sent.map((message) => message["type"]);
  }
  idOf(type: string): string {
    return this.sent.find((message) => message["type"] === type)!["id"] as string;
  }
}

const WELCOME = { type: "welcome", person: { id: "p", name: "Ada", colour: "teal" }, secret: null, heartbeat: 20, at: 0 };

let sockets: FakeSocket[];
let states: ConnectionState[];
let heard: FromServer[];
let connection: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  states = [];
  heard = [];
  connection = new Connection(
    { onState: (state) => states.push(state), onMessage: (message) => heard.push(message), onPerson: () => undefined },
    {
      connect: () => {
        const socket = new FakeSocket();
        sockets.push(socket);
        return socket;
      },
      secret: () => "mine",
      language: () => "en",
      random: () => 0.5,
    },
  );
});
afterEach(() => {
  connection.stop();
  vi.useRealTimers();
});

function connect(): FakeSocket {
  connection.start();
  return welcome();
}

function welcome(): FakeSocket {
  const socket = sockets.at(-1)!;
  socket.onopen?.();
  socket.hear(WELCOME);
  return socket;
}

async function atTable(): Promise<FakeSocket> {
  const socket = connect();
  const opened = connection.open("ABC123");
  await Promise.resolve();
  socket.hear({ type: "ack", id: socket.idOf("open"), number: null });
  await opened;
  connection.saw(7);
  return socket;
}

test("it says hello with the secret", () => {
  expect(connect().sent[0]).toEqual({ type: "hello", protocol: 1, secret: "mine", language: "en" });
  expect(states).toEqual(["connecting", "open"]);
});

test("a secret that nobody has is tried once, and then somebody new comes", () => {
  connection.start();
  const socket = sockets[0]!;
  socket.onopen?.();
  socket.hear({ type: "refusal", id: null, code: "not_signed_in" });
  expect(socket.sent[1]).toMatchObject({ type: "hello", secret: null });
});

test("an acknowledged command resolves", async () => {
  const socket = connect();
  const asked = connection.ask({ type: "start" });
  socket.hear({ type: "ack", id: socket.idOf("start"), number: 3 });
  await expect(asked).resolves.toMatchObject({ number: 3 });
});

test("a refused command rejects with the refusal", async () => {
  const socket = connect();
  const asked = connection.ask({ type: "move", move: "d" });
  socket.hear({ type: "refusal", id: socket.idOf("move"), code: "not_your_turn", sentence: "No." });
  await expect(asked).rejects.toBeInstanceOf(Refused);
});

test("without a connection nothing is sent, and nothing is pretended", async () => {
  await expect(connection.ask({ type: "move", move: "d" })).rejects.toBeInstanceOf(NotConnected);
});

test("after a break it opens the table again with the last number it saw", async () => {
  (await atTable()).onclose?.();
  expect(connection.state).toBe("waiting");
  vi.advanceTimersByTime(500);
  expect(welcome().sent[1]).toMatchObject({ type: "open", table: "ABC123", seen: 7 });
});

test("what was not answered is repeated after a break with the same id", async () => {
  const first = await atTable();
  const asked = connection.ask({ type: "move", move: "d" });
  first.onclose?.();
  vi.advanceTimersByTime(500);
  const second = welcome();
  expect(second.types()).toEqual(["hello", "open", "move"]);
  expect(second.idOf("move")).toBe(first.idOf("move"));
  second.hear({ type: "ack", id: second.idOf("move"), number: 8 });
  await expect(asked).resolves.toMatchObject({ number: 8 });
});

test("words are not said twice", async () => {
  const first = await atTable();
  const asked = connection.ask({ type: "say", text: "hello" });
  first.onclose?.();
  await expect(asked).rejects.toBeInstanceOf(NotConnected);
  vi.advanceTimersByTime(500);
  expect(welcome().types()).toEqual(["hello", "open"]);
});

test("it waits twice as long each time, up to half a minute", () => {
  connect().onclose?.();
  const waits = [500, 1000, 2000, 4000, 8000, 16000, 30000, 30000];
  waits.forEach((wait, at) => {
    vi.advanceTimersByTime(wait - 1);
    expect(sockets).toHaveLength(at + 1);
    vi.advanceTimersByTime(1);
    expect(sockets).toHaveLength(at + 2);
    sockets.at(-1)!.onclose?.();
  });
});

test("when the network is back it does not wait", () => {
  connect().onclose?.();
  connection.wake();
  expect(sockets).toHaveLength(2);
});

test("a connection that does not answer after a sleep is given up", () => {
  connect();
  connection.wake();
  vi.advanceTimersByTime(2000);
  expect(connection.state).toBe("waiting");
});

test("a connection that answers after a sleep is kept", () => {
  const socket = connect();
  connection.wake();
  socket.hear({ type: "pong", at: 0 });
  vi.advanceTimersByTime(2000);
  expect(connection.state).toBe("open");
});

test("a silent connection is pinged, and given up after two heartbeats", () => {
  const socket = connect();
  vi.advanceTimersByTime(20_000);
  expect(socket.types()).toContain("ping");
  vi.advanceTimersByTime(40_000);
  expect(socket.closed).toBe(true);
});

test("too fast: what was not answered is sent again a second later", () => {
  const socket = connect();
  void connection.ask({ type: "start" });
  socket.hear({ type: "refusal", id: null, code: "slow_down" });
  vi.advanceTimersByTime(1000);
  expect(socket.types()).toEqual(["hello", "start", "start"]);
});

test("too fast: what was said is not said twice, and whoever said it learns that it may not have arrived", async () => {
  const socket = connect();
  const said = connection.ask({ type: "say", text: "Hello" });
  socket.hear({ type: "refusal", id: null, code: "slow_down" });
  vi.advanceTimersByTime(1000);
  expect(socket.types()).toEqual(["hello", "say"]);
  await expect(said).rejects.toBeInstanceOf(NotConnected);
});

test("after a goodbye it comes back when it is told to", () => {
  connect().hear({ type: "bye", reason: "restart", retry: 3000 });
  vi.advanceTimersByTime(2999);
  expect(sockets).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(sockets).toHaveLength(2);
});

test("after a goodbye for good it stays away", () => {
  connect().hear({ type: "bye", reason: "protocol", retry: null });
  vi.advanceTimersByTime(60_000);
  expect(sockets).toHaveLength(1);
  expect(connection.state).toBe("closed");
});
