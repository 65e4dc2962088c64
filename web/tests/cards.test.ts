import { cleanup, render } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";

import { skyjoBand } from "../src/game/bands";
import Face from "../src/game/Face.svelte";

afterEach(cleanup);

test("a card shows its number in the middle and in two corners", () => {
  const { container } = render(Face, { game: "skyjo", card: -2 });
  expect([...container.querySelectorAll("text")].map((text) => text.textContent)).toEqual(["−2", "−2", "−2"]);
});

test("a face-down card shows no number at all", () => {
  const { container } = render(Face, { game: "skyjo", card: "?" });
  expect(container.querySelector("text")).toBeNull();
});

test("a wild on a building pile shows what it stands for", () => {
  const { container } = render(Face, { game: "skipbo", card: "W", number: 4 });
  expect(container.textContent).toContain("4");
});

test("every band has values, and none is without a band", () => {
  const bands = Array.from({ length: 15 }, (_, at) => skyjoBand(at - 2));
  expect(new Set(bands)).toEqual(new Set(["minus", "zero", "low", "middle", "high"]));
});
