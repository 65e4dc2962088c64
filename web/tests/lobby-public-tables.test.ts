import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";

import type { ListedTable } from "../src/lib/http";
import { speak } from "../src/lib/words.svelte";
import PublicTables from "../src/lobby/PublicTables.svelte";

beforeAll(() => speak("en"));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const table = (number: number): ListedTable => ({
  id: `id-${number}`,
  code: `CODE${number}`,
  game: "skyjo",
  phase: "gathering",
  players: 4,
  people: 1,
  bots: 0,
  options: {},
  touched: number,
});

/** A server whose list has these pages, each of them told where the next one is. */
function serve(pages: ListedTable[][]): string[] {
  const asked: string[] = [];
  vi.spyOn(globalThis, "fetch").mockImplementation((path) => {
    const query = String(path).replace("api/tables", "");
    asked.push(query);
    const at = query === "?limit=10" ? 0 : Number(query.split("after=")[1]);
    const headers: HeadersInit = at + 1 < pages.length ? { Link: `<?limit=10&after=${at + 1}>; rel="next"` } : {};
    return Promise.resolve(Response.json(pages[at], { headers }));
  });
  return asked;
}

const codes = () => screen.queryAllByRole("link").map((link) => link.getAttribute("href"));
const more = () => screen.queryByRole("button", { name: "More tables" });

test("a list that is whole has no button for more", async () => {
  serve([[table(1), table(2)]]);
  render(PublicTables);
  await vi.waitFor(() => expect(codes()).toEqual(["t/CODE1", "t/CODE2"]));
  expect(more()).toBeNull();
});

test("more tables follow those that are shown, and the first new one has the focus", async () => {
  serve([[table(1), table(2)], [table(3)]]);
  render(PublicTables);
  await vi.waitFor(() => expect(more()).toBeTruthy());
  await fireEvent.click(more()!);
  await vi.waitFor(() => expect(codes()).toEqual(["t/CODE1", "t/CODE2", "t/CODE3"]));
  expect(more()).toBeNull();
  await vi.waitFor(() => expect(document.activeElement?.getAttribute("href")).toBe("t/CODE3"));
});

test("a table that came to the front meanwhile is shown once", async () => {
  serve([[table(3), table(1)], [table(1), table(2)]]);
  render(PublicTables);
  await vi.waitFor(() => expect(more()).toBeTruthy());
  await fireEvent.click(more()!);
  await vi.waitFor(() => expect(codes()).toEqual(["t/CODE3", "t/CODE1", "t/CODE2"]));
});

test("whoever has asked for more still has it when the list is looked at again", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const asked = serve([[table(1)], [table(2)], [table(3)]]);
  render(PublicTables);
  await vi.waitFor(() => expect(more()).toBeTruthy());
  await fireEvent.click(more()!);
  await vi.waitFor(() => expect(codes()).toHaveLength(2));
  asked.length = 0;
  await vi.advanceTimersByTimeAsync(15_000);
  await vi.waitFor(() => expect(asked).toEqual(["?limit=10", "?limit=10&after=1"]));
  expect(codes()).toHaveLength(2);
  expect(more()).toBeTruthy();
});

test("the tables stay when there is no line for more", async () => {
  serve([[table(1)], [table(2)]]);
  render(PublicTables);
  await vi.waitFor(() => expect(more()).toBeTruthy());
  vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("no line"));
  await fireEvent.click(more()!);
  expect(codes()).toEqual(["t/CODE1"]);
  expect(more()).toBeTruthy();
});
