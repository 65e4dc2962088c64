/** Every language says everything, and the client asks for nothing that nobody says. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { FluentResource } from "@fluent/bundle";
import { describe, expect, test, vi } from "vitest";

import { settings } from "../src/lib/settings.svelte";
import { wordsIn } from "./words";

const WHOLE = ["de", "es", "fr", "it", "nl", "pt"];
/** These say only what the other says otherwise. */
const VARIETIES = ["fr-CA"];
const PARTS = ["games", "web", "score", "real_table", "learn", "reasons", "review", "people", "characters", "daily", "study", "tournament", "book"].map((part) => `${part}.ftl`);
/** Written by pages of their own; `games` and `reasons` are shared with the terminal, which asks for more. */
const OURS = ["web.ftl", "review.ftl", "people.ftl", "daily.ftl", "study.ftl", "tournament.ftl", "book.ftl"];

function ids(language: string, file: string): Set<string> {
  const text = wordsIn(language, file);
  return new Set(new FluentResource(text).body.map((message) => message.id));
}

const english = new Set(PARTS.flatMap((file) => [...ids("en", file)]));

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(svelte|ts)$/.test(name))
    .map((name) => readFileSync(join(folder, name), "utf8"));
}

describe.each(WHOLE)("%s", (language) => {
  test.each(PARTS)("says everything in %s that English says, and nothing else", (file) => {
    expect([...ids(language, file)].sort()).toEqual([...ids("en", file)].sort());
  });
});

describe.each(VARIETIES)("%s", (language) => {
  test.each(PARTS)("says nothing in %s that English does not say", (file) => {
    expect([...ids(language, file)].filter((id) => !ids("en", file).has(id))).toEqual([]);
  });

  test("says everything, with what it has from its parent", async () => {
    const parts = Object.values(import.meta.glob<FluentResource>("../../src/tablee/locales/fr-CA/*.ftl", { import: "default" }));
    const said = (await Promise.all(parts.map((load) => load()))).flatMap(({ body }) => body.map(({ id }) => id));
    expect([...english].filter((id) => !said.includes(id))).toEqual([]);
    expect(said.length).toBe(new Set(said).size);
  });
});

test("every message that is asked for by name exists", () => {
  const asked = sources("src").flatMap((text) => [...text.matchAll(/\bsaid?\("([a-z][\w-]*)"|\bsay\("([a-z][\w-]*)"/g)]);
  const missing = asked.map((found) => found[1] ?? found[2]!).filter((id) => !english.has(id));
  expect(missing).toEqual([]);
});

test.each(OURS)("every message of %s is asked for", (file) => {
  const all = sources("src").join("\n");
  const templates = [...all.matchAll(/`([a-z][a-z-]*-)\$\{/g)].map((found) => found[1]!);
  const unused = [...ids("en", file)].filter(
    (id) => !all.includes(`"${id}"`) && !templates.some((start) => id.startsWith(start)),
  );
  expect(unused).toEqual([]);
});

test.each([
  [["fr-CA", "en"], "fr-CA"],
  [["fr-ca"], "fr-CA"],
  [["fr-BE", "nl"], "fr"],
  [["pt-PT"], "pt"],
  [["es-419"], "es"],
  [["sv-SE", "de-AT"], "de"],
  [["zh-Hans-CN"], "en"],
  [[], "en"],
])("a browser that asks for %s is spoken to in %s", (asked, spoken) => {
  vi.spyOn(navigator, "languages", "get").mockReturnValue(asked);
  expect(settings.language).toBe(spoken);
  vi.restoreAllMocks();
});
