/** Values come in bands. Each has a colour and a shape, so that nobody has to tell colours apart. */
import type { Card as SkipboCard } from "../games/skipbo/protocol";
import type { Card as SkyjoCard } from "../games/skyjo/protocol";

export type SkyjoBand = "minus" | "zero" | "low" | "middle" | "high";
export type SkipboBand = "low" | "middle" | "high";

export function skyjoBand(card: SkyjoCard): SkyjoBand {
  if (card < 0) return "minus";
  if (card === 0) return "zero";
  return card <= 4 ? "low" : card <= 8 ? "middle" : "high";
}

export function skipboBand(card: Exclude<SkipboCard, "W">): SkipboBand {
  return card <= 4 ? "low" : card <= 8 ? "middle" : "high";
}

/** Shapes about the origin, ten units wide. */
export const SHAPES: Record<SkyjoBand, string> = {
  minus: "M-5-3.500h10L0 5z",
  zero: "M0-5a5 5 0 1 0 .01 0zM0-2.200a2.200 2.200 0 1 1-.01 0z",
  low: "M0-4.800a4.800 4.800 0 1 0 .01 0z",
  middle: "M0-5l5 8.700h-10z",
  high: "M-4.300-4.300h8.600v8.600h-8.600z",
};

/** A minus as wide as a digit. */
export function numeral(card: number): string {
  return card < 0 ? `−${-card}` : String(card);
}
