/** The HTTP API, as far as the table itself does not go over the WebSocket. */
import { NotConnected, Refused } from "./connection";
import type { GameName, GivenSettings, Happened, Phase, Refusal, Scalar } from "./protocol";

export interface NewTable {
  id: string;
  code: string;
  link: string;
}

export interface ListedTable {
  id: string;
  code: string;
  game: GameName;
  phase: Phase;
  players: number;
  people: number;
  bots: number;
  options: Record<string, Scalar>;
  touched: number;
}

/** A part of a list; `next` is the query that goes on with it. Null: there is no more. */
export interface Page<T> {
  rows: T[];
  next: string | null;
}

/** Rejects with `Refused`, or `NotConnected` if the server cannot be reached. */
export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await exchange<T>(method, path, body)).answer;
}

async function exchange<T>(method: string, path: string, body?: unknown): Promise<{ answer: T; headers: Headers }> {
  const request: RequestInit = { method };
  if (body !== undefined) {
    request.body = JSON.stringify(body);
    request.headers = { "Content-Type": "application/json" };
  }
  let response: Response;
  try {
    response = await fetch(path, request);
  } catch {
    throw new NotConnected();
  }
  const answer: unknown = await response.json();
  if (!response.ok) throw new Refused(answer as Refusal);
  return { answer: answer as T, headers: response.headers };
}

export function openTable(settings: GivenSettings): Promise<NewTable> {
  return ask<NewTable>("POST", "api/tables", settings);
}

/** A table with the cards of a finished match; `seat` is the one to take. */
export function openDeal(record: string): Promise<NewTable & { seat: number }> {
  return ask("POST", `api/records/${encodeURIComponent(record)}/tables`);
}

/** All that has happened in a match that is going on. */
export function storyOf(tableId: string): Promise<Happened[]> {
  return ask("GET", `api/tables/${encodeURIComponent(tableId)}/story`);
}

/** What a program needs to play a seat; told once. */
export interface ProgramToken {
  token: string;
  link: string;
  number: number;
}

export function letProgramPlay(tableId: string, seat: number): Promise<ProgramToken> {
  return ask<ProgramToken>("POST", `api/tables/${encodeURIComponent(tableId)}/bots`, { seat });
}

/** `query`: a page's `next`, or `?limit=…` for the first one. */
export async function publicTables(query: string): Promise<Page<ListedTable>> {
  const { answer, headers } = await exchange<ListedTable[]>("GET", `api/tables${query}`);
  const next = /<([^>]*)>; rel="next"/.exec(headers.get("Link") ?? "");
  return { rows: answer, next: next?.[1] ?? null };
}
