/** Modules that wait while they are loaded can wait for each other: then a page never comes. */
import { readdirSync, readFileSync } from "node:fs";

import { expect, test } from "vitest";

const files = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((name) => /\.(ts|svelte)$/.test(name));

test("no module but the first waits for anything at its top level", () => {
  const waiting = files.filter((name) => /^(?:export )?(?:(?:const|let) .*= )?await /m.test(readFileSync(`src/${name}`, "utf8")));
  expect(waiting).toEqual(["main.ts"]); // which nothing imports
});
