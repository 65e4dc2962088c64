/** What the page says, in the visitor's language: Fluent messages that Python shares. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import type { Language } from "./protocol";

type Values = Record<string, FluentVariable>;
type Load = () => Promise<string>;

const files = import.meta.glob<string>("../../../src/tablee/locales/*/{games,web,score,learn,reasons,after,company}.ftl", {
  query: "?raw",
  import: "default",
});

/** What a language does not say yet is said in English. */
let bundles = $state.raw<FluentBundle[]>([]);
let spoken = $state.raw<Language>("en");
/** The files that are needed by now: pages of their own bring theirs along. */
let parts: readonly string[] = ["games", "web"];

/** Load the words of a part (`score.ftl`…) before a page that needs them is shown. */
export function need(part: string): Promise<void> {
  if (parts.includes(part)) return queue;
  parts = [...parts, part];
  return inTurn(() => load(spoken));
}

export function speak(language: Language): Promise<void> {
  return inTurn(() => load(language));
}

/** One after the other: what was asked for last must not be overtaken by less. */
let queue: Promise<void> = Promise.resolve();

function inTurn(work: () => Promise<void>): Promise<void> {
  const done = queue.then(work);
  queue = done.catch(() => undefined);
  return done;
}

async function load(language: Language): Promise<void> {
  const wanted: Language[] = language === "en" ? ["en"] : [language, "en"];
  bundles = await Promise.all(wanted.map(bundle));
  spoken = language;
  document.documentElement.lang = language;
}

/** The language that is spoken now. */
export function language(): Language {
  return spoken;
}

async function bundle(language: Language): Promise<FluentBundle> {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const text of await Promise.all(loaders(language).map((load) => load()))) {
    made.addResource(new FluentResource(text));
  }
  return made;
}

function loaders(language: Language): Load[] {
  return Object.entries(files)
    .filter(([path]) => parts.some((part) => path.endsWith(`/locales/${language}/${part}.ftl`)))
    .map(([, load]) => load);
}

/** The message with this id; null if no language here has it. */
export function said(id: string, values?: Values): string | null {
  for (const each of bundles) {
    const message = each.getMessage(id);
    if (message?.value) return each.formatPattern(message.value, values ?? null, []);
  }
  return null;
}

/** The message with this id. A missing one shows its id: tests look for that. */
export function say(id: string, values?: Values): string {
  return said(id, values) ?? id;
}

/** "Ada, Bo and you", as the language joins names. */
export function listed(names: string[]): string {
  return new Intl.ListFormat(spoken, { type: "conjunction" }).format(names);
}
