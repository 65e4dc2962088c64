/** Which cards fly when something happens: from the events of both games to flights between places. */
import { flyAway, flyIn, launch, pictureOf, shake, spotted, turnOver, type Flight, type Spotted } from "./flights";
import type { Event as SkipboEvent, Own as SkipboOwn } from "../games/skipbo/protocol";
import type { Event as SkyjoEvent } from "../games/skyjo/protocol";
import type { Happened, Own } from "../lib/protocol";
import { settings } from "../lib/settings.svelte";
import { table } from "../lib/table.svelte";

/** Looks at the new picture, and says what flies. */
type After = () => Flight[];

/** Looks at the old picture; what it returns lets the cards fly over the new one. */
export function animate(happened: Happened): (() => void) | null {
  const duration = settings.flight;
  if (duration === 0 || happened.events.length === 0 || document.hidden) return null;
  const skyjo = table.info?.settings.game === "skyjo";
  const after = happened.events.flatMap((event) =>
    skyjo ? skyjoFlights(event as SkyjoEvent, duration) : skipboFlights(event as SkipboEvent, duration),
  );
  return after.length === 0 ? null : () => launch(after.flatMap((look) => look()));
}

function skyjoFlights(event: SkyjoEvent, duration: number): After[] {
  switch (event.event) {
    case "shuffled":
      return [() => shake("draw", duration)];
    case "dealt":
      return [() => dealGrids(duration)];
    case "turned_over":
    case "revealed":
      return [() => turnOver(`cell:${event.seat}:${event.cell}`, duration)];
    case "drew":
      return come("draw", "drawn", duration);
    case "rejected":
      return come("drawn", "discard", duration);
    case "exchanged": {
      const cell = `cell:${event.seat}:${event.cell}`;
      return [...come(event.taken ? "discard" : "drawn", cell, duration), ...come(cell, "discard", duration)];
    }
    case "column_cleared": {
      const column = "abcd"[event.column];
      return ["1", "2", "3"].flatMap((row, at) =>
        go(`cell:${event.seat}:${column}${row}`, "discard", duration * 1.4, at * 60),
      );
    }
    default:
      return [];
  }
}

function dealGrids(duration: number): Flight[] {
  const from = spotted("draw")?.rect;
  if (!from) return [];
  const seats = [...(table.info?.seats ?? []).keys()];
  return Array.from({ length: 12 }, (_, cell) => {
    const name = "abcd"[cell % 4]! + String(Math.floor(cell / 4) + 1);
    return seats.map((seat) => flyIn(`cell:${seat}:${name}`, from, duration, cell * 35 + seat * 12));
  }).flat(2);
}

function skipboFlights(event: SkipboEvent, duration: number): After[] {
  switch (event.event) {
    case "shuffled":
      return [() => shake("draw", duration)];
    case "dealt":
      return [() => dealStocks(event.tops.length, duration)];
    case "drew":
      return draw(event.seat, event.count, event.cards !== undefined, duration);
    case "played": {
      const from = sourceOf(event);
      return from ? [() => flyIn(`build:${event.pile}`, from.rect, duration)] : [];
    }
    case "stock_turned":
      return [() => turnOver(`stock:${event.seat}`, duration)];
    case "pile_finished":
      return go(`build:${event.pile}`, "draw", duration * 1.6, duration / 2);
    case "discarded": {
      const from = handCard(event.seat, event.card) ?? spotted(`hand:${event.seat}`);
      return from ? [() => flyIn(`laid:${event.seat}:${event.pile}`, from.rect, duration)] : [];
    }
    default:
      return [];
  }
}

function dealStocks(seats: number, duration: number): Flight[] {
  const from = spotted("draw")?.rect;
  if (!from) return [];
  return Array.from({ length: seats }, (_, seat) => flyIn(`stock:${seat}`, from, duration, seat * 60)).flat();
}

function sourceOf(event: Extract<SkipboEvent, { event: "played" }>): Spotted | null {
  if (event.source === "stock") return spotted(`stock:${event.owner}`);
  if (event.source === "discard") return spotted(`laid:${event.owner}:${event.from_pile}`);
  return handCard(event.seat, event.card) ?? spotted(`hand:${event.seat}`);
}

function handCard(seat: number, card: number | "W"): Spotted | null {
  const own = table.yours.find((each: Own) => each.seat === seat);
  const at = own && "hand" in own ? (own as SkipboOwn).hand.indexOf(card) : -1;
  return at < 0 ? null : spotted(`hand:${seat}:${at}`);
}

/** Cards come into a hand: one's own are seen, of others a back flies. */
function draw(seat: number, count: number, seen: boolean, duration: number): After[] {
  const from = spotted("draw");
  if (!from) return [];
  if (!seen) {
    const to = spotted(`hand:${seat}`);
    const picture = pictureOf(from);
    return to ? [() => [flyAway(picture, from.rect, to.rect, duration)]] : [];
  }
  return [
    () => {
      const own = table.yours.find((each) => each.seat === seat);
      const held = own && "hand" in own ? (own as SkipboOwn).hand.length : 0;
      const first = Math.max(0, held - count);
      return Array.from({ length: held - first }, (_, nth) =>
        flyIn(`hand:${seat}:${first + nth}`, from.rect, duration, nth * 50),
      ).flat();
    },
  ];
}

/** What lies at `to` afterwards comes from where `from` is now. */
function come(from: string, to: string, duration: number, delay = 0): After[] {
  const seen = spotted(from);
  return seen ? [() => flyIn(to, seen.rect, duration, delay)] : [];
}

/** What lies at `from` now goes to where `to` is, and is gone. */
function go(from: string, to: string, duration: number, delay = 0): After[] {
  const seen = spotted(from);
  const goal = spotted(to);
  if (!seen || !goal) return [];
  const picture = pictureOf(seen);
  return [() => [flyAway(picture, seen.rect, goal.rect, duration, delay)]];
}
