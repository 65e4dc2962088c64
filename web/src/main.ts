import { mount } from "svelte";

import "./app.css";
import App from "./App.svelte";
import { settings } from "./lib/settings.svelte";
import { speak } from "./lib/words.svelte";

settings.show();
await speak(settings.language);
mount(App, { target: document.querySelector("#app")! });
