/** One colour for each seat, the same wherever it is drawn: people have theirs, bots those that are left. */
import type { Colour, SeatInfo } from "./protocol";

const COLOURS: readonly Colour[] = ["blue", "red", "green", "orange", "violet", "teal", "pink", "yellow"];

export function seatColours(seats: readonly SeatInfo[]): Colour[] {
  const worn = new Set(seats.flatMap((seat) => seat.person?.colour ?? []));
  const free = COLOURS.filter((colour) => !worn.has(colour));
  return seats.map((seat, at) => seat.person?.colour ?? free.shift() ?? COLOURS[at % COLOURS.length]!);
}
