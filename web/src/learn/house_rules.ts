/** The rules as one table plays them: what it has chosen, in an address and in the sentences of the page. */
import type { GameName, Scalar } from "../lib/protocol";
import { said } from "../lib/words.svelte";
import { inline, type Block, type Inline, type Section } from "./markdown";

export type Chosen = Record<string, Scalar>;

/** The page of a game's rules for a table with these options. */
export function rulesAt(game: GameName, options: Chosen): string {
  const given = Object.entries(options).map(([name, value]) => `${name}=${value === null ? "none" : String(value)}`);
  return `rules/${game}/${encodeURIComponent(given.join(","))}`;
}

/** What such an address says; whatever it cannot mean is left out. */
export function chosenIn(text: string): Chosen {
  const pairs = decodeURIComponent(text).split(",").map((each) => each.split("="));
  return Object.fromEntries(pairs.flatMap(([name, value]) => (name && value ? [[name, read(value)]] : [])));
}

function read(value: string): Scalar {
  if (value === "none") return null;
  if (value === "true" || value === "false") return value === "true";
  return /^\d{1,5}$/.test(value) ? Number(value) : value;
}

/** A section and its number among all of them. */
export interface Numbered {
  at: number;
  section: Section;
}

export interface HouseRules {
  /** by option: the number that its sentence has in the rules, alike in all languages */
  sentences: Record<string, string>;
  /** by option: the section that is about it alone, left out if it is not chosen */
  sections: Record<string, number>;
}

/** Sections with their numbers: what the table has chosen stands in the place of what is usual. */
export function asPlayed(game: GameName, sections: Section[], given: HouseRules | undefined, chosen: Chosen): Numbered[] {
  const numbered = sections.map((section, at) => ({ at, section }));
  if (!given) return numbered;
  const house = given;
  const kept = numbered.filter(({ at }) => !Object.entries(house.sections).some(([option, where]) => where === at && chosen[option] === false));
  return kept.map(({ at, section }) => ({ at, section: { ...section, blocks: section.blocks.map(told) } })).map(withSwitches);

  function told(block: Block): Block {
    if (block.kind !== "paragraph") return block;
    const text = Object.entries(house.sentences).reduce((now, [option, usual]) => replaced(now, usual, sentence(option)), block.text);
    return { ...block, text };
  }

  function sentence(option: string): string | null {
    const value = chosen[option];
    if (value === undefined) return null;
    const count = value === null ? "none" : (value as number);
    return said(`rules-${game}-${option}`, { count, points: count });
  }

  /** What the table has chosen of two is said at the end of the first section. */
  function withSwitches({ at, section }: Numbered): Numbered {
    const extra = at > 0 ? [] : Object.keys(house.sections).flatMap((option) => said(`rules-${game}-${option}-${String(chosen[option])}`) ?? []);
    const blocks = extra.map((text): Block => ({ kind: "paragraph", text: inline(text) }));
    return { at, section: { ...section, blocks: [...section.blocks, ...blocks] } };
  }
}

/** The sentence in which the usual number stands, bold, is another one now. */
function replaced(text: Inline, usual: string, sentence: string | null): Inline {
  const number = text.findIndex(({ kind, text: words }) => kind === "strong" && new RegExp(`^${usual}\\b`).test(words));
  if (sentence === null || number < 0) return text;
  const before = text.slice(0, number).map(({ kind, text: words }) => mark(kind, words)).join("");
  const after = text.slice(number).map(({ kind, text: words }) => mark(kind, words)).join("");
  const start = before.search(/[^.!?]*$/);
  const end = after.search(/\.(?=\s|$)/) + 1;
  return inline(`${before.slice(0, start)}${start > 0 ? " " : ""}${sentence}${end > 0 ? after.slice(end) : ""}`);
}

function mark(kind: string, words: string): string {
  return kind === "strong" ? `**${words}**` : kind === "em" ? `*${words}*` : words;
}
