import type { Entry } from "../../lib/http";
import type { Figures, Scorepad } from "../../sheets/scorepad";
import { say } from "../../lib/words.svelte";
import CardPad from "./CardPad.svelte";
import ScoreTools from "./ScoreTools.svelte";
import figures from "./scorepad.json";

/** The closer whose score is doubled: not the lowest alone, and above zero (SJ-12). */
function doubled({ points, closer }: Entry): number | null {
  if (closer === null) return null;
  const own = points[closer]!;
  return own > 0 && own >= Math.min(...points.filter((_, seat) => seat !== closer)) ? closer : null;
}

export const scorepad: Scorepad = {
  ...(figures as Figures),
  scores(_, entry) {
    const closer = doubled(entry);
    return entry.points.map((points, seat) => (seat === closer ? 2 * points : points));
  },
  doubled,
  question: {
    about: "closer",
    first: false,
    choices: ({ names }) => names.map((text, value) => ({ value, text })),
  },
  outlook(sheet, entry) {
    const seat = doubled(entry);
    if (seat === null) return "";
    return say("score-doubled", { player: sheet.names[seat]!, points: entry.points[seat]!, doubled: 2 * entry.points[seat]! });
  },
  Tools: ScoreTools,
  CardPad,
};
