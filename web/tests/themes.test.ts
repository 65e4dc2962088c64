import { readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";

import { BACKS, FELTS } from "../src/lib/settings.svelte";

const CSS = readFileSync("src/themes.css", "utf8");
const [LIGHT, DARK] = CSS.split('[data-theme="dark"]') as [string, string];
const TEXT = { light: "#f6f3ea", dark: "#f1eee5" }; // --on-felt of app.css
const ACCENT = "#f4b942";

/** The colours of a rule, by their names. */
function colours(css: string, selector: string): Record<string, string> {
  const rule = css.slice(css.lastIndexOf(`[${selector}] {`)).split("}")[0]!;
  return Object.fromEntries([...rule.matchAll(/--([\w-]+): (#\w{6});/g)].map(([, name, colour]) => [name!, colour!]));
}

/** As WCAG 2 counts it: 1 to 21. */
function contrast(one: string, other: string): number {
  const [dark, light] = [one, other].map(luminance).sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

describe.each([["light", LIGHT], ["dark", DARK]] as const)("in %s", (theme, css) => {
  test.each(FELTS)("what is written on the cloth %s can be read, and what is marked is seen", (felt) => {
    const found = colours(css, `data-felt="${felt}"`);
    for (const ground of [found["felt"]!, found["felt-deep"]!]) {
      expect(contrast(TEXT[theme], ground)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(found["on-felt-soft"]!, ground)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(ACCENT, ground)).toBeGreaterThanOrEqual(3);
    }
  });
});

test.each(BACKS)("the drawing on the back %s is seen", (back) => {
  const found = colours(CSS, `data-back="${back}"`);
  expect(contrast(found["back-border"]!, found["back"]!)).toBeGreaterThanOrEqual(3.5);
});
