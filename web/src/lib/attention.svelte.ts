/** What a tab says of itself while somebody looks elsewhere, and what a table that was left leaves behind. */

class Attention {
  /** It is this person's turn somewhere: the tab's title and icon say so. */
  turn = $state(false);
  /** What is open, if it has a name of its own. */
  title = $state<string | null>(null);
  /** The table that was left a moment ago, with a match going on; `alone`: with bots only. */
  left = $state.raw<{ id: string; alone: boolean } | null>(null);
}

export const attention = new Attention();

const ICON = "icon.svg";
const TURN_ICON = "icon-turn.svg";

export function showIcon(turn: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link) link.href = turn ? TURN_ICON : ICON;
}
