#!/usr/bin/env node
// A bot for both games in JavaScript. It needs nothing but Node: node examples/bots/bot.mjs

import { createInterface } from "node:readline";

const AVERAGE = 5; // of the cards of Skyjo, more or less: what a face-down card is taken for

/** Skip-Bo: whatever fits, the stock first and wild cards last; then a tidy discard. */
function worthAtSkipBo(move, view) {
  if (!move.includes(":")) return move.includes("s") ? 90 : move.includes("W") ? 70 : 80;
  const [card, number] = move.slice(1).split(":");
  if (card === "W") return -1;
  const pile = view.places[view.seat].discards[number - 1];
  if (pile.length === 0) return 20 + Number(card);
  const step = pile.at(-1) - card; // NaN on a wild card: no step at all
  return Number(card) + (step === 0 || step === 1 ? 40 : 0);
}

/** Skyjo: the points that an exchange saves. A draw is worth two of them, and so is no exchange worth one. */
function worthAtSkyjo(move, view) {
  if (move === "d") return 2;
  if (move[0] === "?" || move[0] === "x") return 1;
  const card = move[0] === "k" ? view.drawn : view.discard.at(-1);
  const cell = "abcd".indexOf(move[2]) + 4 * (move[3] - 1);
  const grid = view.grids[view.seat];
  const others = [0, 4, 8].map((row) => row + (cell % 4)).filter((other) => other !== cell);
  const old = grid[cell] === "?" ? AVERAGE : grid[cell];
  return old - card + (others.every((other) => grid[other] === card) ? 2 * card : 0);
}

function choose(view) {
  const worth = view.game === "skipbo" ? worthAtSkipBo : worthAtSkyjo;
  let best = view.legal_moves[0];
  for (const move of view.legal_moves) if (worth(move, view) > worth(best, view)) best = move;
  return best;
}

function say(message) {
  process.stdout.write(JSON.stringify(message) + "\n");
}

const answers = {
  hello: () => say({ type: "ready", protocol: 1, name: "Node", games: ["skipbo", "skyjo"], repeatable: true }),
  new: () => say({ type: "ready" }),
  go: ({ view }) => say({ type: "move", move: choose(view) }),
  bye: () => process.exit(0),
};

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (Object.hasOwn(answers, message.type)) answers[message.type](message);
}
