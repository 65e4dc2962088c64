/** How seats are told apart in a drawing: each has a colour (in CSS, `.seat-0` …) and a shape. */

/** About the origin, about eight units wide. */
export const MARKS = [
  "M0-4a4 4 0 1 0 .01 0z",
  "M-3.500-3.500h7v7h-7z",
  "M0-4.500l4.300 7.500h-8.600z",
  "M0-4.800l4.800 4.800-4.800 4.800-4.800-4.800z",
  "M0 4.500l4.300-7.500h-8.600z",
  "M-1.500-4.500h3v3h3v3h-3v3h-3v-3h-3v-3h3z",
  "M0-4.500l4.300 3.100-1.600 5.100h-5.400l-1.600-5.100z",
  "M-4.500-1.500h9v3h-9z",
];

/** Totals after each round, from 0 on: one row for each seat. */
export function courses(rounds: number[][], seats: number): number[][] {
  return Array.from({ length: seats }, (_, seat) => {
    let total = 0;
    return [0, ...rounds.map((scores) => (total += scores[seat] ?? 0))];
  });
}

/** Round numbers that lie well on an axis from `least` to `most`, both included. */
export function ticks(least: number, most: number, about = 4): number[] {
  const rough = Math.max(1, (most - least) / about);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((each) => each * power).find((each) => each >= rough)!);
  const first = Math.floor(least / step);
  const last = Math.ceil(most / step);
  return Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step);
}
