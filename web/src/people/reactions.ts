/** What can be said with one tap. */
import type { Reaction } from "../lib/protocol";
import type { Spoken } from "../lib/table.svelte";
import { say } from "../lib/words.svelte";

export const SIGNS: Record<Reaction, string> = {
  hello: "👋",
  well_played: "👏",
  thanks: "🙏",
  oops: "🙈",
  wow: "😮",
  hurry: "⏳",
  laugh: "😄",
  sorry: "😔",
};
export const REACTIONS = Object.keys(SIGNS) as Reaction[];

export function spokenText(spoken: Spoken): string {
  if (spoken.type === "said") return spoken.text;
  return `${SIGNS[spoken.reaction] ?? ""} ${say(`reaction-${spoken.reaction}`)}`;
}
