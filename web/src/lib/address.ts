/**
 * Where this site is. It may begin below a path, such as /games/tablee/: the page's base says so, and every other
 * address is relative to it. (`tests/server/web/test_sub_path.py` finds those that are not.)
 */

/** The whole address of a page of ours, to be shared. */
export function whole(path: string): string {
  return new URL(path, document.baseURI).href;
}

/** Whether only this computer can open the address. */
export function isOnlyHere(address: string): boolean {
  return /^(localhost|127\..*|\[::1\])$/.test(new URL(address).hostname);
}

/** A path of this origin as our pages have it: `t/K7Q2MX`; null: it is not below our base. */
export function own(path: string): string | null {
  const { pathname } = new URL("./", document.baseURI);
  return path.startsWith(pathname) ? path.slice(pathname.length) : null;
}
