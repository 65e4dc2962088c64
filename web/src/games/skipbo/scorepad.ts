import { listed, say } from "../../lib/words.svelte";
import type { Entry, Sheet } from "../../lib/http";
import { sides } from "../../lib/sides";
import { sum, type Figures, type Scorepad } from "../../sheets/scorepad";
import ScoreTools from "./ScoreTools.svelte";
import figures from "./scorepad.json";

const STUCK = -1;

/** The fewest stock cards win, with the partner (SB-17, SB-21, SB-28); nobody if level. */
function winners(sheet: Sheet, entry: Entry): number[] {
  const left = sides(sheet).map((seats) => sum(seats.map((seat) => entry.points[seat]!)));
  const best = Math.min(...left);
  return left.filter((cards) => cards === best).length > 1 ? [] : sides(sheet)[left.indexOf(best)]!;
}

function scores(sheet: Sheet, entry: Entry): number[] {
  const best = winners(sheet, entry);
  const left = sum(entry.points) - sum(best.map((seat) => entry.points[seat]!));
  return sheet.names.map((_, seat) => (best.includes(seat) ? figures.win + figures.card * left : 0)); // SB-18, SB-21
}

const named = (sheet: Sheet, seats: number[]) => listed(seats.map((seat) => sheet.names[seat]!));

export const scorepad: Scorepad = {
  ...(figures as Figures),
  scores,
  question: {
    about: "winner",
    first: true,
    choices: (sheet) => [
      ...sides(sheet).map((side, value) => ({ value, text: named(sheet, side) })),
      { value: STUCK, text: say("score-stuck") },
    ],
  },
  /** Who has won has no card left. */
  asked(sheet, { winner }) {
    const won = winner === null || winner === STUCK ? [] : sides(sheet)[winner]!;
    return [...sheet.names.keys()].filter((seat) => !won.includes(seat));
  },
  winnerOf(sheet, entry) {
    const [first, ...more] = winners(sheet, entry);
    const out = first !== undefined && [first, ...more].every((seat) => entry.points[seat] === 0);
    return out ? sides(sheet).findIndex((seats) => seats.includes(first)) : STUCK;
  },
  wrong(sheet, points, winner) {
    const out = sides(sheet).filter((seats) => seats.every((seat) => points[seat] === 0));
    if (winner === STUCK) return out.length > 0 ? "stuck-empty" : null; // SB-28
    return out.length > 1 ? "winner-alone" : null; // SB-17, SB-21
  },
  outlook(sheet, entry) {
    const won = winners(sheet, entry);
    if (won.length === 0) return say("score-draw");
    return say("score-outlook", { names: named(sheet, won), points: say("points-count", { points: scores(sheet, entry)[won[0]!]! }) });
  },
  Tools: ScoreTools,
};
