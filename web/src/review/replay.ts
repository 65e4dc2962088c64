/** A finished match move by move, as `/api/records/…/replay` has it, and what one pair of eyes sees of it. */
import { ask } from "../lib/api";
import type { Card as SkyjoCard, Own as SkyjoOwn, Event as SkyjoEvent, View as SkyjoView } from "../games/skyjo/protocol";
import type { Colour, GameEvent, GameName, Happened, Own, TableInfo, View } from "../lib/protocol";
import { said } from "../lib/words.svelte";

export interface Frame {
  /** of the move in the match; 0 is the first deal */
  number: number;
  seat: number | null;
  move: string | null;
  /** nothing hidden */
  events: GameEvent[];
  view: View;
  hands: Own[];
}

export interface Replay {
  game: GameName;
  seats: string[];
  games: number;
  index: number;
  totals: number[];
  frames: Frame[];
}

/** Who looks on: everybody who was there, one seat, or somebody who sees every card. */
export type Eyes = "everybody" | "open" | number;

/** Rejects with `Refused` or `NotConnected`. */
export function replay(record: string, game: number): Promise<Replay> {
  return ask<Replay>("GET", `api/records/${encodeURIComponent(record)}/replay?game=${game}`);
}

const COLOURS: Colour[] = ["red", "blue", "green", "orange", "violet", "teal", "pink", "yellow"];

/** A table like the one that was played at: the tables of both games can show it. */
export function tableOf(replay: Replay): TableInfo {
  return {
    id: "", code: "", phase: "playing", host: "", spectators: 0, others: [], commitment: "", undo: null, turn_ends: null,
    settings: { game: replay.game, players: replay.seats.length, options: {}, public: false, chat: false, undo: false, hints: false, clock: null, grace: 60, stand_in: 3 },
    seats: replay.seats.map((name, at) => ({
      person: { id: `seat ${at}`, name: seatName(name), colour: COLOURS[at]! },
      owner: null, level: null, ready: true, presence: "here", program: null,
    })),
    match: { totals: replay.totals, games: replay.index, rounds: [], winners: null, record: null },
  };
}

/** Records call a bot by its English name and its level: "Robin 2"; old ones say "bot 2". Programs are marked. */
export function seatName(name: string): string {
  const level = /^(?:bot|Sparrow|Robin|Magpie|Owl|Falcon|Champion) ([1-6])$/.exec(name)?.[1];
  return (level !== undefined && said(`level-${level}`)) || name.replace(/\(program\)$/, `(${said("program") ?? "program"})`);
}

/** What these eyes see of what happened. */
export function seen(event: GameEvent, eyes: Eyes): GameEvent {
  if (eyes === "open" || !("seat" in event) || event.seat === eyes) return event;
  if (event.event !== "drew" && event.event !== "over_drew") return event;
  const { card: _card, cards: _cards, ...rest } = event as GameEvent & { card?: unknown; cards?: unknown };
  return rest as GameEvent;
}

export function happenedIn(frame: Frame, eyes: Eyes, number: number): Happened {
  return {
    number, at: 0, what: frame.seat === null ? "started" : "moved", by: null, seat: frame.seat, move: frame.move,
    stand_in: false, level: null, ready: null, agree: null, undone: false,
    events: frame.events.map((event) => seen(event, eyes)),
  };
}

/** The table at a frame. With open cards a Skyjo grid shows what lies there: later frames have turned it over. */
export function viewAt(frames: Frame[], at: number, eyes: Eyes): View {
  const { hands, ...frame } = frames[at]!;
  const view = frame.view as SkyjoView;
  if (eyes !== "open" || view.game !== "skyjo") return view;
  const drawn = hands.map((own) => ("drawn" in own ? (own as SkyjoOwn).drawn : null)).find((card) => card !== null) ?? null;
  const grids = opened(view, frames.slice(at + 1));
  return { ...view, drawn, grids } as View;
}

/** What only the eyes' own seat sees; nothing can be moved any more. */
export function handAt(frames: Frame[], at: number, eyes: Eyes): Own[] {
  const own = typeof eyes === "number" ? frames[at]!.hands[eyes] : undefined;
  return own ? [{ ...own, legal_moves: [] }] : [];
}

function opened(view: SkyjoView, later: Frame[]): SkyjoView["grids"] {
  const under = new Map<string, SkyjoCard>();
  for (const event of later.flatMap((frame) => frame.events as SkyjoEvent[])) {
    if (event.event !== "turned_over" && event.event !== "revealed" && event.event !== "exchanged") continue;
    const cell = `${event.seat}:${event.cell}`;
    if (!under.has(cell)) under.set(cell, event.event === "exchanged" ? event.out : event.card);
  }
  return view.grids.map((grid, seat) =>
    grid.map((cell, at) => (cell === "?" ? (under.get(`${seat}:${"abcd"[at % 4]}${Math.floor(at / 4) + 1}`) ?? "?") : cell)),
  );
}
