/** A finished match move by move, as `/api/records/…/replay` shows it to one pair of eyes. */
import { ask } from "../lib/api";
import type { GameClient } from "../game/client";
import type { Frame, MatchPlayer, Replay } from "../lib/http";
import type { Happened, Own, TableInfo, View } from "../lib/protocol";
import { said } from "../lib/words.svelte";

export type SeenReplay = Omit<Replay, "seats"> & { eyes: Eyes };

/** Who looks on: everybody who was there, one seat, or somebody who sees every card. */
export type Eyes = "everybody" | "open" | number;

/** Rejects with `Refused` or `NotConnected`. */
export async function replay(record: string, game: number, eyes: Eyes): Promise<SeenReplay> {
  const path = `api/records/${encodeURIComponent(record)}/replay?game=${game}&eyes=${eyes}`;
  return { ...(await ask<Replay>("GET", path)), eyes };
}

/** A table like the one that was played at: a game's table can show it. */
export function tableOf(replay: SeenReplay): TableInfo {
  return {
    id: "", code: "", phase: "playing", host: "", spectators: 0, others: [], commitment: "", undo: null, turn_ends: null, seat_request: null, what_if: null, from_device: false, tournament: null,
    settings: { game: replay.game, players: replay.players.length, options: {}, public: false, chat: false, undo: false, hints: false, hint_limits: "", clock: null, grace: 60, stand_in: 3 },
    seats: replay.players.map((player, at) => ({
      person: player.level === undefined ? { id: `seat ${at}`, name: playerName(player), colour: player.colour } : null,
      owner: null, level: player.level ?? null, ready: true, presence: "here", program: null, bot: player.name, colour: player.colour, holiday: null, adaptive: false, hints_left: null,
    })),
    match: { totals: replay.totals, games: replay.index, rounds: [], winners: null, record: null, doubled: [], resigned: null, resignable: [] },
  };
}

/** Programs are marked. */
export function playerName({ name, program }: MatchPlayer): string {
  return program ? `${name} (${said("program") ?? "program"})` : name;
}

export function happenedIn(frame: Frame, number: number): Happened {
  return {
    number, at: 0, what: frame.seat === null ? "started" : "moved", by: null, seat: frame.seat, move: frame.move,
    stand_in: false, level: null, ready: null, agree: null, undone: false, events: frame.events,
  };
}

/** The table at a frame; with open cards as far as its game can open them. */
export function viewAt(client: GameClient, { eyes, frames }: SeenReplay, at: number): View {
  const { view, hands } = frames[at]!;
  if (eyes !== "open" || !client.open) return view;
  return client.open(view, hands, frames.slice(at + 1).flatMap(({ events }) => events));
}

/** The hands at a frame; nothing can be moved any more. */
export function handsAt({ frames }: SeenReplay, at: number): Own[] {
  return frames[at]!.hands.map((own) => ({ ...own, legal_moves: [] }));
}
