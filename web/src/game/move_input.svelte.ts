/**
 * From taps to moves: what is selected, and where it can go.
 *
 * It is given the legal moves of one seat. A tap on a source selects it, a tap on a target plays, a second
 * tap on a source with a single target plays that. An attempt that is not legal is sent all the same: the
 * server says why not, and nothing else knows the rules.
 */
import type { Own } from "../lib/protocol";
import type { Moves, Spot, Way } from "./client";

export interface Given {
  moves: Moves;
  /** null: nothing can be done */
  own: Own | null;
  /** spots that a hint or a lesson points at */
  advised?: Spot[];
}

export function wayOf(moves: Moves, move: string): Way {
  return { move, ...(moves.way(move) ?? { source: null, target: null }) };
}

/** The spots of a move, to be pointed at. */
export function spotsOf(moves: Moves, move: string): Spot[] {
  const { source, target } = wayOf(moves, move);
  return [source, target].filter((spot) => spot !== null);
}

export class MoveInput {
  #selected = $state<Spot | null>(null);
  #given: () => Given;
  readonly play: (move: string) => unknown;

  /** `play` answers `false`, at once or later, if the move was not made. */
  constructor(given: () => Given, play: (move: string) => unknown) {
    this.#given = given;
    this.play = play;
  }

  readonly ways = $derived.by((): Way[] => {
    const { moves, own } = this.#given();
    return (own?.legal_moves ?? []).map((move) => wayOf(moves, move));
  });

  /** Where something can begin. */
  readonly sources = $derived.by(
    () => new Set(this.ways.flatMap((way) => (way.source === null ? [] : [way.source]))),
  );

  /** The spot that is selected without a tap. */
  readonly #automatic = $derived.by((): Spot | null => {
    const { moves, own } = this.#given();
    const spot = own && moves.begins ? moves.begins(own) : null;
    return spot !== null && this.sources.has(spot) ? spot : null;
  });

  readonly selected = $derived.by((): Spot | null =>
    this.#selected !== null && this.sources.has(this.#selected) ? this.#selected : this.#automatic,
  );

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
    if (move !== undefined) void this.#make(move);
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
    if (move !== undefined) void this.#make(move);
    else if (source === this.#automatic && this.sources.has(spot)) this.#selected = spot;
    else this.#attempt(spot);
  }

  clear(): void {
    this.#selected = null;
  }

  #choose(spot: Spot): void {
    const alone = this.ways.find((way) => way.source === spot && way.target === null);
    if (alone) void this.#make(alone.move);
    else this.#selected = spot;
  }

  #again(spot: Spot): void {
    const [only, ...more] = this.targets.values();
    if (only !== undefined && more.length === 0) void this.#make(only);
    else if (spot === this.#selected) this.#selected = null;
  }

  #attempt(spot: Spot): void {
    const { moves, own } = this.#given();
    if (own === null) return;
    const alone = () => moves.between(spot, null, own);
    const move = this.selected === null ? alone() : (moves.between(this.selected, spot, own) ?? alone());
    if (move !== null) void this.#make(move, this.#selected);
    else this.#selected = null;
  }

  /** A move that is not made leaves the choice as it was: else the next tap would mean another move. */
  async #make(move: string, meanwhile: Spot | null = null): Promise<void> {
    const chosen = this.#selected;
    this.#selected = meanwhile;
    const made = (await this.play(move)) !== false;
    if (this.#selected === meanwhile) this.#selected = made ? null : chosen;
  }
}
