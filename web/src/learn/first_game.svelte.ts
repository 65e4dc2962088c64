/** Whether somebody plays a game for the first time on this device: then a lesson is offered, once. */
import type { GameName } from "../lib/protocol";
import { keep, kept } from "../lib/storage";

class FirstGame {
  /** the game whose lesson is offered now */
  offered = $state<GameName | null>(null);
  /** Somebody has moved instead. The offer's room stays, so that no card moves under a finger. */
  past = $state(false);

  /** Somebody begins a game against bots: newcomers do. Who was invited has friends to ask. */
  begins(game: GameName): void {
    const known = kept<GameName[]>("known") ?? [];
    if (known.includes(game)) return;
    keep("known", [...known, game]);
    this.offered = game;
    this.past = false;
  }

  done(): void {
    this.offered = null;
  }
}

export const firstGame = new FirstGame();
