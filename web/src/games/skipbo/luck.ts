/** The longest run of a match, as far as this device was told of it, and who was how near to the end. */
import type { TableInfo } from "../../lib/protocol";
import { say } from "../../lib/words.svelte";
import type { Event, View } from "./protocol";

const WORTH_TELLING = 3;

export function luck(events: Event[], seat: number): string | null {
  let longest = 0;
  let run = 0;
  for (const event of events) {
    if (event.event === "turn_began") run = 0;
    else if (event.event === "played" && event.seat === seat) longest = Math.max(longest, (run += 1));
  }
  return longest < WORTH_TELLING ? null : say("luck-skipbo-run", { count: longest });
}

/** Of a single game, by what is left in the stocks; the lowest is the best. Else the points tell. */
export function ranks(view: View, info: TableInfo): number[] {
  if (view.options.target !== null) return (info.match?.totals ?? []).map((total) => -total);
  return view.places.map(({ stock_count }) => stock_count);
}

/** A stock whose next card has to wait for a whole pile, and whatever somebody is caught at. */
export function unlucky(event: Event): number | null {
  switch (event.event) {
    case "stock_turned":
      return typeof event.card === "number" && event.card >= 11 ? event.seat : null;
    case "penalty_taken":
    case "turn_stopped":
    case "caught_later":
      return event.seat;
    default:
      return null;
  }
}
