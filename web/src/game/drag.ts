/** Drag and drop with pointers, mouse and touch alike: the card of a spot is lifted, and let go over another one. */
import type { Action } from "svelte/action";

import type { MoveInput } from "./move_input.svelte";

const SLACK = 8; // pixels: less is a tap

interface Drag {
  input: MoveInput;
  spot: string;
}

/** `use:draggable={{ input, spot }}`; the spot under the pointer at the end says `data-spot`. */
export const draggable: Action<HTMLElement, Drag> = (element, given) => {
  let drag = given;
  let start: { x: number; y: number; pointer: number } | null = null;
  let lifted = false;
  /** Of a pile it is the card on top that moves: the pile and its number stay. */
  const card = () => element.querySelector<HTMLElement>("[data-place]") ?? element;
  let following = new AbortController();

  function down(event: PointerEvent): void {
    if (event.button !== 0) return;
    lay();
    start = { x: event.clientX, y: event.clientY, pointer: event.pointerId };
    lifted = false;
    following = new AbortController();
    // Of the window: a quick hand has left the card before it is lifted, and may let go over anything.
    const { signal } = following;
    addEventListener("pointermove", move, { signal });
    addEventListener("pointerup", up, { signal });
    addEventListener("pointercancel", up, { signal });
  }

  function move(event: PointerEvent): void {
    if (start?.pointer !== event.pointerId) return;
    if (event.buttons === 0) return lay(); // let go outside of the window: this is no drag any more
    const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
    if (!lifted) {
      if (Math.hypot(dx, dy) < SLACK || !drag.input.lift(drag.spot)) return;
      lifted = true;
      element.setPointerCapture(event.pointerId);
      element.toggleAttribute("data-lifted", true); // no class: Svelte writes those anew
    }
    card().style.translate = `${dx}px ${dy}px`;
    event.preventDefault();
  }

  function up(event: PointerEvent): void {
    if (start?.pointer !== event.pointerId) return;
    lay();
    if (!lifted) return;
    element.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => element.removeEventListener("click", swallow, { capture: true }), 50);
    if (event.type === "pointerup") letGo(event);
    else drag.input.clear();
  }

  /** The card is where it belongs again. */
  function lay(): void {
    following.abort();
    start = null;
    element.toggleAttribute("data-lifted", false);
    card().style.translate = "";
  }

  function letGo(event: PointerEvent): void {
    element.style.pointerEvents = "none";
    const under = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-spot]");
    element.style.pointerEvents = "";
    const spot = under?.dataset["spot"];
    if (spot === undefined) drag.input.clear();
    else drag.input.drop(spot);
  }

  const swallow = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };

  /** A card is not thrown: the browser would take the next tap for a finger that stops what it has set in motion. */
  const hold = (event: TouchEvent) => {
    if (lifted && event.cancelable) event.preventDefault();
  };

  element.addEventListener("pointerdown", down);
  element.addEventListener("touchmove", hold, { passive: false });
  element.addEventListener("touchend", hold, { passive: false });
  return {
    update: (next) => (drag = next),
    destroy: () => {
      following.abort();
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("touchmove", hold);
      element.removeEventListener("touchend", hold);
    },
  };
};
