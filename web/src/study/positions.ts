/** Positions as text: what the server makes of one, and the words that it is made of. No rule stands here. */
import { ask } from "../lib/api";
import type { Analysis } from "../lib/http";
import type { Colour, GameName, TableInfo, View } from "../lib/protocol";
import { addressOf } from "../lib/router.svelte";
import { say } from "../lib/words.svelte";
import { tableOf } from "../records/replay";

/** Rejects with `Refused` or `NotConnected`. */
export function analyse(position: string): Promise<Analysis> {
  return ask("GET", `api/analysis?position=${encodeURIComponent(position)}`);
}

export function gameOf(position: string): GameName {
  return position.trim().split(/\s+/)[0] ?? "";
}

export function linkTo(position: string): string {
  return `analyse#${encodeURIComponent(position)}`;
}

export function wholeLink(position: string): string {
  return addressOf(linkTo(position));
}

const COLOURS: Colour[] = ["red", "blue", "green", "orange", "violet", "teal", "pink", "yellow"];

/** A table that a game's client can show; `seat` is the reader's. */
export function tableAt(game: GameName, view: View, seat: number | null): TableInfo {
  const players = Array.from({ length: view.players }, (_, at) => ({
    name: at === seat ? say("study-you") : say("study-player", { number: at + 1 }),
    colour: COLOURS[at]!,
  }));
  return tableOf({ game, players, games: 1, index: 0, totals: players.map(() => 0), eyes: "everybody", frames: [] });
}

/** A text in pieces: those that can be changed, and what stands between them. */
export interface Piece {
  text: string;
  /** of the pieces that can be changed */
  at: number | null;
}

/** By word of the table, by seat or pile, in rows. Keys such as turn=0 are left to the text itself. */
export function piecesOf(position: string): Piece[][][] {
  let at = 0;
  return tableWords(position).map((word) =>
    word.split(";").map((part) =>
      part.split(/([,/:])/).map((text) => (/^[,/:]$/.test(text) ? { text, at: null } : { text, at: at++ })),
    ),
  );
}

/** The text with one piece changed; nothing: taken away, with the comma beside it. */
export function withPiece(position: string, changed: number, text: string): string {
  const [game, ...rest] = position.trim().split(/\s+/);
  const keys = rest.filter((word) => word.includes("="));
  const words = piecesOf(position).map((parts) =>
    parts.map((pieces) => {
      const said = pieces.map((piece) => (piece.at === changed ? text : piece.text)).join("");
      return said.replace(/,(?=,|\/|:|$)|(?<=^|\/|:),/g, "").replace(/(^|[/:])(?=[/:]|$)/g, "$1-");
    }).join(";"),
  );
  return [game, ...words, ...keys].join(" ");
}

function tableWords(position: string): string[] {
  return position.trim().split(/\s+/).slice(1).filter((word) => !word.includes("="));
}
