/** Who I am, as the server knows me: name, colour, recovery phrase, and being forgotten. */
import { ask } from "../lib/api";
import type { AboutMe, MeAndSecret, NewSecret, Phrase } from "../lib/http";
import { keepSecret, me as arrive, secret } from "../lib/identity";
import { keep } from "../lib/storage";
import { NotConnected } from "../lib/connection";
import type { Colour, Language, PersonInfo } from "../lib/protocol";
import { settings } from "../lib/settings.svelte";
import { table } from "../lib/table.svelte";

export const COLOURS: readonly Colour[] = ["red", "orange", "yellow", "green", "teal", "blue", "violet", "pink"];

class Myself {
  #known = $state.raw<PersonInfo | null>(null);

  /** Null: nobody yet, or not asked for yet. */
  get person(): PersonInfo | null {
    return this.#known ?? table.person;
  }

  /** Look me up if this device is somebody; a visit alone makes nobody. */
  async look(): Promise<void> {
    if (this.person === null && secret() !== null) this.#take(await arrive(settings.language));
  }

  /** Rejects with `Refused` or `NotConnected`. */
  async change(about: AboutMe): Promise<void> {
    await arrive(settings.language);
    this.#take(await ask<PersonInfo>("PATCH", "api/me", about));
  }

  /** The server speaks to me in a language, too: in recovery phrases, for one. */
  async speaks(language: Language): Promise<void> {
    if (secret() !== null) await this.change({ language }).catch(() => undefined);
  }

  /** A new phrase; the one before is worth nothing then. */
  async phrase(): Promise<string> {
    await arrive(settings.language);
    return (await ask<Phrase>("POST", "api/me/phrase")).phrase;
  }

  /** Be somebody again on this device. */
  async recover(phrase: string): Promise<void> {
    const { secret: given } = await ask<MeAndSecret>("POST", "api/me/recover", { phrase });
    keepSecret(given);
  }

  /** Only this device is mine from now on. */
  async forgetOtherDevices(): Promise<void> {
    keepSecret((await ask<NewSecret>("POST", "api/me/forget-other-devices")).secret);
  }

  /** Nobody is known by this device afterwards. */
  async forgetMe(): Promise<void> {
    const answer = await fetch("api/me", { method: "DELETE" }).catch(() => null);
    if (!answer?.ok) throw new NotConnected();
    keep("secret", null);
  }

  #take(person: PersonInfo): void {
    this.#known = person;
    if (table.person) table.person = person;
  }
}

export const myself = new Myself();
