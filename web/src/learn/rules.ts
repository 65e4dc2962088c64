/** The rules of a game in a language: written once, for the terminal as well; loaded when they are read. */
import type { GameName, Language } from "../lib/protocol";
import { sections, type Section } from "./markdown";

const files = import.meta.glob<string>("../../../src/tablee/games/*/words/*/rules.md", { query: "?raw", import: "default" });

export async function rulesOf(game: GameName, language: Language): Promise<Section[]> {
  const at = (spoken: string) => files[`../../../src/tablee/games/${game}/words/${spoken}/rules.md`];
  const load = at(language) ?? at(language.slice(0, 2));
  return load ? sections(await load()) : [];
}
