/** The games of this server with their facts, options and bots, as `/api/games` tells: no option is known by itself. */
import { ask } from "../lib/api";
import type { GameInfo, OptionChoices, OptionInfo } from "../lib/http";
import type { GameName, GivenSettings, Level, Scalar, Settings } from "../lib/protocol";
import { plainName } from "../lib/sentences";
import { said, say } from "../lib/words.svelte";

class Catalogue {
  /** Null: not asked for yet, or not answered. */
  games = $state.raw<GameInfo[] | null>(null);
  #asked: Promise<GameInfo[]> | null = null;

  /** Rejects with `Refused` or `NotConnected`; then it can be asked for again. */
  load(): Promise<GameInfo[]> {
    this.#asked ??= ask<GameInfo[]>("GET", "api/games").then(
      (games) => (this.games = games),
      (error: unknown) => {
        this.#asked = null;
        throw error;
      },
    );
    return this.#asked;
  }

  of(game: GameName): GameInfo | null {
    return this.games?.find((each) => each.game === game) ?? null;
  }
}

export const catalogue = new Catalogue();

export function titleOf(game: GameName): string {
  return said(`game-${game}`) ?? catalogue.of(game)?.title ?? plainName(game);
}

export function unitOf(game: GameName): "game" | "round" {
  return catalogue.of(game)?.unit ?? "round";
}

const LEVELS: readonly Level[] = [1, 2, 3, 4, 5, 6];

/** The levels of its bots, the weakest first; `here`: those that need no server. */
export function levelsOf(game: GameName, here = false): readonly Level[] {
  const levels = catalogue.of(game)?.levels.filter(({ compiled }) => !(here && compiled));
  return levels?.map(({ number }) => number) ?? LEVELS;
}

/** A game may have fewer levels than others, or a device: then the best one plays. */
export function levelAt(game: GameName, wished: Level, here = false): Level {
  return Math.min(wished, Math.max(...levelsOf(game, here)));
}

export function choicesOf(option: OptionInfo, players: number): OptionChoices {
  return option.choices.find((each) => each.players === players) ?? option.choices[0]!;
}

/** Seat numbers are not counted but named. */
export function isSeat(option: OptionInfo): boolean {
  return option.choices.every(({ players, least, most }) => least === 0 && most === players - 1);
}

/** Whether an option says anything at a table with these; `given` stands for anything but null. */
export function hasMeaning(option: OptionInfo, options: Record<string, Scalar>): boolean {
  return Object.entries(option.needs).every(([name, value]) => (value === "given" ? options[name] !== null : options[name] === value));
}

/** Whether an option can have this value at a table of so many. */
export function allows(option: OptionInfo, value: Scalar, players: number): boolean {
  const { values, least, most } = choicesOf(option, players);
  if (value === null) return option.nullable;
  if (option.kind === "handicap") return value === "" || String(value).split("/").length === players;
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
  const hint_limits = bySeat(wish.hint_limits).length === players ? wish.hint_limits : "";
  return { ...wish, game: game.game, players, options, hint_limits };
}

/** The numbers of a handicap; none if there is none. */
export function bySeat(handicap: Scalar | undefined): number[] {
  return typeof handicap === "string" && handicap !== "" ? handicap.split("/").map(Number) : [];
}

export function optionName(game: GameName, name: string): string {
  return said(`option-${game}-${name}`) ?? plainName(name);
}

/** An option's value in words. */
export function optionValue(game: GameName, name: string, value: Scalar, names: string[]): string {
  const id = `option-${game}-${name}`;
  const option = catalogue.of(game)?.options.find((each) => each.name === name);
  if (option?.kind === "handicap") {
    const given = bySeat(value).flatMap((count, seat) => (count ? [said(`${id}-value`, { player: names[seat] ?? say("seat-number", { seat: seat + 1 }), count }) ?? String(count)] : []));
    return given.join(", ") || (said(`${id}-value`, { player: "", count: "none" }) ?? say("option-none"));
  }
  const who = typeof value === "number" ? (names[value] ?? String(value + 1)) : "";
  if (option && isSeat(option)) {
    return said(`${id}-value`, { who: value === null ? "none" : "other", player: who }) ?? (who || say("option-none"));
  }
  const count = value === null ? "none" : (value as number);
  const plain = typeof value === "boolean" ? say(value ? "yes" : "no") : value === null ? say("option-none") : plainName(String(value));
  return said(`${id}-${String(value)}`) ?? said(`${id}-value`, { count, points: count }) ?? plain;
}
