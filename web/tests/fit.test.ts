import { describe, expect, it } from "vitest";

import { fit, type Felt, type Shape } from "../src/game/fit";

const GRID: Shape = {
  other: { width: [4, 6], height: [4.2, 33] },
  own: { width: [4, 24], height: [4.2, 54] },
  middle: { width: [2.7, 32], height: [1.26, 24] },
  beside: { width: [1.8, 14], height: [2.52, 50] },
  ownCard: [44, 140],
  otherCard: [16, 16, 90],
};
const felt = (width: number, height: number): Felt => ({ width, height, gap: 8 });

describe("the arrangement of a table", () => {
  it.each([
    ["a phone", 360, 630],
    ["a phone that lies", 844, 300],
    ["a desk", 1440, 780],
  ])("fits on %s, however many play", (_, width, height) => {
    for (let others = 1; others <= 7; others++) {
      const found = fit(GRID, felt(width, height), others)!;
      const above = others - found.left - found.right;
      const rows = found.topColumns === 0 ? 0 : Math.ceil(above / found.topColumns);
      const other = [4 * found.otherCard + 14, 4.2 * found.otherCard + 41] as const;
      const own = [4 * found.ownCard + 24, 4.2 * found.ownCard + 54] as const;
      const middle = found.beside ? 1.8 * found.ownCard + 30 : 0;
      const piles = found.beside ? 0 : 1.26 * found.ownCard + 32;
      const sides = found.leftColumns + (found.right > 0 ? 1 : 0);
      expect(Math.max(found.topColumns * other[0], own[0] + middle) + sides * other[0]).toBeLessThanOrEqual(width + 1);
      expect(rows * other[1] + piles + own[1]).toBeLessThanOrEqual(height + 1);
    }
  });

  it("puts everybody on one side where it is low, and above where it is narrow", () => {
    expect(fit(GRID, felt(844, 300), 7)!.left).toBe(7);
    expect(fit(GRID, felt(360, 630), 7)!.left).toBe(0);
  });

  it("makes cards larger where there is more room, up to a size", () => {
    const sizes = [felt(700, 500), felt(1400, 800), felt(1900, 1000), felt(9000, 9000)].map((each) => fit(GRID, each, 3)!.ownCard);
    expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
    expect(sizes.at(-1)).toBe(140);
  });

  it("goes down to what a finger can tap, and no further", () => {
    expect(fit(GRID, felt(320, 320), 7)!.ownCard).toBe(44);
  });

  it("gives a partner cards for a finger, and smaller ones only where nothing else fits", () => {
    const PAIRS: Shape = { ...GRID, partner: { width: [4, 6], height: [3, 33], card: [24, 44] } };
    expect(fit(PAIRS, felt(390, 740), 5)).toMatchObject({ partnerCard: 44, apart: true });
    expect(fit(PAIRS, felt(1440, 780), 5)!.partnerCard).toBeNull(); // those of the others will do
    const low = fit(PAIRS, felt(360, 630), 5)!;
    expect(low.ownCard).toBeGreaterThanOrEqual(44);
    expect(low.partnerCard).toBeLessThan(44);
    expect(low.partnerCard).toBeGreaterThanOrEqual(24);
  });

  it("has nothing to say before there is a window", () => {
    expect(fit(GRID, felt(0, 0), 3)).toBeNull();
  });
});
