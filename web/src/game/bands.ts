/** Values come in bands. Each has a colour and a shape, so that nobody has to tell colours apart. */

export type Band = "low" | "middle" | "high";

export function bandOf(value: number): Band {
  return value <= 4 ? "low" : value <= 8 ? "middle" : "high";
}

/** Shapes about the origin, ten units wide. */
export const SHAPES: Record<Band, string> = {
  low: "M0-4.800a4.800 4.800 0 1 0 .01 0z",
  middle: "M0-5l5 8.700h-10z",
  high: "M-4.300-4.300h8.600v8.600h-8.600z",
};

/** A minus as wide as a digit. */
export function numeral(card: number): string {
  return card < 0 ? `−${-card}` : String(card);
}
