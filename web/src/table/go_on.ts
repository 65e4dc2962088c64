/** From a result to what comes next. */
import { unitOf } from "../game/catalogue.svelte";
import type { TableInfo } from "../lib/protocol";
import { table } from "../lib/table.svelte";

/** The id of what going on is called; null: this is not up to whoever looks on. */
export function mayGoOn({ seats, match, settings, tournament }: TableInfo): string | null {
  const me = table.person?.id ?? "";
  if (!seats.some((seat) => seat.owner === me || seat.person?.id === me)) return null;
  if (match?.winners && tournament) return null;
  return match?.winners ? "result-rematch" : `sheet-next-${unitOf(settings.game)}`;
}

export function goOn({ match }: TableInfo): void {
  void table.ask({ type: match?.winners ? "rematch" : "next" });
}
