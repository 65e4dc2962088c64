/** From what stands in the fields of a round to an entry of the sheet, or to what is still wrong. */
import { padOf } from "./pads";
import { numberIn, type Draft, type Entry, type Sheet } from "./scorepad";

/** `what` is the last part of `score-wrong-…`, or a number is missing. `seat`: whose field it is about. */
export interface Wrong {
  what: string;
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
  return {
    ...emptyDraft(sheet, number),
    fields: entry.points.map(String),
    closer: entry.closer,
    winner: padOf(sheet).winnerOf?.(sheet, entry) ?? null,
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

/** The seats whose number is asked for. */
export function asked(sheet: Sheet, draft: Draft): number[] {
  return padOf(sheet).asked?.(sheet, draft) ?? [...sheet.names.keys()];
}

/** All that keeps the draft from being an entry, in the order of the form. */
export function wrongIn(sheet: Sheet, draft: Draft): Wrong[] {
  const { possible, question, wrong } = padOf(sheet);
  const numbers = asked(sheet, draft).flatMap((seat): Wrong[] => {
    const field = draft.fields[seat]!;
    const number = numberIn(field);
    if (field.trim() === "") return [{ what: "missing", seat }];
    return number === null || number < possible.least || number > possible.most ? [{ what: "number", seat }] : [];
  });
  const unanswered = draft[question.about] === null ? [{ what: question.about, seat: null }] : [];
  const all = question.first ? [...unanswered, ...numbers] : [...numbers, ...unanswered];
  const what = all.length === 0 ? wrong?.(sheet, draft, entryOf(sheet, draft)) : null;
  return what ? [{ what, seat: null }] : all;
}

/** Of a draft with nothing wrong in it. */
export function entryOf(sheet: Sheet, draft: Draft): Entry {
  const open = asked(sheet, draft);
  return {
    points: sheet.names.map((_, seat) => (open.includes(seat) ? (numberIn(draft.fields[seat]!) ?? 0) : 0)),
    closer: padOf(sheet).question.about === "closer" ? draft.closer : null,
  };
}
