/** What can be played here, as `/api/games` says: no option of either game is known by itself. */
import { ask } from "../lib/api";
import type { GameName, GivenSettings, Scalar, Settings } from "../lib/protocol";

export interface Choices {
  players: number;
  default: Scalar;
  values: Scalar[] | null;
  least: number | null;
  most: number | null;
}

export interface Option {
  name: string;
  nullable: boolean;
  choices: Choices[];
}

export interface GameInfo {
  game: GameName;
  fewest: number;
  most: number;
  options: Option[];
}

let asked: Promise<GameInfo[]> | null = null;

export function games(): Promise<GameInfo[]> {
  asked ??= ask<GameInfo[]>("GET", "api/games").catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}

export function choicesOf(option: Option, players: number): Choices {
  return option.choices.find((each) => each.players === players) ?? option.choices[0]!;
}

/** Whether an option can have this value at a table of so many. */
export function allows(option: Option, value: Scalar, players: number): boolean {
  const { values, least, most } = choicesOf(option, players);
  if (value === null) return option.nullable;
  if (values) return values.includes(value);
  return typeof value === "number" && value >= (least ?? value) && value <= (most ?? value);
}

/** The same wishes for another game or number of players, without those that cannot be. */
export function fitted(wish: Settings, game: GameInfo): GivenSettings {
  const players = Math.min(Math.max(wish.players, game.fewest), game.most);
  const options = Object.fromEntries(
    game.options.flatMap((option): [string, Scalar][] => {
      const value = wish.options[option.name];
      return value !== undefined && allows(option, value, players) ? [[option.name, value]] : [];
    }),
  );
  return { ...wish, game: game.game, players, options };
}

/** Numbers that are often chosen; any other can be typed. */
export const USUAL: Record<string, number[]> = {
  "skipbo-stock_size": [5, 10, 15, 20, 25, 30],
  "skipbo-target": [100, 200, 300, 500],
  "skyjo-limit": [50, 100, 150, 200],
};

/** Seat numbers are not counted but named. */
export const SEATS = new Set(["dealer"]);

/** Options that mean nothing unless another one has a value. */
export const ONLY_WITH: Record<string, [string, Scalar]> = {
  penalty_cards: ["manners", "human"],
  caught_turn: ["manners", "human"],
};
