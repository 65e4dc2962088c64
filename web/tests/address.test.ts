/** A site below a path: links, shared addresses and the router stay there. */
import { afterEach, beforeEach, expect, test } from "vitest";

import { own, whole } from "../src/lib/address";
import { router } from "../src/lib/router.svelte";

const base = document.createElement("base");

beforeEach(() => {
  base.href = `${location.origin}/games/tablee/`;
  document.head.append(base);
});

afterEach(() => {
  base.remove();
  history.replaceState(null, "", "/");
});

test("addresses to share are below the base", () => {
  expect(whole("t/K7Q2MX")).toBe(`${location.origin}/games/tablee/t/K7Q2MX`);
  expect(whole("./")).toBe(`${location.origin}/games/tablee/`);
});

test("paths are known by what follows the base", () => {
  expect(own("/games/tablee/t/K7Q2MX")).toBe("t/K7Q2MX");
  expect(own("/games/tablee/")).toBe("");
  expect(own("/games/other/t/K7Q2MX")).toBeNull();
});

test.each([
  ["rules/skyjo", "rules/skyjo"],
  ["./", ""],
])("the router goes to %s below the base", (path, shown) => {
  router.go(path);
  expect(location.pathname).toBe(`/games/tablee/${shown}`);
  expect(router.path).toBe(shown);
});

test.each([
  ["/games/other/", false],
  ["/games/tablee/g/0123", false],
  ["/games/tablee/api/docs", false],
  ["/games/tablee/settings", true],
])("a click on a link to %s is followed without loading: %s", (href, ours) => {
  const link = document.createElement("a");
  link.href = href;
  document.body.append(link);
  const click = new MouseEvent("click", { bubbles: true, cancelable: true });
  let followed: boolean | null = null;
  const listen = (event: Event): void => {
    router.follow(event as MouseEvent);
    followed = event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener("click", listen);
  link.dispatchEvent(click);
  document.removeEventListener("click", listen);
  link.remove();
  expect(followed).toBe(ours);
});
