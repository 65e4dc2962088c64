import { defineGame, type Lesson } from "../../game/client";
import type { RealTable } from "../../real_table/facts";
import { animations, cardsOf, touched } from "./animations";
import Buttons from "./Buttons.svelte";
import Card from "./Card.svelte";
import { luck, ranks, unlucky } from "./luck";
import * as moves from "./moves";
import OpenHands from "./OpenHands.svelte";
import type { Event, Own, View } from "./protocol";
import { moments, stages } from "./stages";
import Table from "./Table.svelte";

/** What one can do now, for whoever is learning it. */
function todo({ turn, seat, legal_moves }: View): string {
  if (seat !== turn || legal_moves.length === 0) return "turn";
  if (legal_moves.some((move) => move.startsWith("s>"))) return "stock";
  return legal_moves.some((move) => move.includes(">")) ? "build" : "discard";
}

export default defineGame<View, Own, Event>({
  fan: [3, "W", 8],
  Card,
  Table,
  Buttons,
  OpenHands,
  moves,
  keys: [
    ["1 2 3 4 5", "keys-skipbo-hand"],
    ["1 2 3 4", "keys-skipbo-building"],
    ["S", "keys-skipbo-stock"],
    ["Q W E R", "keys-skipbo-discards"],
  ],
  phase(view) {
    if (view.outcome) return "phase-skipbo-over";
    return view.waiting_for.length === 0 ? null : `phase-skipbo-${todo(view)}`;
  },
  minor: new Set(["turn_ended", "turn_began", "drew", "shuffled", "dealer_drew"]),
  redundant: new Set(["turn_ended", "turn_began"]),
  sounds: { dealt: "shuffle", shuffled: "shuffle", pile_finished: "pile", game_ended: "end" },
  moments,
  animations,
  stages,
  touched,
  cardsOf,
  ranks,
  luck,
  unlucky,
  lengths: {
    short: { stock_size: 10, target: null },
    medium: { stock_size: 20, target: null },
    whole: { target: null }, // stocks as SB-05 has them
    long: { target: 500 },
  },
  pictures: {
    1: [[[1, 4, 8, 12, "W"]]],
    8: [[[3, { card: "W", number: 4, fresh: true }, ...[5, 6, 7].map((card) => ({ card, fresh: true }))]]],
  },
  house: { sentences: { stock_size: "30", target: "500" }, sections: { partners: 5 } },
  study: {
    faces: [...Array.from({ length: 12 }, (_, at) => at + 1), "W"],
    position: "skipbo 3/0/0/0 7*5:2,W,8,8,12:-/-/-/-;4*6:?,?,?,?:9/-/-/- seat=0 turn=0",
  },
  lesson: async () => (await import("./lesson.json")).default as unknown as Lesson,
  scorepad: async () => (await import("./scorepad")).scorepad,
  realTable: async () => (await import("./real_table.json")).default as unknown as RealTable,
});
