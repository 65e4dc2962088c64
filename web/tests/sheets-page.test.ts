/** The score sheet as people use it: rounds are entered, changed, taken back, kept and shared. */
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { router } from "../src/lib/router.svelte";
import { need, speak } from "../src/lib/words.svelte";
import Score from "../src/sheets/SheetsPage.svelte";
import { checked } from "../src/sheets/files";
import type { Sheet } from "../src/lib/http";
import { newSheet, withEntry } from "../src/sheets/sheet";
import { keptSheets } from "../src/sheets/kept_sheets.svelte";
import { Upload } from "../src/sheets/share.svelte";

const SKYJO = newSheet("skyjo", ["Ada", "Bo"]);

beforeEach(async () => {
  await speak("en");
  await need("score");
  localStorage.setItem("tablee.secret", '"known"');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  for (const { id } of keptSheets.all) keptSheets.remove(id);
});

function open(sheet: Sheet): string {
  const { id } = keptSheets.add(sheet);
  render(Score, { rest: ["mine", id] });
  return id;
}

async function type(label: string, text: string): Promise<void> {
  await fireEvent.input(screen.getByLabelText(label, { selector: "input[inputmode]" }), { target: { value: text } });
}

const press = async (name: string | RegExp): Promise<void> => {
  await fireEvent.click(screen.getByRole("button", { name }));
  await tick();
};

function sums(): (string | undefined)[] {
  return [...document.querySelectorAll("tfoot td")].map((cell) => cell.textContent?.trim());
}

test("a sheet is begun without typing anything", async () => {
  render(Score, { rest: [] });
  await press("Begin");
  expect(keptSheets.all.map(({ sheet }) => sheet.names)).toEqual([["Player 1", "Player 2", "Player 3"]]);
});

test("a round is typed, the closer is doubled, and the next one deals", async () => {
  open(SKYJO);
  expect(screen.getByText("Ada deals.")).toBeTruthy();
  await type("Ada", "12");
  await type("Bo", "-3");
  await fireEvent.click(screen.getByRole("radio", { name: "Ada" }));
  expect(screen.getByText(/Ada closed, but somebody else has .*: 12 × 2 = 24\./)).toBeTruthy();
  await press("Write the round down");
  expect(sums()).toEqual(["24", "−3"]);
  expect(screen.getByText("Bo deals.")).toBeTruthy();
  expect(screen.getByText("Round 1 is written down.")).toBeTruthy();
});

test("a round is tapped card by card", async () => {
  const id = open(SKYJO);
  await press("Tap the cards of Ada");
  for (const card of ["−2", "5", "12"]) await press(card);
  expect(screen.getByText("3 cards: 15")).toBeTruthy();
  await press("Take one back");
  expect(keptSheets.find(id)?.draft?.fields).toEqual(["3", ""]);
  await press("On to Bo");
  await press("8");
  expect(keptSheets.find(id)?.draft?.cards).toEqual([[-2, 5], [8]]);
});

test("what is missing is said when somebody wants to write it down", async () => {
  open(SKYJO);
  await press("Write the round down");
  expect(screen.getByText("Still missing: Ada and Bo.")).toBeTruthy();
  await type("Ada", "500");
  await type("Bo", "1");
  expect(screen.getByText(/“500” cannot be right/)).toBeTruthy();
});

test("an earlier round is changed where it stands, and that is undone", async () => {
  const once = withEntry(SKYJO, { points: [1, 9], closer: 0 });
  open(withEntry(once, { points: [10, 20], closer: 0 }));
  await press("Change round 1");
  await type("Bo", "30");
  await press("Write the round down");
  expect(sums()).toEqual(["11", "50"]);
  await press("Undo");
  expect(sums()).toEqual(["11", "29"]);
  await press("Undo");
  expect(sums()).toEqual(["1", "9"]);
});

test("undo takes back what is being entered before it takes back a round", async () => {
  const id = open(withEntry(SKYJO, { points: [1, 9], closer: 0 }));
  await press("Enter round 2");
  await type("Ada", "5");
  await type("Bo", "6");
  await press("Undo");
  expect(keptSheets.find(id)?.draft?.fields).toEqual(["5", ""]);
  await press("Undo");
  await press("Undo");
  expect(sums()).toEqual(["1", "9"]);
  await press("Undo");
  expect(sums()).toEqual(["0", "0"]);
});

test("the winner is announced, and the same people go on with a new sheet", async () => {
  const id = open(withEntry(SKYJO, { points: [-4, 101], closer: 0 }));
  expect(screen.getByText("Ada has won with −4!").getAttribute("role")).toBe("status");
  expect(screen.queryByRole("button", { name: /Enter round/ })).toBeNull();
  await press("New sheet, same names");
  expect(keptSheets.all.find((each) => each.id !== id)?.sheet).toEqual({ ...SKYJO, first_dealer: 1 });
});

test("a sheet of an earlier version opens, and says what cannot be", async () => {
  const empty = newSheet("skipbo", ["Ada", "Bo", "Cy"]);
  open({ ...empty, entries: [{ points: [0, 3, 4], closer: null }, { points: [0, 0, 10], closer: null }] });
  expect(sums()).toEqual(["60", "0", "0"]);
  expect(screen.getByText("Row 2 cannot be right. Only the winner’s stock can be empty: everybody else has at least one card left.")).toBeTruthy();
});

test("players of an earlier version who are too many for a new sheet choose who goes", async () => {
  const eight = checked({ game: "skipbo", names: [..."abcdefgh"], limit: 500, entries: [] });
  const id = open(eight);
  const { length } = keptSheets.all;
  await press("New sheet, same names");
  expect(router.path).toMatch(/new$/);
  expect([keptSheets.all.length, keptSheets.find(id)?.sheet]).toEqual([length, eight]);
});

test("at Skip-Bo the winner is chosen and the others' cards are counted", async () => {
  open(newSheet("skipbo", ["Ada", "Bo", "Cy", "Di"], { partners: true }));
  await fireEvent.click(screen.getByRole("radio", { name: "Ada and Cy" }));
  await press("One card more for Bo");
  await type("Di", "4");
  expect(screen.getByText("Ada and Cy: 50 points")).toBeTruthy();
  await press("Write the game down");
  expect(sums()).toEqual(["50", "0"]);
});

test("sheets and unfinished rounds are kept on the device", async () => {
  const id = open(SKYJO);
  await type("Ada", "7");
  const stored = JSON.parse(localStorage.getItem("tablee.sheets")!) as Record<string, unknown>;
  expect(stored[id]).toMatchObject({ sheet: { names: ["Ada", "Bo"] }, draft: { fields: ["7", ""] } });
});

test("names are text, whatever they look like", () => {
  open(newSheet("skyjo", ["<img src=x>", "Bo"]));
  expect(document.querySelector("img")).toBeNull();
});

// ── Shared ───────────────────────────────────────────────────────────────────────────────────────────────

const SHARED = { id: "0123456789abcdef0123", key: "k", version: 1, sent: false };
const asked: { method: string; path: string; body: unknown }[] = [];

function serve(answer: (method: string, path: string) => [number, unknown] | null): void {
  asked.length = 0;
  vi.stubGlobal("fetch", (path: string, { method = "GET", body = "null" }: { method?: string; body?: string } = {}) => {
    asked.push({ method, path, body: JSON.parse(body) });
    const [status, value] = answer(method, path) ?? [0, null];
    if (status === 0) return Promise.reject(new TypeError("no network"));
    return Promise.resolve(new Response(JSON.stringify(value), { status }));
  });
}

test("a change of a shared sheet is sent with its key and version", async () => {
  const { id } = keptSheets.add(SKYJO);
  keptSheets.change(id, { shared: SHARED });
  serve(() => [200, { version: 2 }]);
  await new Upload(id).send();
  expect(asked).toEqual([
    { method: "PUT", path: `api/sheets/${SHARED.id}`, body: { key: "k", version: 1, sheet: { ...SKYJO, draft: null } } },
  ]);
  expect(keptSheets.find(id)?.shared).toEqual({ ...SHARED, version: 2, sent: true });
});

test("without a network it is sent later", async () => {
  const { id } = keptSheets.add(SKYJO);
  keptSheets.change(id, { shared: SHARED });
  serve(() => null);
  const sending = new Upload(id);
  await sending.send();
  expect(keptSheets.find(id)?.shared?.sent).toBe(false);
  serve(() => [200, { version: 2 }]);
  await sending.send();
  expect(keptSheets.find(id)?.shared?.sent).toBe(true);
});

test("a shared sheet that the server refuses says why and is not sent again and again", async () => {
  const { id } = keptSheets.add(SKYJO);
  keptSheets.change(id, { shared: SHARED });
  serve(() => [400, { code: "bad_sheet", details: { problem: "over" } }]);
  vi.useFakeTimers();
  const sending = new Upload(id);
  await sending.send();
  await vi.advanceTimersByTimeAsync(20_000);
  vi.useRealTimers();
  expect([sending.refused?.refusal.code, asked.length]).toEqual(["bad_sheet", 1]);
});

test("what somebody else has changed is not overwritten without a question", async () => {
  const theirs = withEntry(SKYJO, { points: [1, 2], closer: 0 });
  const { id } = keptSheets.add(SKYJO);
  keptSheets.change(id, { shared: SHARED });
  serve((method) => (method === "PUT" ? [409, { code: "sheet_changed" }] : [200, { version: 5, sheet: theirs }]));
  const sending = new Upload(id);
  await sending.send();
  expect(sending.theirs).toEqual({ sheet: theirs, version: 5 });
  sending.takeTheirs();
  expect(keptSheets.find(id)).toMatchObject({ sheet: theirs, shared: { version: 5, sent: true } });
});

test("a sheet that is gone from the server is still here", async () => {
  const { id } = keptSheets.add(SKYJO);
  keptSheets.change(id, { shared: SHARED });
  serve(() => [404, { code: "no_such_sheet" }]);
  const sending = new Upload(id);
  await sending.send();
  expect([sending.gone, keptSheets.find(id)?.shared, keptSheets.find(id)?.sheet]).toEqual([true, null, SKYJO]);
});

test("who has the link looks on", async () => {
  const sheet = withEntry(SKYJO, { points: [3, 8], closer: 0 });
  let first = true;
  serve(() => {
    const answer: [number, unknown] | null = first ? [200, { version: 3, sheet }] : null;
    first = false;
    return answer;
  });
  render(Score, { rest: [SHARED.id] });
  await vi.waitFor(() => expect(sums()).toEqual(["3", "8"]));
  expect(screen.queryByRole("button", { name: /Change round/ })).toBeNull();
  await vi.waitFor(() => expect(screen.getByText(/No connection/)).toBeTruthy());
  expect(asked[1]?.path).toContain("seen=3&wait=25");
});
