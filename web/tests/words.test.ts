/** Every language says everything, and the client asks for nothing that nobody says. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";

const LOCALES = "../src/tablee/locales";
const FINISHED = ["de", "fr"]; // nl it es pt follow

function ids(language: string, file: string): Set<string> {
  const text = readFileSync(join(LOCALES, language, file), "utf8");
  return new Set(new FluentResource(text).body.map((message) => message.id));
}

const english = new Set([...ids("en", "games.ftl"), ...ids("en", "web.ftl")]);

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(svelte|ts)$/.test(name))
    .map((name) => readFileSync(join(folder, name), "utf8"));
}

describe.each(FINISHED)("%s", (language) => {
  test("says everything in web.ftl that English says, and nothing else", () => {
    expect([...ids(language, "web.ftl")].sort()).toEqual([...ids("en", "web.ftl")].sort());
  });
});

test("every message that is asked for by name exists", () => {
  const asked = sources("src").flatMap((text) => [...text.matchAll(/\bsaid?\("([a-z][\w-]*)"|\bsay\("([a-z][\w-]*)"/g)]);
  const missing = asked.map((found) => found[1] ?? found[2]!).filter((id) => !english.has(id));
  expect(missing).toEqual([]);
});

test("every message of web.ftl is asked for", () => {
  const all = sources("src").join("\n");
  const templates = [...all.matchAll(/`([a-z][a-z-]*-)\$\{/g)].map((found) => found[1]!);
  const unused = [...ids("en", "web.ftl")].filter(
    (id) => !all.includes(`"${id}"`) && !templates.some((start) => id.startsWith(start)),
  );
  expect(unused).toEqual([]);
});
