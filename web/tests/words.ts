/** The files of words: what is about no game, and what each game adds. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const LOCALES = "../src/tablee/locales";
const GAMES = "../src/tablee/games";

/** Of fr-CA: those of fr, and then its own. */
export function wordsIn(language: string, file: string): string {
  return [...new Set([language.slice(0, 2), language])]
    .flatMap((each) => [
      join(LOCALES, each, file),
      ...readdirSync(GAMES).map((game) => join(GAMES, game, "words", each, file)),
    ])
    .filter((path) => existsSync(path))
    .map((path) => readFileSync(path, "utf8"))
    .join("\n");
}
