import { firstSpot } from "./focus";

/** Arrow keys: from one spot of the table to the next in that direction, as the eye sees it. */

const DIRECTIONS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Moves the focus within `area`; whether the key was one of ours. */
export function tour(area: HTMLElement, key: string): boolean {
  const direction = DIRECTIONS[key];
  if (!direction) return false;
  const stops = [...area.querySelectorAll<HTMLElement>("button[data-spot]")].filter((stop) => stop.offsetParent !== null);
  const here = stops.find((stop) => stop === document.activeElement);
  const next = here ? nearest(here, stops, direction) : firstSpot(area);
  next?.focus();
  return true;
}

function nearest(here: HTMLElement, stops: HTMLElement[], [dx, dy]: [number, number]): HTMLElement | undefined {
  const [x, y] = centre(here);
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const stop of stops) {
    if (stop === here) continue;
    const [sx, sy] = centre(stop);
    const along = (sx - x) * dx + (sy - y) * dy;
    const aside = Math.abs((sx - x) * dy) + Math.abs((sy - y) * dx);
    if (along < 4) continue;
    const distance = along + 2.5 * aside;
    if (distance < least) [best, least] = [stop, distance];
  }
  return best;
}

function centre(element: HTMLElement): [number, number] {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}
