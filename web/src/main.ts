import { mount } from "svelte";

import "./app.css";
import "./themes.css";
import { words } from "./lib/preload"; // before the pages: it asks for the words while they are made
import App from "./App.svelte";
import { settings } from "./lib/settings.svelte";

await words;
mount(App, { target: document.querySelector("#app")! });
if (import.meta.env.PROD) {
  setTimeout(() => {
    // Without a network there is none to be had: the next visit tries again.
    import("./worker/register").then(({ register }) => register(settings.language)).catch(() => undefined);
  }, 3000);
}
