/** The HTTP API, as far as the table itself does not go over the WebSocket. */
import { NotConnected, Refused } from "./connection";
import type { DealTable, ListedTable, NewTable, ProgramToken } from "./http";
import type { GivenSettings, Happened, Refusal, Update } from "./protocol";
import { reach } from "./reach.svelte";
import { answersHere, remember, serverless } from "../offline/here";

/** A part of a list; `next` is the query that goes on with it. Null: there is no more. */
export interface Page<T> {
  rows: T[];
  next: string | null;
}

/** What belongs to no server: a device can answer it as well. */
const ANYWHERE = /^api\/(puzzles|analysis|handicap)/;

/** Rejects with `Refused`, or `NotConnected` if the server cannot be reached. What is on this device, it answers itself. */
export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  if (answersHere(path)) return askHere<T>(method, path, body);
  try {
    return (await exchange<T>(method, path, body)).answer;
  } catch (error) {
    if (!(error instanceof NotConnected) || !ANYWHERE.test(path)) throw error;
    return askHere<T>(method, path, body);
  }
}

async function exchange<T>(method: string, path: string, body?: unknown): Promise<{ answer: T; headers: Headers }> {
  const request: RequestInit = { method };
  if (body !== undefined) {
    request.body = JSON.stringify(body);
    request.headers = { "Content-Type": "application/json" };
  }
  let response: Response;
  let answer: unknown;
  try {
    response = await fetch(path, request);
    answer = response.status === 204 ? null : await response.json();
    reach.server = !serverless;
  } catch {
    reach.server = false;
    throw new NotConnected(); // or what answers is no server of ours: a proxy whose server is away
  }
  if (!response.ok) throw new Refused(answer as Refusal);
  return { answer: answer as T, headers: response.headers };
}

/** Python is loaded when it is first asked. */
export async function askHere<T>(method: string, path: string, body?: unknown): Promise<T> {
  const { askDevice } = await import("../offline/device").catch(() => Promise.reject(new NotConnected()));
  return askDevice<T>(method, path, body);
}

export function openTable(settings: GivenSettings): Promise<NewTable> {
  return ask<NewTable>("POST", "api/tables", settings);
}

/** A table on this device, which needs no server. */
export async function openTableHere(settings: GivenSettings): Promise<NewTable> {
  const made = await askHere<NewTable>("POST", "api/tables", settings);
  remember(made.id, made.code);
  return made;
}

/** A table with the cards of a finished match; `seat` is the one to take. */
export async function openDeal(record: string, after: number): Promise<DealTable> {
  const path = `api/records/${encodeURIComponent(record)}/tables?after=${after}`;
  const made = await ask<DealTable>("POST", path);
  if (answersHere(path)) remember(made.id, made.code);
  return made;
}

/** All that has happened in a match that is going on. */
export function storyOf(tableId: string): Promise<Happened[]> {
  return ask("GET", `api/tables/${encodeURIComponent(tableId)}/story`);
}

/** What has happened in the game since I was at the table: at first how it was then. */
export function missedAt(tableId: string): Promise<Update[]> {
  return ask("GET", `api/tables/${encodeURIComponent(tableId)}/missed`);
}

export function letProgramPlay(tableId: string, seat: number): Promise<ProgramToken> {
  return ask<ProgramToken>("POST", `api/tables/${encodeURIComponent(tableId)}/bots`, { seat });
}

/** `query`: a page's `next`, or `?limit=…` for the first one. */
export function publicTables(query: string): Promise<Page<ListedTable>> {
  return askPage("api/tables", query);
}

export async function askPage<T>(path: string, query: string): Promise<Page<T>> {
  const { answer, headers } = await exchange<T[]>("GET", path + query);
  const next = /<([^>]*)>; rel="next"/.exec(headers.get("Link") ?? "");
  return { rows: answer, next: next?.[1] ?? null };
}
