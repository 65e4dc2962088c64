/**
 * Moves as text, and the spots on the table that they are made with.
 *
 * A spot is a place that can be tapped. Most moves go from one spot (the source) to another (the target);
 * some are made by their source alone, and some have no place on the table at all and are buttons.
 *
 *   Skyjo      draw  discard  drawn  a1 … d3
 *   Skip-Bo    stock  hand:7  hand:W  discard:1 … 4  build:1 … 4  partner-stock  partner-discard:1 … 4
 *
 * Nothing here knows whether a move is legal: the server says that.
 */
import type { GameName } from "../lib/protocol";

export type Spot = string;

export interface Way {
  move: string;
  /** null: no place on the table; a button */
  source: Spot | null;
  /** null: the source alone makes the move */
  target: Spot | null;
}

const NUMBERED: Record<string, string> = { d: "discard", pd: "partner-discard", h: "hand" };
const SINGLE: Record<string, string> = { s: "stock", ps: "partner-stock" };
const SKYJO_SOURCES: Record<string, string> = { t: "discard", k: "drawn", x: "discard" };

/** How a move is made. A move of a kind that is not known here is a button. */
export function wayOf(game: GameName, move: string): Way {
  return (game === "skyjo" ? skyjoWay(move) : skipboWay(move)) ?? { move, source: null, target: null };
}

function skyjoWay(move: string): Way | null {
  if (move === "d") return { move, source: "draw", target: null };
  if (move.startsWith("?")) return { move, source: move.slice(1), target: null };
  const parts = /^([tkx])>([a-d][1-3])$/.exec(move);
  if (!parts) return null;
  return { move, source: SKYJO_SOURCES[parts[1]!]!, target: parts[2]! };
}

function skipboWay(move: string): Way | null {
  const parts = /^(s|ps|d|pd|h)(\d+|W)?([>:])(\d)$/.exec(move);
  if (!parts) return null;
  const [, letter, which, sign, pile] = parts;
  const source = which === undefined ? SINGLE[letter!] : `${NUMBERED[letter!]}:${which}`;
  return { move, source: source ?? null, target: `${sign === ">" ? "build" : "discard"}:${pile}` };
}

/**
 * The move that going from one spot to another would be, legal or not; null if there is no such move.
 * `holding`: in Skyjo, whether a drawn card waits to be laid down.
 */
export function moveBetween(game: GameName, source: Spot, target: Spot | null, holding: boolean): string | null {
  return game === "skyjo" ? skyjoMove(source, target, holding) : skipboMove(source, target);
}

function skyjoMove(source: Spot, target: Spot | null, holding: boolean): string | null {
  const isCell = (spot: Spot | null) => spot !== null && /^[a-d][1-3]$/.test(spot);
  if (target === null) {
    if (source === "draw") return "d";
    return isCell(source) ? `?${source}` : null;
  }
  if (!isCell(target)) return null;
  if (source === "drawn") return `k>${target}`;
  if (source === "discard") return `${holding ? "x" : "t"}>${target}`;
  return null;
}

const LETTERS: Record<string, string> = {
  stock: "s",
  "partner-stock": "ps",
  discard: "d",
  "partner-discard": "pd",
  hand: "h",
};

function skipboMove(source: Spot, target: Spot | null): string | null {
  const [kind, which = ""] = source.split(":");
  const [place, pile] = (target ?? "").split(":");
  const letter = LETTERS[kind ?? ""];
  if (!letter || !pile) return null;
  if (place === "build") return `${letter}${which}>${pile}`;
  return place === "discard" && kind === "hand" ? `h${which}:${pile}` : null;
}
