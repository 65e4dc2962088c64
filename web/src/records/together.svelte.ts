/**
 * A replay that people of one table look at together: whoever leads is followed.
 *
 * The table passes on where the leader is, and keeps nothing. So a leader says it again every few seconds, for those
 * who come later; one who is silent for longer leads no more.
 */
import { tick } from "svelte";

import { Connection } from "../lib/connection";
import { keepSecret, secret } from "../lib/identity";
import type { FromServer, PersonInfo, Shown, TableInfo } from "../lib/protocol";
import { settings } from "../lib/settings.svelte";
import { LAPSE, socket } from "../lib/table.svelte";

export interface Spot {
  game: number;
  move: number;
}

const AGAIN = 4_000; // milliseconds
const PAUSE = 400; // between two steps that are shown

export class Together {
  /** There are others at the table, and it is their match. */
  possible = $state(false);
  leading = $state(false);
  /** Somebody else who leads. */
  leader = $state.raw<PersonInfo | null>(null);
  following = $state(true);
  #me: string | null = null;
  #lead = Math.random().toString(36).slice(2, 12);
  #shown: Spot | null = null; // by the leader
  #going = 0; // after the leader
  #own: Spot | null = null;
  #sent = 0;
  #next: ReturnType<typeof setTimeout> | null = null;
  #lapse: ReturnType<typeof setTimeout> | null = null;
  #connection: Connection;

  /** `go` shows a spot of the match. */
  constructor(
    private readonly record: string,
    code: string,
    private readonly go: (spot: Spot) => Promise<void>,
  ) {
    const listener = {
      onState: () => undefined,
      onMessage: (message: FromServer) => this.#receive(message),
      onPerson: (person: PersonInfo, given: string | null) => {
        this.#me = person.id;
        keepSecret(given);
      },
    };
    this.#connection = new Connection(listener, { connect: socket, secret, language: () => settings.language });
    this.#connection.open(code).catch(() => undefined); // then one looks alone
  }

  /** Let the others follow. */
  take(): void {
    this.leading = true;
    this.leader = null;
    this.#tell();
  }

  release(): void {
    if (!this.leading) return;
    this.leading = false;
    this.#send({ game: this.#own?.game ?? 0, move: null });
  }

  follow(): void {
    this.following = true;
    if (this.#shown) this.#goTo(this.#shown);
  }

  wander(): void {
    this.following = false;
  }

  /** This page shows another spot now. Who steps by oneself no longer follows. */
  at(spot: Spot): void {
    this.#own = spot;
    if (this.leading) this.#tellSoon();
    else if (this.leader && this.#going === 0 && (spot.game !== this.#shown?.game || spot.move !== this.#shown.move)) this.following = false;
  }

  close(): void {
    this.release();
    if (this.#next !== null) clearTimeout(this.#next);
    if (this.#lapse !== null) clearTimeout(this.#lapse);
    this.#connection.stop();
  }

  #receive(message: FromServer): void {
    if (message.type === "snapshot" || message.type === "presence") this.#look(message.table);
    else if (message.type === "update" && message.table) this.#look(message.table);
    else if (message.type === "shown" && message.lead !== this.#lead) this.#led(message);
  }

  #look({ phase, match, seats, others }: TableInfo): void {
    const people = [...seats.map(({ owner }) => owner), ...others.map(({ id }) => id)];
    this.possible = phase === "over" && match?.record === this.record && people.some((person) => person !== null && person !== this.#me);
    if (!this.possible) this.leading = false;
  }

  #led({ person, game, move }: Shown): void {
    if (!this.possible) return;
    if (this.#lapse !== null) clearTimeout(this.#lapse);
    if (move === null) {
      if (this.leader?.id === person.id) this.#leaderless();
      return;
    }
    this.leading = false;
    if (this.leader?.id !== person.id) this.following = true;
    this.leader = person;
    this.#shown = { game, move };
    this.#lapse = setTimeout(() => this.#leaderless(), LAPSE);
    if (this.following) this.#goTo(this.#shown);
  }

  #leaderless(): void {
    this.leader = this.#shown = null;
  }

  #goTo(spot: Spot): void {
    this.#going += 1;
    void this.go(spot)
      .then(tick)
      .finally(() => (this.#going -= 1));
  }

  #tellSoon(): void {
    if (this.#next !== null) clearTimeout(this.#next);
    this.#next = setTimeout(() => this.#tell(), Math.max(0, this.#sent + PAUSE - Date.now()));
  }

  #tell(): void {
    if (this.#next !== null) clearTimeout(this.#next);
    if (!this.leading) return;
    if (this.#own) this.#send(this.#own);
    this.#next = setTimeout(() => this.#tell(), AGAIN);
  }

  #send(spot: { game: number; move: number | null }): void {
    this.#sent = Date.now();
    this.#connection.ask({ type: "show", lead: this.#lead, ...spot }).catch(() => undefined); // it is said again anyway
  }
}
