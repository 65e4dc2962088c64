/** A family or a club: who is in it, and what its members have made of their matches with each other. */
import { ask, askPage, type Page } from "../lib/api";
import { cell } from "../lib/files";
import type { GroupInfo, GroupMatch, GroupSheetInfo, Invitation, InvitationLink, ListedGroup, Sheet } from "../lib/http";
import type { GameName, PersonInfo } from "../lib/protocol";
import { kept } from "../lib/storage";
import type { KeptSheet } from "../sheets/kept_sheets.svelte";

/** What somebody has played and won in a period. */
export interface Line {
  person: PersonInfo;
  played: number;
  won: number;
}

export const myGroups = (): Promise<ListedGroup[]> => ask("GET", "api/me/groups");
export const makeGroup = (name: string): Promise<GroupInfo> => ask("POST", "api/groups", { name });
export const lookAtGroup = (id: string): Promise<GroupInfo> => ask("GET", pathOf(id));
export const leaveGroup = (id: string, person: string): Promise<void> => ask("DELETE", `${pathOf(id)}/members/${encodeURIComponent(person)}`);
export const renewLink = (id: string): Promise<InvitationLink> => ask("POST", `${pathOf(id)}/invitation`);
export const lookAtInvitation = (key: string): Promise<Invitation> => ask("GET", `api/invitations/${encodeURIComponent(key)}`);
export const joinGroup = (key: string): Promise<GroupInfo> => ask("POST", `api/invitations/${encodeURIComponent(key)}`);

export const putSheet = (id: string, sheet: Sheet): Promise<GroupSheetInfo> =>
  ask("POST", `${pathOf(id)}/sheets`, { format: "tablee-sheet/1", sheet });
export const takeOutSheet = (id: string, sheet: string): Promise<void> => ask("DELETE", `${pathOf(id)}/sheets/${sheet}`);
export const claimSeat = (id: string, sheet: string, seat: number): Promise<GroupSheetInfo> => ask("PUT", `${pathOf(id)}/sheets/${sheet}/seats/${seat}`);
export const disclaimSeat = (id: string, sheet: string): Promise<GroupSheetInfo> => ask("DELETE", `${pathOf(id)}/sheets/${sheet}/seats/mine`);

/** The score sheets of this device with something on them, the newest first. Read where `sheets/kept_sheets` keeps them: its page is not loaded for that. */
export function sheetsHere(): KeptSheet[] {
  const found = Object.values(kept<Record<string, KeptSheet>>("sheets") ?? {});
  return found.filter(({ sheet }) => sheet.entries.length > 0).sort((a, b) => b.touched - a.touched);
}

export function sheetsOfGroup(id: string, next: string | null = null): Promise<Page<GroupSheetInfo>> {
  return askPage(`${pathOf(id)}/sheets`, next ?? "?limit=10");
}

/** `next`: where a page before has ended. */
export function matchesOfGroup(id: string, next: string | null = null): Promise<Page<GroupMatch>> {
  return askPage(`${pathOf(id)}/matches`, next ?? "?limit=20");
}

export async function everyMatchOfGroup(id: string): Promise<GroupMatch[]> {
  const found: GroupMatch[] = [];
  for (let next: string | null = "?limit=50"; next !== null; ) {
    const page: Page<GroupMatch> = await matchesOfGroup(id, next);
    found.push(...page.rows);
    next = page.next;
  }
  return found;
}

/** The periods that something was played in, the newest first: months, and years of several of them. */
export function periodsOf({ months }: GroupInfo): string[] {
  const played = [...new Set(months.map(({ month }) => month))].toReversed();
  return [...new Set([...played.map((month) => month.slice(0, 4)), ...played])];
}

/** The table of a game. `period`: as 2026 or 2026-12; empty: all of it. */
export function linesOf(group: GroupInfo, game: GameName, period: string): Line[] {
  const lines = group.members.map(({ person }) => ({ person, played: 0, won: 0 }));
  for (const row of group.months) {
    const line = lines.find(({ person }) => person.id === row.person);
    if (!line || row.game !== game || !row.month.startsWith(period)) continue;
    line.played += row.played;
    line.won += row.won;
  }
  return lines.filter(({ played }) => played > 0).sort((a, b) => b.won - a.won || a.played - b.played);
}

/** Of somebody in a game: as 27 ± 4. Empty: there is none. */
export function ratingOf(group: GroupInfo, game: GameName, person: string): string {
  const rating = group.table.find((row) => row.person === person && row.figures.game === game)?.rating;
  return rating ? `${Math.round(rating.value)} ± ${Math.max(1, Math.round(rating.within))}` : "";
}

/** How the wins of some have grown, month by month. The first row is what was before. */
export function growthOf(group: GroupInfo, people: string[], most: number): { months: string[]; totals: number[][] } {
  const first = group.months[0]?.month;
  const months: string[] = [];
  for (let month = first; month !== undefined && month <= group.months.at(-1)!.month; month = after(month)) months.push(month);
  const totals = [people.map(() => 0)];
  for (const month of months) {
    const won = people.map((person) => group.months.filter((row) => row.month === month && row.person === person).reduce((sum, row) => sum + row.won, 0));
    totals.push(totals.at(-1)!.map((before, at) => before + won[at]!));
  }
  return { months: months.slice(-most), totals: totals.slice(-most - 1) };
}

function after(month: string): string {
  const [year, number] = month.split("-").map(Number) as [number, number];
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, "0")}`;
}

const COLUMNS = ["at", "game", "player", "points", "won", "others", "link"];

/** For spreadsheets: a row for each member in each match. */
export function asTable(group: GroupInfo, matches: GroupMatch[]): string {
  const names = new Map(group.members.map(({ person }) => [person.id, person.name]));
  const rows = matches.flatMap((match) =>
    match.members.map(({ person, points, won }) => [
      new Date(match.at).toISOString(), match.game, names.get(person) ?? "", points === null ? "" : String(points), won ? "1" : "0", String(match.others), match.link ?? "",
    ]),
  );
  return [COLUMNS, ...rows].map((row) => `${row.map(cell).join(",")}\r\n`).join("");
}

function pathOf(id: string): string {
  return `api/groups/${encodeURIComponent(id)}`;
}
