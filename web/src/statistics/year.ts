/** A year of one's matches: what is shown of it, and as a picture that can be given away. */
import type { ListedRecord } from "../lib/http";
import type { GameName } from "../lib/protocol";
import { isScored } from "./book";

export interface GameYear {
  game: GameName;
  played: number;
  won: number;
  /** null: every match was given up by somebody */
  best: number | null;
}

export interface Year {
  played: number;
  won: number;
  /** on which one has finished a match */
  days: number;
  /** most matches won in a row */
  longest: number;
  games: GameYear[];
  /** matches by month, from January */
  months: { played: number; won: number }[];
  /** people one has met, most often met first */
  people: { name: string; met: number }[];
}

export const isWon = (match: ListedRecord) => match.mine.some((seat) => match.winners.includes(seat));
export const yearOf = (match: ListedRecord) => new Date(match.at).getFullYear();

/** `wins`: whether the lowest or the highest total wins a game. */
export function yearIn(all: ListedRecord[], year: number, wins: (game: GameName) => "highest" | "lowest"): Year {
  const matches = all.filter((match) => yearOf(match) === year && !match.casual).sort((one, other) => one.at - other.at);
  const games = new Map<GameName, GameYear>();
  const months = Array.from({ length: 12 }, () => ({ played: 0, won: 0 }));
  const met = new Map<string, number>();
  let [streak, longest] = [0, 0];
  for (const match of matches) {
    const won = Number(isWon(match));
    streak = won ? streak + 1 : 0;
    longest = Math.max(longest, streak);
    const month = months[new Date(match.at).getMonth()]!;
    month.played++;
    month.won += won;
    const lowest = wins(match.game) === "lowest";
    const game = games.get(match.game) ?? { game: match.game, played: 0, won: 0, best: null };
    const totals = [game.best ?? [], isScored(match) ? match.mine.map((seat) => match.totals[seat]!) : []].flat();
    const best = totals.length === 0 ? null : lowest ? Math.min(...totals) : Math.max(...totals);
    games.set(match.game, { ...game, played: game.played + 1, won: game.won + won, best });
    const others = match.players.filter((player, seat) => !match.mine.includes(seat) && player.level === undefined && !player.program && player.name !== "—");
    for (const name of new Set(others.map((player) => player.name))) met.set(name, (met.get(name) ?? 0) + 1);
  }
  return {
    played: matches.length,
    won: matches.filter(isWon).length,
    days: new Set(matches.map((match) => new Date(match.at).toDateString())).size,
    longest,
    games: [...games.values()].sort((one, other) => other.played - one.played),
    months,
    people: [...met].map(([name, times]) => ({ name, met: times })).sort((one, other) => other.met - one.met),
  };
}

const SIZE = 1080;

/** Without anybody's name: it leaves the house. `letters` are the months', `facts` lines such as "12 matches". */
export function picture(year: Year, title: string, facts: string[], letters: string[]): string {
  const escaped = (text: string) => text.replace(/[&<>]/g, (letter) => `&#${letter.charCodeAt(0)};`);
  const most = Math.max(1, ...year.months.map(({ played }) => played));
  const bars = year.months.map(({ played, won }, month) => {
    const [x, tall, gold] = [96 + month * 75, (360 * played) / most, (360 * won) / most];
    return `<rect x="${x}" y="${900 - tall}" width="54" height="${tall}" rx="8" fill="#5f9383"/><rect x="${x}" y="${900 - gold}" width="54" height="${gold}" rx="8" fill="#f2b33d"/><text x="${x + 27}" y="946" font-size="30" text-anchor="middle">${escaped(letters[month]!)}</text>`;
  });
  const lines = facts.map((fact, at) => `<text x="96" y="${270 + at * 62}" font-size="44">${escaped(fact)}</text>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 ${SIZE} ${SIZE}" font-family="Nunito, sans-serif" fill="#fff"><rect width="${SIZE}" height="${SIZE}" fill="#14443a"/><text x="96" y="176" font-size="76" font-weight="800">${escaped(title)}</text>${lines.join("")}${bars.join("")}<text x="96" y="1026" font-size="32" fill="#cfe3db">Tablée</text></svg>`;
}

/** As a file that every messenger takes. */
export async function asImage(svg: string): Promise<Blob> {
  const drawn = new Image(SIZE, SIZE);
  drawn.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await drawn.decode();
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = SIZE;
  canvas.getContext("2d")!.drawImage(drawn, 0, 0);
  return new Promise((done, failed) => canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture"))), "image/png"));
}
