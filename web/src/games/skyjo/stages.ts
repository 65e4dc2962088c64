/** The story of a move: a column is seen whole before it goes, and at the end cards are turned over one by one. */
import type { ClientStage } from "../../game/client";
import type { Moment } from "../../game/moments";
import type { Cell, ColumnCleared, Event, Revealed, View } from "./protocol";

type Stage = ClientStage<View, Event>;

const COLUMNS = 4;
const ROWS = 3;
/** Pauses, in flights of a card. */
const SEEN = 1.3; // what came to lie, before it goes
const TURN = 0.75; // from one card to the next
const COUNTED = 2.5; // the sums, before they are judged

export const cellAt = (name: string) => "abcd".indexOf(name[0]!) + COLUMNS * (Number(name[1]) - 1);

export function stages(_before: View, after: View, events: Event[]): Stage[] {
  const ended = events.some(({ event }) => event === "round_ended");
  const clears = events.some(({ event }) => event === "column_cleared");
  if (!ended) return clears ? clearing(after, events, 0) : [];
  const from = events.findIndex(({ event }) => event === "revealed" || event === "round_ended");
  return [...clearing(covered(after, events.slice(from)), events.slice(0, from), 0), ...revealing(after, events.slice(from))];
}

/** What was done, with every column that goes still lying there; then without. */
function clearing(after: View, events: Event[], pause: number): Stage[] {
  const gone = events.filter((event) => event.event === "column_cleared");
  const later = ({ event }: Event) => event === "column_cleared" || event === "closed";
  if (gone.length === 0) return [{ view: after, events, pause }];
  return [
    { view: { ...withColumns(after, gone), waiting_for: [] }, events: events.filter((event) => !later(event)), pause },
    { view: after, events: events.filter(later), pause: SEEN },
  ];
}

/** All hidden cards, one of every player at a time; then columns go, and last the scores are told. */
function revealing(after: View, events: Event[]): Stage[] {
  const revealed = events.filter((event) => event.event === "revealed");
  const hands = after.grids.map((_, seat) => revealed.filter((card) => card.seat === seat));
  const longest = Math.max(...hands.map((cards) => cards.length));
  const found: Stage[] = [];
  let view = covered(after, events);
  for (let nth = 0; nth < longest; nth++) {
    const turned = hands.flatMap((cards) => cards.slice(nth, nth + 1));
    view = { ...view, grids: withCards(view.grids, turned) };
    found.push({ view, events: turned, pause: nth === 0 ? SEEN : TURN });
  }
  const gone = events.filter((event) => event.event === "column_cleared");
  if (gone.length > 0) found.push({ view: { ...after, outcome: null }, events: gone, pause: SEEN });
  return [...found, { view: after, events: events.filter(({ event }) => event === "round_ended"), pause: COUNTED }];
}

/** The table before the cards were turned over: nothing is counted, and nobody can do anything. */
function covered(after: View, events: Event[]): View {
  const cleared = withColumns(after, events.filter((event) => event.event === "column_cleared"));
  const grids = cleared.grids.map((grid) => [...grid]);
  for (const event of events) if (event.event === "revealed") grids[event.seat]![cellAt(event.cell)] = "?";
  return { ...cleared, grids, outcome: null, waiting_for: [] };
}

function withColumns(view: View, gone: ColumnCleared[]): View {
  const grids = view.grids.map((grid) => [...grid]);
  for (const { seat, column, card } of gone) {
    for (let row = 0; row < ROWS; row++) grids[seat]![column + COLUMNS * row] = card;
  }
  return { ...view, grids, discard: view.discard.slice(0, view.discard.length - ROWS * gone.length) };
}

function withCards(grids: Cell[][], turned: Revealed[]): Cell[][] {
  const shown = grids.map((grid) => [...grid]);
  for (const { seat, cell, card } of turned) shown[seat]![cellAt(cell)] = card;
  return shown;
}

export function moments(events: Event[]): Moment[] {
  return events.flatMap((event): Moment[] => {
    switch (event.event) {
      case "column_cleared":
        return [{ kind: "cleared", says: "moment-skyjo-cleared", seat: event.seat, at: `gone:${event.seat}:${"abcd"[event.column]}2` }];
      case "closed":
        return [{ kind: "closed", says: "moment-skyjo-closed", seat: event.seat }];
      default:
        return [];
    }
  });
}

/** What lies open before a seat. */
export function sumOf(cells: Cell[]): number {
  return cells.reduce<number>((sum, cell) => sum + (typeof cell === "number" ? cell : 0), 0);
}

/** Who still has the last turn: from whoever is playing to the closer. */
export function hasLastTurn({ closer, turn, players, phase }: View, seat: number): boolean {
  if (closer === null || turn === null || phase === "over" || seat === closer) return false;
  return (seat - turn + players) % players < (closer - turn + players) % players;
}
