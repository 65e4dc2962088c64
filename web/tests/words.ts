/** The files of words: what is about no game, and what each game adds. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const LOCALES = "../src/tablee/locales";
const GAMES = "../src/tablee/games";

export function wordsIn(language: string, file: string): string {
  const games = readdirSync(GAMES).map((game) => join(GAMES, game, "words", language, file));
  return [join(LOCALES, language, file), ...games]
    .filter((path) => existsSync(path))
    .map((path) => readFileSync(path, "utf8"))
    .join("\n");
}
