/**
 * The commitments that this device was shown, kept from the moment they were first seen: what is shown after a
 * match can so be compared with what was promised before it.
 */
import { keep, kept } from "../lib/storage";
import { table } from "../lib/table.svelte";

export interface Shown {
  commitment: string;
  /** when it was first seen, in milliseconds since 1970 */
  at: number;
  /** before the first card was dealt */
  early: boolean;
}

const KEY = "commitments";
const MOST = 60;

export function remember(commitment: string, early: boolean, at = Date.now()): void {
  const all = kept<Shown[]>(KEY) ?? [];
  if (all.some((each) => each.commitment === commitment)) return;
  keep(KEY, [...all, { commitment, at, early }].slice(-MOST));
}

/** When this device was first shown a commitment; null: it never was, or that is long ago. */
export function shown(commitment: string): Shown | null {
  return (kept<Shown[]>(KEY) ?? []).find((each) => each.commitment === commitment) ?? null;
}

/** Every table that is open from now on, from its first message on. */
$effect.root(() => {
  let last = "";
  $effect(() => {
    const info = table.info;
    if (!info?.commitment || info.commitment === last) return; // a replay has none
    last = info.commitment;
    remember(info.commitment, info.phase === "gathering");
  });
});
