/**
 * Cards that fly: a picture of where they came from, taken before the table changes, and a short animation
 * of the real cards after it. Nothing waits for it, and nothing depends on it.
 */
import type { Action } from "svelte/action";

const places = new Map<string, HTMLElement>();

/** `use:place={"cell:0:b2"}`: cards can fly from and to this element. */
export const place: Action<HTMLElement, string | null> = (element, name) => {
  let current = name;
  const put = (next: string | null) => {
    if (current !== null && places.get(current) === element) places.delete(current);
    if (next !== null) places.set(next, element);
    current = next;
  };
  put(name);
  return { update: put, destroy: () => put(null) };
};

export interface Spotted {
  rect: DOMRect;
  element: HTMLElement;
}

/** Where a place is now; null if it is not shown. */
export function spotted(name: string): Spotted | null {
  const element = places.get(name);
  if (!element?.isConnected) return null;
  const rect = element.getBoundingClientRect();
  return rect.width > 0 ? { rect, element } : null;
}

const EASE = "cubic-bezier(.2,.7,.25,1)";

/** Let the card that lies at a place now come from where it was. */
export function flyIn(to: string, from: DOMRect, duration: number, delay = 0): void {
  const target = spotted(to);
  if (!target || duration === 0) return;
  const { rect, element } = target;
  const begin = `translate(${from.left - rect.left}px, ${from.top - rect.top}px) scale(${from.width / rect.width})`;
  element.classList.add("flying");
  const flight = element.animate(
    [
      { transform: begin, transformOrigin: "0 0" },
      { transform: "none", transformOrigin: "0 0" },
    ],
    { duration, delay, easing: EASE, fill: "backwards" },
  );
  const landed = () => element.classList.remove("flying");
  flight.finished.then(landed, landed);
}

/** A picture of a card that is gone from its place flies away from there. */
export function flyAway(picture: HTMLElement, from: DOMRect, to: DOMRect, duration: number, delay = 0): void {
  if (duration === 0) return;
  picture.classList.add("ghost");
  picture.setAttribute("aria-hidden", "true");
  Object.assign(picture.style, {
    position: "fixed",
    left: `${from.left}px`,
    top: `${from.top}px`,
    width: `${from.width}px`,
    height: `${from.height}px`,
    margin: "0",
    zIndex: "70",
    pointerEvents: "none",
  });
  document.body.append(picture);
  const end = `translate(${to.left - from.left}px, ${to.top - from.top}px) scale(${to.width / from.width})`;
  const flight = picture.animate(
    [
      { transform: "none", transformOrigin: "0 0", opacity: 1 },
      { transform: end, transformOrigin: "0 0", opacity: 1, offset: 0.85 },
      { transform: end, transformOrigin: "0 0", opacity: 0 },
    ],
    { duration, delay, easing: EASE, fill: "both" },
  );
  const landed = () => picture.remove();
  flight.finished.then(landed, landed);
}

/** A card is turned over where it lies. */
export function turnOver(at: string, duration: number, delay = 0): void {
  const target = spotted(at);
  if (!target || duration === 0) return;
  target.element.animate([{ transform: "scaleX(0.05)" }, { transform: "none" }], {
    duration,
    delay,
    easing: "ease-out",
    fill: "backwards",
  });
}

/** Something happened with a whole pile. */
export function shake(at: string, duration: number): void {
  if (duration === 0) return;
  spotted(at)?.element.animate(
    [0, -5, 5, -3, 0].map((angle) => ({ transform: `rotate(${angle}deg)` })),
    { duration: duration * 1.5 },
  );
}

/** A copy of what is seen at a place, to fly away. */
export function pictureOf(seen: Spotted): HTMLElement {
  return seen.element.cloneNode(true) as HTMLElement;
}
