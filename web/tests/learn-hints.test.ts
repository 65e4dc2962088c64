import { cleanup, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";

import type { Snapshot, TableInfo } from "../src/lib/protocol";
import { table } from "../src/lib/table.svelte";
import { need, speak } from "../src/lib/words.svelte";
import client from "../src/games/skyjo";
import skyjo from "../src/games/skyjo/lesson.json";
import HintButton from "../src/table/HintButton.svelte";

const OPENING = skyjo.opening as unknown as Snapshot;
const INFO: TableInfo = { ...OPENING.table, settings: { ...OPENING.table.settings, hints: true } };
const HINTS = ["?b2", "?c3"].map((move, at) => ({
  move,
  alike: [move],
  chance: 0.5 - at / 10,
  low: 0.4,
  high: 0.6,
  score: 12.4,
  reason: "first_look",
  sentence: "In English.",
  details: {},
}));

beforeAll(async () => {
  await speak("en");
  await need("learn");
  await need("reasons");
});
const asked = vi.fn<(path: string) => Promise<Response>>();
beforeEach(() => {
  table.visit({ ask: () => Promise.reject(new Error("nothing is asked here")), saw: () => {}, leave: () => {} });
  table.receive(OPENING);
  asked.mockReset();
  vi.stubGlobal("fetch", asked);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  table.leave();
});

const answer = (body: unknown, status = 200) => asked.mockResolvedValue(new Response(JSON.stringify(body), { status }));
const settle = async () => {
  for (let turn = 0; turn < 8; turn += 1) await new Promise((done) => setTimeout(done, 0));
  await tick();
};

async function press(): Promise<void> {
  render(HintButton, { info: INFO, client });
  (await screen.findByRole("button", { name: "Hint" })).click();
  await settle();
}

test("moves that are ordered by points show points, and the best comes first", async () => {
  const leads = [4.2, 2.6, -0.7];
  answer(leads.map((lead, at) => ({ ...HINTS[0], move: `?c${at + 1}`, lead, chance: [0.39, 0.29, 0.32][at] })));
  await press();
  expect([...document.querySelectorAll("li .share")].map(({ textContent }) => textContent)).toEqual(["+4", "+3", "−1"]);
  expect(screen.getByText("The best moves, by points ahead of the others")).toBeTruthy();
});

test("a hint points at the best move and says why, and how good it is", async () => {
  answer(HINTS);
  await press();
  expect(asked.mock.calls[0]![0]).toBe("api/tables/lesson/hint?seat=0");
  expect(table.advised).toEqual(["b2"]);
  expect(screen.getByText("Nothing is known yet: one card is as good as another.")).toBeTruthy();
  expect(screen.getByText(/Chance to win: 50% \(40 to 60%\)/)).toBeTruthy();
});

test("a hint that nothing was played out for shows no chance, and says that it will come", async () => {
  answer([{ ...HINTS[0], chance: null, low: null, high: null, score: null }]);
  await press();
  expect(table.advised).toEqual(["b2"]);
  expect(screen.getByText(/The chances will follow/)).toBeTruthy();
  expect(screen.queryByText(/Chance to win/)).toBeNull();
});

test("another of the best moves can be looked at", async () => {
  answer(HINTS);
  await press();
  screen.getByRole("button", { name: /column c, row 3/ }).click();
  await tick();
  expect(table.advised).toEqual(["c3"]);
});

test("a refusal is shown as any other", async () => {
  const refusal = { type: "refusal", id: null, code: "hints_off", kind: "table", rule: "", given: "", sentence: "", details: {} };
  answer(refusal, 409);
  await press();
  expect(table.refusal?.code).toBe("hints_off");
  expect(screen.queryByRole("region", { name: "Hint" })).toBeNull();
});

test("without a line it is said that nothing was sent", async () => {
  asked.mockRejectedValue(new TypeError("offline"));
  await press();
  expect(table.unsent).toBe(true);
});

test("an answer that comes after the seat's next move is not shown", async () => {
  let give: (response: Response) => void = () => {};
  asked.mockReturnValue(new Promise((done) => (give = done)));
  await press();
  const [first] = (skyjo.steps[1] as unknown as { then: Parameters<typeof table.receive>[0][] }).then;
  table.receive(first!);
  await settle();
  give(new Response(JSON.stringify(HINTS)));
  await settle();
  expect(table.advised).toEqual([]);
  expect(screen.queryByRole("region", { name: "Hint" })).toBeNull();
});

test("nobody is told anything of a hand that is covered", async () => {
  render(HintButton, { info: INFO, client });
  await screen.findByRole("button", { name: "Hint" });
  table.covered = true;
  await tick();
  expect(screen.queryByRole("button", { name: "Hint" })).toBeNull();
  table.covered = false;
});

test("there is no button at a table without hints", async () => {
  render(HintButton, { info: OPENING.table, client });
  await settle();
  expect(screen.queryByRole("button", { name: "Hint" })).toBeNull();
});
