/** The luckiest card of a match, as far as this device was told of it. */
import { faceText } from "../../lib/sentences";
import { say } from "../../lib/words.svelte";
import type { Event } from "./protocol";

export function luck(events: Event[], seat: number): string | null {
  let most = 0;
  let found: string | null = null;
  const weigh = (gain: number, told: () => string) => {
    if (gain <= most) return;
    most = gain;
    found = told();
  };
  for (const event of events) {
    if (!("seat" in event) || event.seat !== seat) continue;
    if (event.event === "exchanged") {
      const { card, out } = event;
      weigh(out - card, () => say("luck-skyjo-exchange", { card: faceText(card), out: faceText(out) }));
    } else if (event.event === "column_cleared") {
      const { card } = event;
      weigh(3 * card, () => say("luck-skyjo-column", { card: faceText(card) }));
    }
  }
  return found;
}

/** A high card turned over, a low one given away, points that are doubled. */
export function unlucky(event: Event): number | null {
  switch (event.event) {
    case "turned_over":
      return event.card >= 11 ? event.seat : null;
    case "exchanged":
      return event.out <= 0 && event.card > event.out ? event.seat : null;
    case "round_ended":
      return event.doubled;
    default:
      return null;
  }
}
