/** An evening for many: the same cards at every table, compared with everybody in the same seat. */
import { ask } from "../lib/api";
import { Refused } from "../lib/connection";
import { me, secret } from "../lib/identity";
import type { ListedTournament, NewTournament, Plan, TournamentInfo } from "../lib/http";
import type { Refusal } from "../lib/protocol";
import { settings } from "../lib/settings.svelte";

export type System = Plan["system"];

const WAIT = 25; // seconds that the server may take to answer when there is nothing new
const AGAIN = 3000; // milliseconds

/** A new one; its id. */
export async function make(plan: Plan): Promise<string> {
  await me(settings.language);
  return (await ask<NewTournament>("POST", "api/tournaments", plan)).id;
}

export async function wish(id: string, what: "join" | "leave" | "begin" | "end"): Promise<TournamentInfo> {
  await me(settings.language);
  return ask<TournamentInfo>("POST", `api/tournaments/${encodeURIComponent(id)}`, { do: what });
}

export async function mine(): Promise<ListedTournament[]> {
  return secret() === null ? [] : ask("GET", "api/me/tournaments");
}

/** Be told of everything that changes, until the returned function is called. What is refused is told once. */
export function watch(id: string, tell: (news: TournamentInfo) => void, refused: (why: Refusal) => void): () => void {
  let on = true;
  void (async () => {
    for (let seen = 0; on; ) {
      try {
        const path = `api/tournaments/${encodeURIComponent(id)}?seen=${seen}&wait=${seen === 0 ? 0 : WAIT}`;
        const news = await ask<TournamentInfo>("GET", path);
        if (!on) return;
        tell(news);
        // A table has no code before it is open, which is a moment after the round is paired.
        const opening = news.phase === "playing" && news.mine === null && news.next_at === null;
        seen = opening ? 0 : news.version;
        if (opening) await new Promise((resolve) => setTimeout(resolve, AGAIN / 3));
      } catch (error) {
        if (!on) return;
        if (error instanceof Refused && error.refusal.code === "no_such_tournament") return refused(error.refusal);
        seen = 0;
        await new Promise((resolve) => setTimeout(resolve, AGAIN));
      }
    }
  })();
  return () => {
    on = false;
  };
}
