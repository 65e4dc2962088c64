/**
 * From taps to moves: what is selected, and where it can go.
 *
 * It is given the legal moves of one seat. A tap on a source selects it, a tap on a target plays, a second
 * tap on a source with a single target plays that. An attempt that is not legal is sent all the same: the
 * server says why not, and nothing else knows the rules.
 */
import { moveBetween, wayOf, type Spot, type Way } from "./notation";
import type { GameName } from "../lib/protocol";

export interface Given {
  game: GameName;
  moves: string[];
  /** a Skyjo card was drawn and waits */
  holding: boolean;
  /** spots that a hint or a lesson points at */
  advised?: Spot[];
}

export class MoveInput {
  #selected = $state<Spot | null>(null);
  #given: () => Given;
  #play: (move: string) => void;

  constructor(given: () => Given, play: (move: string) => void) {
    this.#given = given;
    this.#play = play;
  }

  readonly ways = $derived.by((): Way[] => {
    const { game, moves } = this.#given();
    return moves.map((move) => wayOf(game, move));
  });

  /** Where something can begin. */
  readonly sources = $derived.by(
    () => new Set(this.ways.flatMap((way) => (way.source === null ? [] : [way.source]))),
  );

  /** The spot that is selected; a drawn card selects itself, as there is nothing else to begin with. */
  readonly selected = $derived.by((): Spot | null => {
    if (this.#selected !== null && this.sources.has(this.#selected)) return this.#selected;
    return this.#given().holding && this.sources.has("drawn") ? "drawn" : null;
  });

  /** Where the selected card can go, and by which move. */
  readonly targets = $derived.by((): Map<Spot, string> => {
    const found = new Map<Spot, string>();
    for (const way of this.ways) {
      if (way.source === this.selected && way.target !== null) found.set(way.target, way.move);
    }
    return found;
  });

  readonly advised = $derived.by(() => new Set(this.#given().advised ?? []));

  /** Moves that have no place on the table. */
  readonly buttons = $derived.by(() => this.ways.filter((way) => way.source === null).map((way) => way.move));

  tap(spot: Spot): void {
    const move = this.targets.get(spot);
    if (move !== undefined) this.#make(move);
    else if (spot === this.selected) this.#again(spot);
    else if (this.sources.has(spot)) this.#choose(spot);
    else this.#attempt(spot);
  }

  /** Begin a drag: the card is selected while it is in the air. */
  lift(spot: Spot): boolean {
    if (!this.sources.has(spot)) return false;
    this.#selected = spot;
    return true;
  }

  /** End a drag over a spot. */
  drop(spot: Spot): void {
    const source = this.selected;
    if (source === null || spot === source) return;
    const move = this.targets.get(spot);
    if (move !== undefined) this.#make(move);
    else if (source === "drawn" && this.sources.has(spot)) this.#selected = spot;
    else this.#attempt(spot);
  }

  clear(): void {
    this.#selected = null;
  }

  #choose(spot: Spot): void {
    const alone = this.ways.find((way) => way.source === spot && way.target === null);
    if (alone) this.#make(alone.move);
    else this.#selected = spot;
  }

  #again(spot: Spot): void {
    const [only, ...more] = this.targets.values();
    if (only !== undefined && more.length === 0) this.#make(only);
    else if (spot === this.#selected) this.#selected = null;
  }

  #attempt(spot: Spot): void {
    const { game, holding } = this.#given();
    const move =
      this.selected === null
        ? moveBetween(game, spot, null, holding)
        : (moveBetween(game, this.selected, spot, holding) ?? moveBetween(game, spot, null, holding));
    if (move !== null) this.#make(move);
    else this.#selected = null;
  }

  #make(move: string): void {
    this.#selected = null;
    this.#play(move);
  }
}
