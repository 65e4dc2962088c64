import type { Card, Event, Own, View } from "./protocol";

/** A table with open cards: what lies face down is what later events have turned over. */
export function open(view: View, hands: Own[], later: Event[]): View {
  const under = new Map<string, Card>();
  for (const event of later) {
    if (event.event !== "turned_over" && event.event !== "revealed" && event.event !== "exchanged") continue;
    const cell = `${event.seat}:${event.cell}`;
    if (!under.has(cell)) under.set(cell, event.event === "exchanged" ? event.out : event.card);
  }
  const grids = view.grids.map((grid, seat) =>
    grid.map((cell, at) => (cell === "?" ? (under.get(`${seat}:${"abcd"[at % 4]}${Math.floor(at / 4) + 1}`) ?? "?") : cell)),
  );
  return { ...view, grids, drawn: hands.map((own) => own.drawn).find((card) => card !== null) ?? null };
}
