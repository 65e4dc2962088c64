import { defineGame, type Lesson } from "../../game/client";
import { said } from "../../lib/words.svelte";
import type { RealTable } from "../../real_table/facts";
import { animations, cardsOf, touched } from "./animations";
import Card from "./Card.svelte";
import { marks, remember } from "./endings";
import { luck, unlucky } from "./luck";
import * as moves from "./moves";
import { open } from "./open";
import type { Event, Own, View } from "./protocol";
import { moments, stages } from "./stages";
import Table from "./Table.svelte";

export default defineGame<View, Own, Event>({
  fan: [-2, 5, 12],
  Card,
  Table,
  moves,
  keys: [
    ["1 2 3", "keys-skyjo-piles"],
    ["Q W E R\nA S D F\nZ X C V", "keys-skyjo-cells"],
  ],
  phase({ phase, waiting_for, closer }, selected) {
    if (waiting_for.length === 0 && phase !== "over") return null;
    if (selected === "discard") return `phase-skyjo-${phase === "drawn" ? "rejecting" : "taking"}`;
    return `phase-skyjo-${phase === "turn" && closer !== null ? "last_turn" : phase}`;
  },
  minor: new Set(["drew", "shuffled"]),
  redundant: new Set(),
  sounds: { dealt: "shuffle", shuffled: "shuffle", column_cleared: "column", closed: "last", round_ended: "end" },
  moments,
  animations,
  stages,
  touched,
  cardsOf,
  open,
  rounds: { marks, remember },
  luck,
  unlucky,
  nextStart: (view) => said(`option-skyjo-next_start-${view.options.next_start}-hint`),
  lengths: { short: { limit: null }, medium: { limit: 50 }, long: { limit: 100 } },
  pictures: {
    1: [[[-2, -1, 0, 3, 7, 12]]],
    2: [[["?", "?", "?", "?"], ["?", 4, "?", "?"], ["?", "?", "?", 11]]],
    4: [[[8], [8], ["?"]], [[8], [8], [{ card: 8, fresh: true }]]],
  },
  house: { sentences: { limit: "100" }, sections: {} },
  study: {
    faces: Array.from({ length: 15 }, (_, at) => at - 2),
    position: "skyjo 5,?,4,?/?,?,?,?/?,?,?,?;?,?,9,?/?,1,?,?/?,?,?,? 3 seat=0 turn=0",
  },
  lesson: async () => (await import("./lesson.json")).default as unknown as Lesson,
  scorepad: async () => (await import("./scorepad")).scorepad,
  realTable: async () => (await import("./real_table.json")).default as unknown as RealTable,
});
