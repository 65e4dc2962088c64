import type { SmallCard } from "../../game/client";
import { come, go, turn, type Animation } from "../../game/animations";
import { flyIn, shake, spotted, type Flight } from "../../game/flights";
import { table } from "../../lib/table.svelte";
import type { Event } from "./protocol";

const ROWS = ["1", "2", "3"];

export function animations(event: Event, duration: number): Animation[] {
  switch (event.event) {
    case "shuffled":
      return [() => shake("draw", duration)];
    case "dealt":
      return [() => dealGrids(duration)];
    case "turned_over":
    case "revealed":
      return turn(`cell:${event.seat}:${event.cell}`, duration, event.event === "revealed" ? (event.seat % 4) * 30 : 0);
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
      return ROWS.flatMap((row, at) => go(`cell:${event.seat}:${column}${row}`, "discard", duration * 1.4, at * 60));
    }
    default:
      return [];
  }
}

function dealGrids(duration: number): Flight[] {
  const from = spotted("draw")?.rect;
  if (!from) return [];
  const seats = [...(table.info?.seats ?? []).keys()];
  return ROWS.flatMap((row) => [..."abcd"].map((column) => column + row)).flatMap((cell, at) =>
    seats.flatMap((seat) => flyIn(`cell:${seat}:${cell}`, from, duration, at * 35 + seat * 12)),
  );
}

export function touched(event: Event): string[] {
  switch (event.event) {
    case "turned_over":
      return [`cell:${event.seat}:${event.cell}`];
    case "exchanged":
      return [`cell:${event.seat}:${event.cell}`, "discard"];
    case "rejected":
      return ["discard"];
    default:
      return [];
  }
}

export function cardsOf(event: Event): SmallCard[] {
  switch (event.event) {
    case "turned_over":
      return [{ card: event.card }];
    case "exchanged":
      return [{ card: event.card }, { card: event.out, away: true }];
    case "rejected":
      return [{ card: event.card, away: true }];
    default:
      return [];
  }
}
