/** From what stands in the fields of a round to an entry of the sheet, or to what is still wrong. */
import { points } from "../lib/sentences";
import { say } from "../lib/words.svelte";
import { padOf } from "./pads";
import type { Entry, Sheet } from "../lib/http";
import { numberIn, type RoundDraft } from "./scorepad";
import { checkSheet, SheetRefused, withEntry } from "./sheet";

/** `what` is the last part of `score-wrong-…`, or a number is missing. `seat`: whose field it is about. */
export interface Wrong {
  what: string;
  seat: number | null;
  values?: Record<string, number>;
}

export function emptyDraft(sheet: Sheet, number: number): RoundDraft {
  return {
    number,
    fields: sheet.names.map(() => ""),
    cards: sheet.names.map(() => []),
    closer: null,
    winner: null,
  };
}

/** Of a round that is on the sheet already. */
export function draftOf(sheet: Sheet, number: number): RoundDraft {
  const entry = sheet.entries[number]!;
  return {
    ...emptyDraft(sheet, number),
    fields: entry.points.map(String),
    closer: entry.closer,
    winner: padOf(sheet).winnerOf?.(sheet, entry) ?? null,
  };
}

/** Whether nothing was entered yet. */
export function isBlank(draft: RoundDraft): boolean {
  return draft.fields.every((field) => field === "") && draft.closer === null && draft.winner === null;
}

/** Without what was entered last, as far as one can tell; null: with nothing left. */
export function withoutLastOf(draft: RoundDraft): RoundDraft | null {
  const seat = draft.fields.findLastIndex((field) => field !== "");
  if (seat < 0) return null;
  return { ...draft, fields: draft.fields.with(seat, ""), cards: draft.cards.with(seat, []) };
}

/** The seats whose number is asked for. */
export function asked(sheet: Sheet, draft: RoundDraft): number[] {
  return padOf(sheet).asked?.(sheet, draft) ?? [...sheet.names.keys()];
}

/** All that keeps the draft from being an entry, in the order of the form. */
export function wrongIn(sheet: Sheet, draft: RoundDraft): Wrong[] {
  const { possible, question } = padOf(sheet);
  const numbers = asked(sheet, draft).flatMap((seat): Wrong[] => {
    const field = draft.fields[seat]!;
    const number = numberIn(field);
    if (field.trim() === "") return [{ what: "missing", seat }];
    return number === null || number < possible.least || number > possible.most ? [{ what: "number", seat }] : [];
  });
  const unanswered = draft[question.about] === null ? [{ what: question.about, seat: null }] : [];
  const all = question.first ? [...unanswered, ...numbers] : [...numbers, ...unanswered];
  return all.length > 0 ? all : refused(sheet, draft);
}

/** Why numbers that are all there cannot be written on the sheet. */
function refused(sheet: Sheet, draft: RoundDraft): Wrong[] {
  try {
    withEntry(sheet, entryOf(sheet, draft), draft.number, draft.winner);
    return [];
  } catch (error) {
    if (!(error instanceof SheetRefused)) throw error;
    return [{ what: error.problem, seat: null, values: error.values }];
  }
}

/** What is wrong, as a sentence. */
export function wrongText(what: string, values: Record<string, number> = {}): string {
  return say(`score-wrong-${what}`, Object.fromEntries(Object.entries(values).map(([name, value]) => [name, points(value)])));
}

/** Which round cannot be, and why; empty if all can. Some sheets are from versions that took more. */
export function doubtOf(sheet: Sheet): string {
  try {
    checkSheet(sheet);
  } catch (error) {
    if (!(error instanceof SheetRefused)) throw error;
    if (error.round !== null) return say("score-doubt", { number: error.round, why: wrongText(error.problem, error.values) });
  }
  return "";
}

/** Of a draft with nothing wrong in it. */
export function entryOf(sheet: Sheet, draft: RoundDraft): Entry {
  const open = asked(sheet, draft);
  return {
    points: sheet.names.map((_, seat) => (open.includes(seat) ? (numberIn(draft.fields[seat]!) ?? 0) : 0)),
    closer: padOf(sheet).question.about === "closer" ? draft.closer : null,
  };
}
