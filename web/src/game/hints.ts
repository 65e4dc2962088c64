/** What the server advises, as the reader can understand it: moves and reasons in words. */
import type { FluentVariable } from "@fluent/bundle";

import { ask } from "../lib/api";
import type { HintInfo } from "../lib/http";
import type { GameName, Scalar } from "../lib/protocol";
import { faceText, type Names } from "../lib/sentences";
import { language, said, say } from "../lib/words.svelte";

/** What the order of moves is made by: "+4" points, or "39 %". */
export function worthOf({ lead, chance }: HintInfo): string {
  const points = lead ?? null;
  if (points === null) return new Intl.NumberFormat(language(), { style: "percent" }).format(chance ?? 0);
  return new Intl.NumberFormat(language(), { signDisplay: "exceptZero" }).format(Math.round(points)).replace("-", "−");
}

/** Best first. Rejects with `Refused` or `NotConnected`. */
export function hintsFor(table: string, seat: number): Promise<HintInfo[]> {
  return ask<HintInfo[]>("GET", `api/tables/${encodeURIComponent(table)}/hint?seat=${seat}`);
}

/** Why, in the reader's language; in the server's English if there are no words for it. */
export function reasonOf(game: GameName, hint: Pick<HintInfo, "reason" | "sentence" | "details">, names: Names): string {
  const text = said(`reason-${game}-${hint.reason}`, valuesOf(hint, names)) ?? hint.sentence;
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

const FACES = ["card", "on", "old", "top"];

function valuesOf(hint: Pick<HintInfo, "details">, names: Names): Record<string, FluentVariable> {
  const values: Record<string, FluentVariable> = {};
  for (const [key, value] of Object.entries(hint.details)) {
    if (key === "seat") values["player"] = names.names[Number(value)] ?? "";
    else if (FACES.includes(key)) Object.assign(values, face(key, value));
    else values[key] = typeof value === "number" ? value : String(value);
  }
  return values;
}

function face(key: string, value: Scalar | number): Record<string, FluentVariable> {
  const card = typeof value === "string" && /^\d+$/.test(value) ? Number(value) : (value as number | string);
  return { [key]: faceText(card), [`a_${key}`]: say("card-a", { face: card }) };
}
