/** Have the service worker come once the page has what it needs, and tell it which language is spoken. */
import type { Language } from "../lib/protocol";

export async function register(language: Language): Promise<void> {
  if (!("serviceWorker" in navigator)) return; // it needs HTTPS, or this very machine
  try {
    await navigator.serviceWorker.register("worker.js");
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ language });
  } catch {
    // A private window, or a disk that is full: then there is only the network.
  }
}
