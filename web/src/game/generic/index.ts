/** A game that has no client: a plug-in of the server. Its table is made of the view's data and the legal moves. */
import { catalogue } from "../catalogue.svelte";
import type { GameClient } from "../client";
import Card from "./Card.svelte";
import * as moves from "./moves";
import OpenHands from "./OpenHands.svelte";
import Table from "./Table.svelte";

const generic: GameClient = {
  fan: [],
  Card,
  Table,
  OpenHands,
  moves,
  keys: [["1 2 3 …", "keys-moves"]],
  phase: (view) => (view.outcome ? `phase-over-${catalogue.of(view.game)?.unit ?? "game"}` : "phase-turn"),
  minor: new Set(["shuffled"]),
  redundant: new Set(["shuffled"]),
  sounds: { round_ended: "end", game_ended: "end" },
  animations: () => [],
  touched: () => [],
  pictures: {},
};

export default generic;
