import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { LETTERS } from "../letters.ts";
import { LANGUAGES } from "../src/lib/settings.svelte";

const PLACES = ["../src/tablee/locales", ...readdirSync("../src/tablee/games").map((game) => `../src/tablee/games/${game}/words`)];

test.each(Object.keys(LANGUAGES))("the font has every letter that %s is written with", (language) => {
  const files = PLACES.flatMap((place) => {
    const folder = join(place, language);
    try {
      return readdirSync(folder).filter((name) => name.endsWith(".ftl")).map((name) => join(folder, name));
    } catch {
      return []; // a file of Python, or fr-CA where it says nothing of its own
    }
  });
  expect(files).not.toHaveLength(0);
  const written = new Set(files.flatMap((file) => [...readFileSync(file, "utf8")]));
  expect([...written].filter((letter) => /[\p{L}\p{N}]/u.test(letter) && !LETTERS.includes(letter))).toEqual([]);
});
