/** Who this device is: a cookie that no script can read, and a secret to fall back on. */
import { ask } from "./api";
import { isSentAway, Refused } from "./connection";
import { kept, keep } from "./storage";
import type { MeAndSecret } from "./http";
import type { Language, PersonInfo } from "./protocol";

const KEY = "secret";

export function secret(): string | null {
  return kept<string>(KEY);
}

export function keepSecret(given: string | null): void {
  if (given !== null) keep(KEY, given);
}

let known: Promise<PersonInfo> | null = null;

/** Become somebody, unless this device is somebody already. */
export function me(language: Language): Promise<PersonInfo> {
  known ??= come(language).catch((error: unknown) => {
    known = null;
    throw error;
  });
  return known;
}

async function come(language: Language): Promise<PersonInfo> {
  const mine = secret();
  if (mine !== null) {
    try {
      return await ask<PersonInfo>("GET", "api/me");
    } catch (error) {
      stayAway(error);
      // The cookie is gone; the secret may still be known.
      try {
        return arrived(await ask<MeAndSecret>("POST", "api/me/resume", { secret: mine }));
      } catch (error) {
        stayAway(error);
        // Nobody is known by it either: somebody new.
      }
    }
  }
  return arrived(await ask<MeAndSecret>("POST", "api/me", { language }));
}

/** Whoever was sent away does not become somebody new by it. */
function stayAway(error: unknown): void {
  if (error instanceof Refused && isSentAway(error.refusal)) throw error;
}

function arrived(answer: MeAndSecret): PersonInfo {
  keepSecret(answer.secret);
  return answer.person;
}
