/** What luck came to, in words. */
import type { MeasuredLuck } from "../lib/http";
import { language, say } from "../lib/words.svelte";
import { percent } from "../records/match_review";

export const luckOf = (luck: number) => percent(luck, language(), true);

/** And how sure that is. */
export function luckOver({ matches, mean, error }: MeasuredLuck): string {
  const luck = error === null ? luckOf(mean) : `${luckOf(mean)} ± ${percent(error, language())}`;
  return say("book-luck-in", { luck, count: matches });
}
