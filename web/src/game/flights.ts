/**
 * Cards that fly: a picture of where they came from, taken before the table changes, and a short animation
 * of the real cards after it. Nothing waits for it, and nothing depends on it.
 *
 * Cards move by transform and opacity alone: each is drawn once and then moved by the compositor, without
 * script, style or layout for a frame. All flights of one happening are measured before the first begins, and
 * begin and end together: a card waits for its turn, and for the others, inside of its animation.
 */
import type { Action } from "svelte/action";

import { air } from "./air.svelte";

const places = new Map<string, HTMLElement>();

/** `use:place={"cell:0:b2"}`: cards can fly from and to this element. */
export const place: Action<HTMLElement, string | null> = (element, name) => {
  let current = name;
  const put = (next: string | null) => {
    if (current !== null && places.get(current) === element) places.delete(current);
    if (next !== null) places.set(next, element);
    if (next === null) element.removeAttribute("data-place");
    else element.dataset["place"] = next;
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

/** A flight that was measured: what moves, how, and when. */
export interface Flight {
  element: Element;
  frames: Keyframe[];
  duration: number;
  delay?: number;
  easing?: string;
  begins?(animation: Animation): void;
  landed?(animation: Animation): void;
}

/** Let them begin. */
export function launch(flights: Flight[]): void {
  if (flights.length === 0) return;
  const whole = Math.max(...flights.map(({ duration, delay = 0 }) => delay + duration));
  const flying = flights.map((flight) => {
    const animation = flight.element.animate(within(flight, whole), { duration: whole, fill: "both" });
    flight.begins?.(animation);
    return { animation, flight };
  });
  const landed = Promise.allSettled(flying.map(({ animation }) => animation.finished)).then(() => {
    for (const { animation, flight } of flying) {
      animation.cancel(); // it only held the card where it is at home
      flight.landed?.(animation);
    }
  });
  air.follow(landed);
}

/** The frames of a flight that is a part of something longer. */
function within({ frames, duration, delay = 0, easing = "linear" }: Flight, whole: number): Keyframe[] {
  const at = (part: number) => Math.min(1, (delay + part * duration) / whole);
  const last = frames.length - 1;
  const flown = frames.map((frame, nth) => ({ ...frame, easing, offset: at(frame.offset ?? nth / last) }));
  return [{ ...flown[0], offset: 0 }, ...flown, { ...flown[last], offset: 1 }];
}

const EASE = "cubic-bezier(.2,.7,.25,1)";

/** From one rectangle to another, about the middle of the first. */
function towards(from: DOMRect, to: DOMRect): string {
  const across = to.left + to.width / 2 - from.left - from.width / 2;
  const down = to.top + to.height / 2 - from.top - from.height / 2;
  return `translate(${across}px, ${down}px) scale(${to.width / from.width})`;
}

/** The last flight to each place: a card that has to fly on is not down yet. */
const arriving = new WeakMap<Element, Animation>();

/** The card that lies at a place now comes from where it was. */
export function flyIn(to: string, from: DOMRect, duration: number, delay = 0): Flight[] {
  const target = spotted(to);
  if (!target) return [];
  const { rect, element } = target;
  return [
    {
      element,
      frames: [{ transform: towards(rect, from) }, { transform: "none" }],
      duration,
      delay,
      easing: EASE,
      begins: (animation) => {
        arriving.set(element, animation);
        element.toggleAttribute("data-flying", true);
      },
      landed: (animation) => {
        if (arriving.get(element) === animation) element.toggleAttribute("data-flying", false);
      },
    },
  ];
}

/** A picture of a card that is gone from its place flies away from there. */
export function flyAway(picture: HTMLElement, from: DOMRect, to: DOMRect, duration: number, delay = 0): Flight {
  const end = towards(from, to);
  return {
    element: picture,
    frames: [
      { transform: "none", opacity: 1 },
      { transform: end, opacity: 1, offset: 0.7 },
      { transform: end, opacity: 0 },
    ],
    duration,
    delay,
    easing: EASE,
    begins: () => hang(picture, from),
    landed: () => picture.remove(),
  };
}

/** A picture where the card was, on the felt: what lies above the table lies above this too. */
function hang(picture: HTMLElement, from: DOMRect): void {
  const felt = document.querySelector(".felt") ?? document.body;
  const { left, top } = felt.getBoundingClientRect();
  for (const mark of ["data-place", "data-flying"]) picture.removeAttribute(mark);
  picture.setAttribute("aria-hidden", "true");
  Object.assign(picture.style, {
    position: "absolute",
    left: `${from.left - left + felt.scrollLeft}px`,
    top: `${from.top - top + felt.scrollTop}px`,
    width: `${from.width}px`,
    height: `${from.height}px`,
    margin: "0",
    zIndex: "70",
    pointerEvents: "none",
  });
  felt.append(picture);
}

/** A card is turned over where it lies: what was seen of it (`old`) turns away, then its other side turns up. */
export function turnOver(at: string, duration: number, old: { picture: HTMLElement; rect: DOMRect } | null = null, delay = 0): Flight[] {
  const edge = { transform: "scaleX(0)" };
  const up = inPlace(at, { frames: [edge, { ...edge, offset: 0.45 }, { transform: "none" }], duration, delay, easing: "ease-out" });
  if (!old || up.length === 0) return up;
  const { picture, rect } = old;
  const frames = [{ transform: "none" }, { ...edge, offset: 0.45 }, edge];
  const begins = () => hang(picture, rect);
  return [...up, { element: picture, frames, duration, delay, easing: "ease-in", begins, landed: () => picture.remove() }];
}

/** Something happened with a whole pile. */
export function shake(at: string, duration: number): Flight[] {
  const frames = [0, -5, 5, -3, 0].map((angle) => ({ transform: `rotate(${angle}deg)` }));
  return inPlace(at, { frames, duration: duration * 1.5 });
}

/** What lies at the place moves, not the place itself: it may be on its way. */
function inPlace(at: string, how: Omit<Flight, "element">): Flight[] {
  const element = spotted(at)?.element.firstElementChild;
  return element ? [{ element, ...how }] : [];
}

/** A copy of what is seen at a place, to fly away. */
export function pictureOf(seen: Spotted): HTMLElement {
  return seen.element.cloneNode(true) as HTMLElement;
}
