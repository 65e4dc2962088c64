/**
 * Have the service worker come once the page has what it needs, tell it which language is spoken, and let it fetch what
 * playing without a network takes, unless somebody saves data.
 */
import type { Language } from "../lib/protocol";
import { serverless } from "../offline/here";

export async function register(language: Language): Promise<void> {
  if ((serverless || !navigator.onLine) && !savesData()) void import("../offline/device").then(({ warmUp }) => warmUp()).catch(() => undefined);
  if (!("serviceWorker" in navigator)) return; // it needs HTTPS, or this very machine
  try {
    await navigator.serviceWorker.register("worker.js");
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ language, python: !savesData() });
  } catch {
    // A private window, or a disk that is full: then there is only the network.
  }
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? "");
}
