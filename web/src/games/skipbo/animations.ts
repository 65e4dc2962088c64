import type { SmallCard } from "../../game/client";
import { go, type Animation } from "../../game/animations";
import { flyAway, flyIn, pictureOf, shake, spotted, turnOver, type Flight, type Spotted } from "../../game/flights";
import { table } from "../../lib/table.svelte";
import type { Card, Event, Own, Played } from "./protocol";

export function animations(event: Event, duration: number): Animation[] {
  switch (event.event) {
    case "shuffled":
      return [() => shake("draw", duration)];
    case "dealt":
      return [() => dealStocks(event.tops.length, duration)];
    case "drew":
      return draw(event.seat, event.count, duration);
    case "played": {
      const from = sourceOf(event);
      return from ? [() => flyIn(`build:${event.pile}`, from.rect, duration)] : [];
    }
    case "stock_turned":
      return [() => turnOver(`stock:${event.seat}`, duration)];
    case "pile_finished":
      return go(`build:${event.pile}`, "draw", duration * 1.6);
    case "discarded": {
      const from = handCard(event.seat, event.card);
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

function sourceOf({ source, owner, from_pile, seat, card }: Played): Spotted | null {
  if (source === "stock") return spotted(`stock:${owner}`);
  if (source === "discard") return spotted(`laid:${owner}:${from_pile}`);
  return handCard(seat, card);
}

function handOf(seat: number): Card[] {
  return (table.yours as Own[]).find((own) => own.seat === seat)?.hand ?? [];
}

/** Where the card is in the hand; of others the hand itself. */
function handCard(seat: number, card: Card): Spotted | null {
  return spotted(`hand:${seat}:${handOf(seat).indexOf(card)}`) ?? spotted(`hand:${seat}`);
}

/** Cards come into a hand: one's own are seen, of others a back flies. */
function draw(seat: number, count: number, duration: number): Animation[] {
  const from = spotted("draw");
  if (!from) return [];
  if (!table.yours.some((own) => own.seat === seat)) {
    const to = spotted(`hand:${seat}`);
    const picture = pictureOf(from);
    return to ? [() => [flyAway(picture, from.rect, to.rect, duration)]] : [];
  }
  return [
    () => {
      const held = handOf(seat).length;
      const first = Math.max(0, held - count);
      return Array.from({ length: held - first }, (_, nth) =>
        flyIn(`hand:${seat}:${first + nth}`, from.rect, duration, nth * 50),
      ).flat();
    },
  ];
}

export function touched(event: Event): string[] {
  if (event.event === "played") return [`build:${event.pile}`];
  return event.event === "discarded" ? [`laid:${event.seat}:${event.pile}`] : [];
}

export function cardsOf(event: Event): SmallCard[] {
  if (event.event === "played") return [{ card: event.card, number: event.number }];
  return event.event === "discarded" ? [{ card: event.card, away: true }] : [];
}
