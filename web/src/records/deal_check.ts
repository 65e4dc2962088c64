/** What the browser itself can prove of a deal: that the seed is the one that was promised. */
import { ask } from "../lib/api";
import { shown, type Shown } from "./commitments.svelte";

export interface Sealed {
  seed: string | null;
  commitment: string | null;
}

export interface Finding {
  seed: string;
  commitment: string;
  /** the SHA-256 of the seed; null: this browser does not calculate it on an unencrypted page */
  hash: string | null;
  seen: Shown | null;
}

/** In two words, how a check ended. */
export type Verdict = "proven" | "late" | "unseen" | "wrong" | "unable";

export async function check(record: string): Promise<Finding> {
  const { seed, commitment } = await ask<Sealed>("GET", `g/${record}.json`);
  if (seed === null || commitment === null) throw new Error("the match is not over");
  return { seed, commitment, hash: await sha256(seed), seen: shown(commitment) };
}

export function verdict({ hash, commitment, seen }: Finding): Verdict {
  if (hash === null) return "unable";
  if (hash !== commitment) return "wrong";
  return seen === null ? "unseen" : seen.early ? "proven" : "late";
}

/** Of bytes in hexadecimal, in hexadecimal. */
export async function sha256(hex: string): Promise<string | null> {
  if (typeof crypto === "undefined" || !crypto.subtle) return null;
  const bytes = Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
