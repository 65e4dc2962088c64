import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { ShowQueue, type Step } from "../src/lib/show_queue.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function recorded(): { shown: string[]; step: (name: string, wait: number, ...then: Step[]) => Step } {
  const shown: string[] = [];
  return { shown, step: (name, wait, ...then) => ({ wait, show: () => (shown.push(name), then) }) };
}

test("the first step does not wait, and each next one waits for the one before", () => {
  const queue = new ShowQueue();
  const { shown, step } = recorded();
  for (const name of ["a", "b", "c"]) queue.add(step(name, 100));
  expect(shown).toEqual(["a"]);
  expect(queue.waiting).toBe(true);
  vi.advanceTimersByTime(100);
  expect(shown).toEqual(["a", "b"]);
  vi.advanceTimersByTime(100);
  expect(shown).toEqual(["a", "b", "c"]);
  expect(queue.waiting).toBe(false);
});

test("what a step leads to comes before what was there already", () => {
  const queue = new ShowQueue();
  const { shown, step } = recorded();
  queue.add(step("a", 0, step("a2", 50), step("a3", 50)));
  queue.add(step("b", 0));
  expect(shown).toEqual(["a"]);
  vi.advanceTimersByTime(100);
  expect(shown).toEqual(["a", "a2", "a3", "b"]);
});

test("whoever hurries sees everything in its order, at once", async () => {
  const queue = new ShowQueue();
  const { shown, step } = recorded();
  queue.add(step("a", 100, step("a2", 100)));
  queue.add(step("b", 100));
  const rested = queue.rested();
  queue.hurry();
  await rested;
  expect(shown).toEqual(["a", "a2", "b"]);
  expect(queue.hurried).toBe(false);
  vi.advanceTimersByTime(1000);
  expect(shown).toHaveLength(3);
});

test("while there is something to read, only what does not wait is shown", () => {
  const queue = new ShowQueue();
  const { shown, step } = recorded();
  queue.add({ wait: 0, show: () => (queue.hold(1000), []) });
  queue.add(step("own", 0));
  queue.add(step("bot", 100));
  expect(shown).toEqual(["own"]);
  vi.advanceTimersByTime(900);
  expect(queue.held).toBe(100);
  expect(shown).toEqual(["own"]);
  vi.advanceTimersByTime(100);
  expect(shown).toEqual(["own", "bot"]);
});

test("what is forgotten is never shown", () => {
  const queue = new ShowQueue();
  const { shown, step } = recorded();
  queue.add(step("a", 100));
  queue.add(step("b", 100));
  queue.clear();
  vi.advanceTimersByTime(1000);
  expect(shown).toEqual(["a"]);
  expect(queue.waiting).toBe(false);
});

test("nobody waits for what nobody has to look at", () => {
  const queue = new ShowQueue();
  const { shown, step } = recorded();
  queue.add({ ...step("presence", 0), quiet: true });
  queue.add(step("a", 100));
  expect(shown).toEqual(["presence", "a"]);
});
