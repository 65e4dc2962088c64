/** What the page needs from the network before it can show anything, asked for as soon as any script runs. */
import { settings } from "./settings.svelte";
import { speak } from "./words.svelte";

settings.show();
export const words = speak(settings.language);
