/** From a result to what comes next. */
import { unitOf } from "../game/catalogue.svelte";
import type { TableInfo } from "../lib/protocol";
import { table } from "../lib/table.svelte";
import { listed, say } from "../lib/words.svelte";

/** The id of what going on is called; null: this is not up to whoever looks on. */
export function mayGoOn(info: TableInfo): string | null {
  const { match, settings, tournament } = info;
  if (!takesPart(info)) return table.again ? "result-come-along" : null;
  if (match?.winners && tournament) return null;
  return match?.winners ? "result-rematch" : `sheet-next-${unitOf(settings.game)}`;
}

export async function goOn(info: TableInfo): Promise<void> {
  if (!info.match?.winners) return void table.ask({ type: "next" });
  if (!table.again && (await table.ask({ type: "rematch" }))) return;
  if (!table.again) return; // else somebody else was quicker
  table.understood();
  table.comeAlong();
  const agreed = JSON.stringify(table.info?.settings) === JSON.stringify(info.settings);
  if (agreed && table.info?.phase === "gathering" && takesPart(table.info)) void table.ask({ type: "ready" });
}

export function takesPart({ seats }: TableInfo): boolean {
  const me = table.person?.id ?? "";
  return seats.some((seat) => seat.owner === me || seat.person?.id === me);
}

/** Who wants to play again, in a sentence; null: nobody has said so. */
export function whoGoesOn(): string | null {
  if (!table.again) return null;
  const names = table.again.seats.flatMap(({ person, ready }) => (person && ready && person.id !== table.person?.id ? [person.name] : []));
  return say("result-again", { count: names.length, names: listed(names) });
}
