/**
 * Which page is shown: the path below the site's base is the whole state. A web space without a server has only one page:
 * there the path stands behind a #.
 */
import { serverless } from "../offline/here";
import { own, whole } from "./address";

class Router {
  path = $state(shown());

  constructor() {
    addEventListener("popstate", () => (this.path = shown()));
    addEventListener("hashchange", () => (this.path = shown()));
  }

  /** `instead`: nobody comes back to the page before. */
  go(path: string, instead = false): void {
    history[instead ? "replaceState" : "pushState"](null, "", addressOf(path));
    this.path = shown();
    const place = document.getElementById(placeInPage().slice(1));
    if (place) place.scrollIntoView();
    else scrollTo(0, 0);
  }

  /** For the whole document: links within the site do not load it anew. */
  follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element).closest("a");
    if (!link || link.target || link.origin !== location.origin || !isOurs(link.pathname)) return;
    if (link.hash && link.pathname === location.pathname) return;
    event.preventDefault();
    this.go(link.pathname + link.hash);
  }
}

function shown(): string {
  if (serverless && location.hash.startsWith("#/")) return location.hash.split("#")[1]!.slice(1);
  return own(location.pathname) ?? "";
}

/** The whole address of a page, which may have a place within it: `r/…#1.5`. */
export function addressOf(path: string): string {
  if (!serverless) return whole(path);
  const { pathname, hash } = new URL(path, document.baseURI);
  return `${whole("./")}#/${own(pathname) ?? ""}${hash}`;
}

/** The place within the page that the address names, with its #; else nothing. */
export function placeInPage(): string {
  return serverless ? location.hash.replace(/^#[^#]*/, "") : location.hash;
}

/** The server makes the pages of finished matches and of the API. */
function isOurs(path: string): boolean {
  const below = own(path);
  return below !== null && !below.startsWith("g/") && !below.startsWith("api");
}

export const router = new Router();
