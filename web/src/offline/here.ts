/**
 * What is on this device instead of a server: tables by id and code, matches by id.
 *
 * On a site without a server that is everything. What is known here is only a list of names; the tables themselves
 * are in IndexedDB.
 */
import { keep, kept } from "../lib/storage";

/** Written into the page by `tablee site`. */
export const serverless = document.documentElement.dataset["serverless"] !== undefined;

const KEY = "here";
const MOST = 400; // names
let names: string[] = kept<string[]>(KEY) ?? [];

export function isHere(name: string): boolean {
  return serverless || names.includes(name);
}

/** Whether anything was ever played here without a server. */
export function anythingHere(): boolean {
  return names.length > 0;
}

export function remember(...given: string[]): void {
  const fresh = given.filter((name) => !names.includes(name));
  if (fresh.length === 0) return;
  names = [...names, ...fresh].slice(-MOST);
  keep(KEY, names);
}

/** Who is to answer this request of the HTTP API: this device, or a server. */
export function answersHere(path: string): boolean {
  const name = /^(?:api\/(?:tables|records)|g)\/([^/?.]+)/.exec(path)?.[1];
  if (serverless) return path !== "api/games"; // which lies there as a file
  return name !== undefined && isHere(decodeURIComponent(name));
}
