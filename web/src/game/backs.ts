/** The drawings on card backs, 60 by 84 with a frame of five around them. */
import type { Back } from "../lib/settings.svelte";

const RAYS = [5, 17, 30, 43, 55].flatMap((x) => [`${x} 5`, `${x} 79`]).concat(["5 23", "55 23", "5 42", "55 42", "5 61", "55 61"]);
const STAR = "m0-6 1.700 4.300 4.300 1.700-4.300 1.700-1.700 4.300-1.700-4.300-4.300-1.700 4.300-1.700z";
const STARS = ["30 16", "16 29", "44 29", "16 55", "44 55", "30 68"];

export const DRAWINGS: Record<Back, string> = {
  weave: "M5 30L30 5l25 25L30 55zM5 54L30 29l25 25L30 79zM5 18L18 5M42 5l13 13M5 66l13 13M42 79l13-13",
  sun: RAYS.map((end) => `M30 42L${end}`).join(""),
  waves: [16, 28, 40, 52, 64, 76].map((y) => `M5 ${y}q6.250-9 12.500 0t12.500 0 12.500 0 12.500 0`).join(""),
  leaves: `M30 74V14${[68, 54, 32].map((y) => `M30 ${y}q-16-1-18-15q16 1 18 15M30 ${y}q16-1 18-15q-16 1-18 15`).join("")}`,
  stars: STARS.map((place) => `M${place}${STAR}`).join(""),
};
