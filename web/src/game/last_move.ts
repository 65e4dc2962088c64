/** Which places the last move touched, so that they can be marked. */
import type { Event as SkipboEvent } from "../games/skipbo/protocol";
import type { Event as SkyjoEvent } from "../games/skyjo/protocol";
import type { Happened } from "../lib/protocol";

export function touched(told: Happened[]): Set<string> {
  const last = told.findLast((each) => each.what === "moved");
  return new Set((last?.events ?? []).flatMap((event) => places(event as SkyjoEvent | SkipboEvent)));
}

function places(event: SkyjoEvent | SkipboEvent): string[] {
  switch (event.event) {
    case "turned_over":
      return [`cell:${event.seat}:${event.cell}`];
    case "exchanged":
      return [`cell:${event.seat}:${event.cell}`, "discard"];
    case "rejected":
      return ["discard"];
    case "played":
      return [`build:${event.pile}`];
    case "discarded":
      return [`laid:${event.seat}:${event.pile}`];
    default:
      return [];
  }
}
