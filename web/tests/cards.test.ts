import { cleanup, render } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";

import { bandOf } from "../src/game/bands";
import skipbo from "../src/games/skipbo";
import skyjo from "../src/games/skyjo";

afterEach(cleanup);

test("a card shows its number in the middle and in two corners", () => {
  const { container } = render(skyjo.Card, { card: -2 });
  expect([...container.querySelectorAll("text")].map((text) => text.textContent)).toEqual(["−2", "−2", "−2"]);
});

test.each([skyjo, skipbo])("a face-down card shows no number at all", ({ Card }) => {
  const { container } = render(Card, { card: "?" });
  expect(container.querySelector("text")).toBeNull();
  expect(container.querySelector("svg")).toBeTruthy();
});

test("a wild on a building pile shows what it stands for", () => {
  const { container } = render(skipbo.Card, { card: "W", number: 4 });
  expect(container.textContent).toContain("4");
});

test("every band has values, and none is without a band", () => {
  expect(new Set(Array.from({ length: 12 }, (_, at) => bandOf(at + 1)))).toEqual(new Set(["low", "middle", "high"]));
});
