/** Small parts: what did not load, what is asked first, and spots where nothing can be done. */
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";

import { rescueFocus } from "../src/game/focus";
import { dayOf, speak } from "../src/lib/words.svelte";
import Start from "../src/lobby/StartPage.svelte";
import Lazy from "../src/ui/Lazy.svelte";
import Share from "../src/ui/Share.svelte";
import Confirm from "../src/ui/Confirm.svelte";
import Spot from "../src/game/Spot.svelte";

beforeAll(() => speak("en"));
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

test("a page that does not load says so and can be tried again", async () => {
  render(Lazy, { title: "Rules", part: "learn", page: () => Promise.reject(new Error("no network")), rest: [] });
  expect((await screen.findByRole("alert")).textContent).toContain("could not be loaded");
  expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
  expect(screen.getByRole("heading", { name: "Rules" })).toBeTruthy();
});

test.each([
  ["Yes", [1, 0]],
  ["No", [0, 1]],
])("the answer %s is given once the question is closed, so that the focus can go back", async (name, expected) => {
  const open: boolean[] = [];
  const answers = [vi.fn(), vi.fn()];
  for (const answer of answers) answer.mockImplementation(() => open.push(document.querySelector("dialog")!.open));
  render(Confirm, { question: "Really?", onyes: answers[0]!, onno: answers[1]! });
  await fireEvent.click(screen.getByRole("button", { name }));
  expect(answers.map((answer) => answer.mock.calls.length)).toEqual(expected);
  expect(open).toEqual([false]);
});

test("a spot where nothing can be done is a picture and no button", () => {
  const children = createRawSnippet(() => ({ render: () => "<i>7</i>" }));
  render(Spot, { spot: "draw", input: null, label: "Draw pile, 20 cards", children });
  expect(screen.getByRole("img", { name: "Draw pile, 20 cards" })).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
});

test("the focus of what vanishes goes to a spot that can be played", async () => {
  document.body.innerHTML = `<main><button data-spot="a"></button><button data-spot="b" class="source"></button></main><button id="gone"></button>`;
  const end = rescueFocus(document.querySelector("main")!);
  const gone = document.getElementById("gone")!;
  gone.focus();
  gone.remove();
  await vi.waitFor(() => expect((document.activeElement as HTMLElement).dataset["spot"]).toBe("b"));
  end();
});

test("who has put the focus nowhere is left alone", async () => {
  document.body.innerHTML = `<main><button data-spot="a"></button></main><p></p>`;
  const end = rescueFocus(document.querySelector("main")!);
  document.querySelector("p")!.remove();
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  expect(document.activeElement).toBe(document.body);
  end();
});

test("an invitation that only this computer can open says so, and how to get another one", async () => {
  render(Share, { code: "K7Q2MX" });
  expect(screen.getByText(/Only this computer can open this address.*--lan/)).toBeTruthy();
  expect(screen.queryByRole("img")).toBeNull();
  cleanup();
  const base = document.head.appendChild(document.createElement("base"));
  base.href = "http://192.168.1.7:8000/";
  render(Share, { code: "K7Q2MX" });
  expect(await screen.findByRole("img", { name: /QR code/ })).toBeTruthy();
  expect(screen.queryByText(/Only this computer/)).toBeNull();
  base.remove();
});

test("without a server the start page offers nothing that needs one, and all of it when it answers", async () => {
  const elsewhere = () =>
    [
      ...screen.queryAllByRole("button", { name: /Invite friends/ }),
      ...screen.queryAllByRole("link", { name: /Tournament|another device/ }),
      ...screen.queryAllByRole("heading", { name: /Public tables|Join/ }),
    ].length;
  vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("no network"));
  render(Start);
  await vi.waitFor(() => expect(elsewhere()).toBe(0));
  expect(screen.getAllByRole("button", { name: /Together on this device/ })).toHaveLength(2);
  vi.spyOn(globalThis, "fetch").mockReturnValue(new Promise(() => undefined));
  dispatchEvent(new Event("online"));
  await vi.waitFor(() => expect(elsewhere()).toBe(6));
  expect(screen.queryByRole("button", { name: /Together on this device/ })).toBeNull();
  vi.restoreAllMocks();
});

test("no space is lost at the edge of a block or an element, where the compiler drops it", () => {
  const sources = import.meta.glob<string>("../src/**/*.svelte", { query: "?raw", import: "default", eager: true });
  const lost = /\{[#:](?:if|else)[^}]*\} (?:[^\s{<]|\{say)|<span[^>]*> [★·✓]|[★·✓=] <\/span>/;
  expect(Object.entries(sources).flatMap(([path, text]) => text.split("\n").filter((line) => lost.test(line)).map((line) => `${path}: ${line}`))).toEqual([]);
});

test("a chart cuts no name that fits, and never the number of a guest", async () => {
  const { default: TotalsChart } = await import("../src/ui/TotalsChart.svelte");
  const names = ["Dormouse 664", "Maximiliane von Hohenheim 12"];
  const { container } = render(TotalsChart, { totals: [[0, 0], [3, 4]], names, goal: null, label: "Totals" });
  const [short, long] = [...container.querySelectorAll(".line text")].map((text) => text.textContent);
  expect(short).toBe("Dormouse 664");
  expect(long).toMatch(/^Maximi.*… 12$/);
});

test("all pages write a day in the same way", () => {
  const sources = import.meta.glob<string>("../src/**/*.{svelte,ts}", { query: "?raw", import: "default", eager: true });
  const own = Object.entries(sources).filter(([, text]) => /dateStyle|weekday:/.test(text)).map(([path]) => path);
  expect(own).toEqual(["../src/lib/words.svelte.ts"]);
  expect(dayOf(Date.UTC(2026, 10, 19, 12))).toBe("19 Nov 2026");
});
