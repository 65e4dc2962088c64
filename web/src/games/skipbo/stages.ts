/** The story of a move: a pile is seen complete before it is set aside. */
import type { ClientStage } from "../../game/client";
import type { Moment } from "../../game/moments";
import type { Event, View } from "./protocol";

const SEEN = 1.4; // in flights of a card: the twelfth lies there so long

export function stages(before: View, after: View, events: Event[]): ClientStage<View, Event>[] {
  const played = events.find((event) => event.event === "played");
  if (!played || !events.some(({ event }) => event === "pile_finished")) return [];
  const building = after.building.with(played.pile, [...before.building[played.pile]!, played.card]);
  const later = (event: Event) => event.event === "pile_finished" || event.event === "game_ended";
  return [
    { view: { ...after, building, outcome: null, waiting_for: [] }, events: events.filter((event) => !later(event)), pause: 0 },
    { view: after, events: events.filter(later), pause: SEEN },
  ];
}

export function moments(events: Event[], before: View | null, after: View): Moment[] {
  const played = events.find((event) => event.event === "played");
  return events.flatMap((event): Moment[] => {
    switch (event.event) {
      case "pile_finished":
        return [{ kind: "finished", says: "moment-skipbo-finished", at: `pile:${event.pile}`, ...(played && { seat: played.seat }) }];
      case "drew":
        // in the middle of a turn: every card of the hand was played
        return played?.seat === event.seat && before?.turn === event.seat
          ? [{ kind: "emptied", says: "moment-skipbo-emptied", seat: event.seat, at: `hand:${event.seat}` }]
          : [];
      case "stock_turned":
        if (event.card === null) return [{ kind: "last", says: "moment-skipbo-stock_empty", seat: event.seat }];
        return after.places[event.seat]?.stock_count === 1
          ? [{ kind: "last", says: "moment-skipbo-last_card", seat: event.seat }]
          : [];
      default:
        return [];
    }
  });
}
