/** From what stands in the fields of a round to an entry of the sheet, or to what is still wrong. */
import type { Draft } from "./shelf.svelte";
import { gameWinners, POSSIBLE, sides, type Entry, type Sheet } from "./sheet";

export const STUCK = -1;

/** `seat`: whose field it is about. */
export interface Wrong {
  what: "missing" | "number" | "closer" | "winner" | "winner-alone";
  seat: number | null;
}

export function emptyDraft(sheet: Sheet, number: number): Draft {
  return {
    number,
    fields: sheet.names.map(() => ""),
    cards: sheet.names.map(() => []),
    closer: null,
    winner: null,
  };
}

/** Of a round that is on the sheet already. */
export function draftOf(sheet: Sheet, number: number): Draft {
  const entry = sheet.entries[number]!;
  const won = sheet.game === "skipbo" ? gameWinners(sheet, entry) : [];
  const out = won.length > 0 && won.every((seat) => entry.points[seat] === 0);
  return {
    ...emptyDraft(sheet, number),
    fields: entry.points.map(String),
    closer: entry.closer,
    winner: sheet.game === "skyjo" ? null : out ? sides(sheet).findIndex((seats) => seats.includes(won[0]!)) : STUCK,
  };
}

/** Whether nothing was entered yet. */
export function isBlank(draft: Draft): boolean {
  return draft.fields.every((field) => field === "") && draft.closer === null && draft.winner === null;
}

/** Without what was entered last, as far as one can tell; null: with nothing left. */
export function withoutLastOf(draft: Draft): Draft | null {
  const seat = draft.fields.findLastIndex((field) => field !== "");
  if (seat < 0) return null;
  return { ...draft, fields: draft.fields.with(seat, ""), cards: draft.cards.with(seat, []) };
}

/** The seats whose number is asked for: who has won has no card left. */
export function asked(sheet: Sheet, draft: Draft): number[] {
  const won = draft.winner === null || draft.winner === STUCK ? [] : sides(sheet)[draft.winner]!;
  return sheet.names.map((_, seat) => seat).filter((seat) => sheet.game === "skyjo" || !won.includes(seat));
}

/** The number in a field, or null. Keyboards have several kinds of minus. */
export function numberIn(field: string): number | null {
  const text = field.replace(/\s/g, "").replace(/^[−–]/, "-");
  return /^[-+]?\d{1,4}$/.test(text) ? Number(text) + 0 : null;
}

/** All that keeps the draft from being an entry, in the order of the form. */
export function wrongIn(sheet: Sheet, draft: Draft): Wrong[] {
  const wrong: Wrong[] = [];
  const skyjo = sheet.game === "skyjo";
  if (!skyjo && draft.winner === null) wrong.push({ what: "winner", seat: null });
  const { least, most } = POSSIBLE[sheet.game];
  for (const seat of asked(sheet, draft)) {
    const field = draft.fields[seat]!;
    const number = numberIn(field);
    if (field.trim() === "") wrong.push({ what: "missing", seat });
    else if (number === null || number < least || number > most) wrong.push({ what: "number", seat });
  }
  if (skyjo && draft.closer === null) wrong.push({ what: "closer", seat: null });
  if (!skyjo && wrong.length === 0 && draft.winner !== STUCK) {
    const side = sides(sheet)[draft.winner!]!;
    if (!gameWinners(sheet, entryOf(sheet, draft)).includes(side[0]!)) wrong.push({ what: "winner-alone", seat: null });
  }
  return wrong;
}

/** Of a draft with nothing wrong in it. */
export function entryOf(sheet: Sheet, draft: Draft): Entry {
  const open = asked(sheet, draft);
  return {
    points: sheet.names.map((_, seat) => (open.includes(seat) ? (numberIn(draft.fields[seat]!) ?? 0) : 0)),
    closer: sheet.game === "skyjo" ? draft.closer : null,
  };
}
