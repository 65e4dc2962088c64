/** Who plays with keys must never lose their place: what had the focus may be taken away by what happens. */

/** Where the keys begin: a spot with which something can be done, if there is one. */
export const firstSpot = (area: ParentNode): HTMLElement | null =>
  area.querySelector<HTMLElement>("button.source") ?? area.querySelector<HTMLElement>("button[data-spot]");

/** While `area` is there, the focus of what vanishes goes to a spot of the table. What is returned ends that. */
export function rescueFocus(area: HTMLElement): () => void {
  let last = document.activeElement; // it may have been given before
  let waiting = 0;
  const remember = () => (last = document.activeElement);
  const look = () => {
    if (last === null || last.isConnected || document.activeElement !== document.body || waiting !== 0) return;
    // Whoever took it away may know a better place: a neighbour, a sheet that has come.
    waiting = requestAnimationFrame(() => {
      waiting = 0;
      if (document.activeElement !== document.body) return;
      last = null;
      firstSpot(area)?.focus();
    });
  };
  const watch = new MutationObserver(look);
  watch.observe(document.body, { childList: true, subtree: true });
  document.addEventListener("focusin", remember);
  return () => {
    cancelAnimationFrame(waiting);
    watch.disconnect();
    document.removeEventListener("focusin", remember);
  };
}
