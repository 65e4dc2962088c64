/** Which cards fly when something happens: a game says it for each of its events, in flights between places. */
import type { Happened, View } from "../lib/protocol";
import { settings } from "../lib/settings.svelte";
import type { Stage } from "../lib/table.svelte";
import type { GameClient } from "./client";
import { flyAway, flyIn, launch, pictureOf, spotted, turnOver, type Flight } from "./flights";

/** Made of the old picture; called with the new one, it says what flies. */
export type Animation = () => Flight[];

/** Looks at the old picture; what it returns lets the cards fly over the new one. */
export function animate({ animations }: GameClient, { events }: Happened): (() => void) | null {
  const duration = settings.flight;
  if (duration === 0 || document.hidden) return null;
  const all = events.flatMap((event) => animations(event, duration));
  return all.length === 0 ? null : () => launch(all.flatMap((each) => each()));
}

/** What happens at once, one after the other, if cards fly at all. */
export function inStages({ stages }: GameClient, before: View, after: View, { events }: Happened): Stage[] {
  const duration = settings.flight;
  if (duration === 0 || document.hidden || !stages) return [];
  return stages(before, after, events).map(({ pause, ...stage }) => ({ ...stage, wait: pause * duration }));
}

/** What lies at `to` afterwards comes from where `from` is now. */
export function come(from: string, to: string, duration: number, delay = 0): Animation[] {
  const seen = spotted(from);
  return seen ? [() => flyIn(to, seen.rect, duration, delay)] : [];
}

/** What lies at `from` now goes to where `to` is, and is gone. */
export function go(from: string, to: string, duration: number, delay = 0): Animation[] {
  const seen = spotted(from);
  const goal = spotted(to);
  if (!seen || !goal) return [];
  const picture = pictureOf(seen);
  return [() => [flyAway(picture, seen.rect, goal.rect, duration, delay)]];
}

/** What lies at a place is turned over there. */
export function turn(at: string, duration: number, delay = 0): Animation[] {
  const seen = spotted(at);
  const old = seen && { picture: pictureOf(seen), rect: seen.rect };
  return [() => turnOver(at, duration, old, delay)];
}

/** The places that the last move touched, so that they can be marked. */
export function lastMove({ touched }: GameClient, told: Happened[]): Set<string> {
  const last = told.findLast((each) => each.what === "moved");
  return new Set((last?.events ?? []).flatMap((event) => touched(event)));
}
