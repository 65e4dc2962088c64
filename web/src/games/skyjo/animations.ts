import { come, go, type Animation } from "../../game/animations";
import { flyIn, shake, spotted, turnOver, type Flight } from "../../game/flights";
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
