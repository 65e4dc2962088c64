/** What the page says, in the visitor's language: Fluent messages that Python shares. */
import { FluentBundle, type FluentResource, type FluentVariable } from "@fluent/bundle";

import type { Language } from "./protocol";
import { keep, kept } from "./storage";

type Values = Record<string, FluentVariable>;

/** Parsed when the client is built: see `words` in vite.config.ts. */
const files = import.meta.glob<FluentResource>("../../../src/tablee/locales/*/{games,web,score,real_table,learn,reasons,review,people,characters,daily,study,tournament,book}.ftl", {
  import: "default",
});

/** What is known of the language that is spoken. Each says everything, which tests see to: none falls back on another. */
let words = $state.raw<{ bundle: FluentBundle } | null>(null);
let spoken = $state.raw<Language>("en");
/** The files that are needed by now: pages of their own bring theirs along. */
let parts: readonly string[] = ["games", "web"];
const RETRY = 2000; // milliseconds

/** Load the words of a part (`score.ftl`…) before a page that needs them is shown. */
export function need(part: string): Promise<void> {
  if (!parts.includes(part)) parts = [...parts, part];
  return inTurn(() => load(spoken));
}

/**
 * The same for a page that does without them meanwhile: where they do not come, they are asked for again.
 * Some browsers remember that a file did not come, and only a page that is loaded again asks for it.
 */
export async function needSoon(part: string): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await need(part);
    } catch {
      if (tries > 1 && navigator.onLine && mayReload()) location.reload();
      await new Promise((resolve) => setTimeout(resolve, RETRY));
    }
  }
}

/** Once a minute at most, in case it does not help; never where nothing can be kept. */
function mayReload(): boolean {
  const now = Date.now();
  if (now - (kept<number>("reloaded") ?? 0) < 60_000) return false;
  keep("reloaded", now);
  return kept("reloaded") === now;
}

export function speak(language: Language): Promise<void> {
  void Promise.allSettled(missing(language).map(({ fetch }) => fetch())); // on their way while other scripts run
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
  const lacking = missing(language);
  if (words && lacking.length === 0 && language === spoken) return;
  const found = await Promise.all(lacking.map(({ fetch }) => fetch()));
  const bundle = bundles.get(language) ?? new FluentBundle(language, { useIsolating: false });
  bundles.set(language, bundle);
  for (const resource of found) bundle.addResource(resource);
  for (const { path } of lacking) learned.add(path);
  words = { bundle }; // a new object: whoever has asked for something asks again
  spoken = language;
  document.documentElement.lang = language;
}

/** What each language can say so far, and the files that this is from. */
const bundles = new Map<Language, FluentBundle>();
const learned = new Set<string>();

function missing(language: Language): { path: string; fetch: () => Promise<FluentResource> }[] {
  return Object.entries(files)
    .filter(([path]) => !learned.has(path) && parts.some((part) => path.endsWith(`/locales/${language}/${part}.ftl`)))
    .map(([path, fetch]) => ({ path, fetch }));
}

/** The language that is spoken now. */
export function language(): Language {
  return spoken;
}

/** The message with this id; null if there is none among those that are loaded. */
export function said(id: string, values?: Values): string | null {
  const message = words?.bundle.getMessage(id);
  return message?.value ? words!.bundle.formatPattern(message.value, values ?? null, []) : null;
}

/** The message with this id. A missing one shows its id: tests look for that. */
export function say(id: string, values?: Values): string {
  return said(id, values) ?? id;
}

/** "Ada, Bo and you", as the language joins names. */
export function listed(names: string[]): string {
  return new Intl.ListFormat(spoken, { type: "conjunction" }).format(names);
}

/** A day, as all pages write it: "19 Nov 2026". `time`: with the time of day. */
export function dayOf(at: number, time = false): string {
  const format: Intl.DateTimeFormatOptions = { dateStyle: "medium", ...(time ? { timeStyle: "short" } : {}) };
  return new Intl.DateTimeFormat(spoken === "en" ? "en-GB" : spoken, format).format(at);
}
