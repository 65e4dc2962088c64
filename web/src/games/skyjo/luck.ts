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
