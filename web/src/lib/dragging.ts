/** Drag and drop with pointers, mouse and touch alike: a spot is lifted, and let go over another one. */
import type { Action } from "svelte/action";

import type { Choosing } from "./choosing.svelte";

const SLACK = 8; // pixels: less is a tap

interface Drag {
  choosing: Choosing;
  spot: string;
}

/** `use:draggable={{ choosing, spot }}`; the spot under the pointer at the end says `data-spot`. */
export const draggable: Action<HTMLElement, Drag> = (element, given) => {
  let drag = given;
  let start: { x: number; y: number; pointer: number } | null = null;
  let lifted = false;

  function down(event: PointerEvent): void {
    if (event.button !== 0) return;
    start = { x: event.clientX, y: event.clientY, pointer: event.pointerId };
    lifted = false;
  }

  function move(event: PointerEvent): void {
    if (start?.pointer !== event.pointerId) return;
    if (event.buttons === 0) {
      start = null; // let go over something else that had come under it: this is no drag any more
      return;
    }
    const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
    if (!lifted) {
      if (Math.hypot(dx, dy) < SLACK || !drag.choosing.lift(drag.spot)) return;
      lifted = true;
      element.setPointerCapture(event.pointerId);
      element.classList.add("lifted");
    }
    element.style.translate = `${dx}px ${dy}px`;
    event.preventDefault();
  }

  function up(event: PointerEvent): void {
    if (start?.pointer !== event.pointerId) return;
    start = null;
    if (!lifted) return;
    element.classList.remove("lifted");
    element.style.translate = "";
    element.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => element.removeEventListener("click", swallow, { capture: true }), 50);
    if (event.type === "pointerup") letGo(event);
  }

  function letGo(event: PointerEvent): void {
    element.style.pointerEvents = "none";
    const under = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-spot]");
    element.style.pointerEvents = "";
    const spot = under?.dataset["spot"];
    if (spot === undefined) drag.choosing.clear();
    else drag.choosing.drop(spot);
  }

  const swallow = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };

  element.addEventListener("pointerdown", down);
  element.addEventListener("pointermove", move);
  element.addEventListener("pointerup", up);
  element.addEventListener("pointercancel", up);
  return {
    update: (next) => (drag = next),
    destroy: () => {
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("pointermove", move);
      element.removeEventListener("pointerup", up);
      element.removeEventListener("pointercancel", up);
    },
  };
};
