import { expect, test } from "vitest";

import skipboClient from "../src/games/skipbo";
import { stages as skipbo } from "../src/games/skipbo/stages";
import type { Event as SkipboEvent, View as SkipboView } from "../src/games/skipbo/protocol";
import skyjoClient from "../src/games/skyjo";
import { hasLastTurn, stages, sumOf } from "../src/games/skyjo/stages";
import type { Cell, Event, View } from "../src/games/skyjo/protocol";

const OPEN = Array.from({ length: 12 }, (_, at) => at - 2) as Cell[];

function view(change: Partial<View>): View {
  return {
    game: "skyjo", options: { limit: 100, next_start: "highest", clear_on_reveal: true, dealer: 0, handicap: "" }, players: 2, dealer: 0,
    phase: "over", turn: 0, waiting_for: [], draw_count: 90, discard: [3], grids: [OPEN, OPEN], closer: 0, starter: 0,
    outcome: { reason: "closed", winners: [1], scores: [84, 42] }, seat: null, drawn: null, legal_moves: [], ...change,
  };
}

const ENDED: Event = { event: "round_ended", reason: "closed", winners: [1], scores: [84, 42], doubled: 0 };

test("a round ends card by card: the sums count up, the last stage is what the server sent", () => {
  const after = view({});
  const events: Event[] = [
    { event: "rejected", seat: 1, card: 3 },
    { event: "revealed", seat: 1, cell: "c3", card: 8 },
    { event: "revealed", seat: 1, cell: "d3", card: 9 },
    ENDED,
  ];
  const found = stages(view({ phase: "drawn", outcome: null }), after, events);
  expect(found.map((stage) => sumOf(stage.view.grids[1]!))).toEqual([25, 33, 42, 42]);
  expect(found.map((stage) => stage.view.outcome)).toEqual([null, null, null, after.outcome]);
  expect(found.at(-1)!.view).toBe(after);
  expect(found.flatMap((stage) => stage.events)).toEqual(events);
});

test("a column that goes is seen whole first, turned over at the end or not", () => {
  const gone = OPEN.with(0, null).with(4, null).with(8, null);
  const after = view({ grids: [OPEN, gone], discard: [3, 7, 7, 7] });
  const cleared: Event = { event: "column_cleared", seat: 1, column: 0, card: 7 };
  const hidden: Event[] = [{ event: "revealed", seat: 1, cell: "a2", card: 7 }, cleared, ENDED];
  for (const events of [[{ event: "exchanged", seat: 1, cell: "a3", card: 7, out: 3, taken: false }, cleared], hidden] as Event[][]) {
    const found = stages(after, after, events);
    const whole = found.findLastIndex((stage) => stage.view.grids[1]![0] === 7);
    expect([0, 4, 8].map((cell) => found[whole]!.view.grids[1]![cell])).toEqual([7, 7, 7]);
    expect(found[whole]!.view.discard).toEqual([3]);
    expect(found[whole + 1]!.events).toContain(cleared);
    expect(found.at(-1)!.view).toBe(after);
  }
});

test("an ordinary move is shown as it is", () => {
  expect(stages(view({}), view({ phase: "turn", outcome: null }), [{ event: "rejected", seat: 1, card: 3 }])).toEqual([]);
});

test("everybody from whoever plays to the closer has a last turn", () => {
  const now = view({ players: 4, phase: "turn", closer: 1, turn: 3 });
  expect([0, 1, 2, 3].map((seat) => hasLastTurn(now, seat))).toEqual([true, false, false, true]);
});

test("the twelfth card is seen before its pile goes", () => {
  const before = { building: [[1, 2], [1]], outcome: null } as unknown as SkipboView;
  const after = { building: [[], [1]], outcome: null } as unknown as SkipboView;
  const events = [
    { event: "played", seat: 0, owner: 0, source: "hand", from_pile: null, card: 3, number: 12, pile: 0 },
    { event: "pile_finished", pile: 0 },
    { event: "drew", seat: 0, count: 5 },
  ] as SkipboEvent[];
  const [whole, last, ...more] = skipbo(before, after, events);
  expect(whole!.view.building[0]).toEqual([1, 2, 3]);
  expect(last!.view).toBe(after);
  expect(last!.events.map(({ event }) => event)).toEqual(["pile_finished"]);
  expect(more).toEqual([]);
});

test("half a move is answered by what its other half is", () => {
  const phase = (change: Partial<View>, selected: string | null) =>
    skyjoClient.phase(view({ outcome: null, closer: null, waiting_for: [0], ...change }), selected);
  expect(phase({ phase: "drawn" }, "drawn")).toBe("phase-skyjo-drawn");
  expect(phase({ phase: "drawn" }, "discard")).toBe("phase-skyjo-rejecting");
  expect(phase({ phase: "turn" }, null)).toBe("phase-skyjo-turn");
  expect(phase({ phase: "turn" }, "discard")).toBe("phase-skyjo-taking");
});

test("while a move is shown in stages, nobody is said to be playing", () => {
  expect(skyjoClient.phase({ ...view({ phase: "turn", outcome: null }), waiting_for: [] }, null)).toBeNull();
  expect(skyjoClient.phase(view({ outcome: null }), null)).toBe("phase-skyjo-over"); // the cards are turned over
  expect(skipboClient.phase({ outcome: null, waiting_for: [] } as unknown as SkipboView, null)).toBeNull();
});
