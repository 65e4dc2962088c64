/**
 * The service worker: all pages are there without a network, and so is Python, which plays without a server.
 *
 * The build writes the lists of files in here (vite.config.ts), so every build is another worker with a cache
 * of its own. A new worker takes over when the last window of the old one is closed: until then each has the
 * files that belong together. It is a classic script: no imports.
 */
// The types of the DOM speak of a window, and a worker is none.
const worker = self as unknown as {
  clients: { claim(): Promise<void>; matchAll(which: object): Promise<Tab[]>; openWindow(url: string): Promise<unknown> };
  registration: { showNotification(title: string, options: object): Promise<void> };
  addEventListener(type: string, listener: (event: never) => void): void;
};
interface Lasting {
  waitUntil(until: Promise<unknown>): void;
}
interface Fetching extends Lasting {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface Tab {
  url: string;
  focus(): Promise<unknown>;
}
/** As `server/notices` writes it. `path` begins where the site does. */
interface Word {
  title: string;
  text: string;
  path: string;
  tag: string;
  stop: string;
}
interface Tapped extends Lasting {
  action: string;
  notification: { data: Word; close(): void };
}

const VERSION = "__VERSION__";
/** Where the site begins: beside this script. */
const PAGE = below("./");
const ASSETS = below("assets/");
/** Paths with spaces between them: the page, its scripts and styles. */
const SHELL = "__SHELL__".split(" ").map(below);
/** Python: fetched when a page says so, because it is large. */
const PYTHON = "__PYTHON_FILES__".split(" ").map(below);
/** By language: the paths of what it says. Written as "de assets/… assets/…;fr …". */
const WORDS: Record<string, string[]> = Object.fromEntries(
  "__WORDS__".split(";").map((line) => [line.split(" ")[0]!, line.split(" ").slice(1).map(below)]),
);

/** Caches belong to the whole origin, where there may be another table below another path. */
const PREFIX = PAGE === "/" ? "tablee-" : `tablee-${PAGE}`;
const FILES = PREFIX + VERSION;
const LANGUAGE = "tablee-language"; // which one is spoken here; outlives versions
const PATIENCE = 4000; // milliseconds until a network that does not answer counts as none

worker.addEventListener("install", (event: Lasting) => {
  event.waitUntil(spoken().then((language) => fill([...SHELL, ...(WORDS[language] ?? [])])));
});

worker.addEventListener("activate", (event: Lasting) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) {
        if (isOld(name)) await caches.delete(name);
      }
      await worker.clients.claim();
    })(),
  );
});

/** A page says which language is spoken, and whether Python may be fetched. */
worker.addEventListener("message", (event: Lasting & { data: { language?: string; python?: boolean } }) => {
  const { language, python } = event.data;
  if (python) event.waitUntil(fill(PYTHON));
  if (language === undefined || !(language in WORDS)) return;
  event.waitUntil(
    (async () => {
      await fill(WORDS[language] ?? []);
      await (await caches.open(LANGUAGE)).put(PAGE, new Response(language));
    })(),
  );
});

/** A word from the server, which the browser has decrypted: it is somebody's turn. */
worker.addEventListener("push", (event: Lasting & { data: { json(): Word } | null }) => {
  const word = event.data?.json();
  if (word === undefined) return;
  const options = { body: word.text, tag: word.tag, icon: below("icon-192.png"), badge: below("icon-192.png"), data: word };
  event.waitUntil(worker.registration.showNotification(word.title, options));
});

/** It leads to its table: in the window where that is open already, or in a new one. */
worker.addEventListener("notificationclick", (event: Tapped) => {
  const { notification } = event;
  notification.close();
  const address = new URL(below(`.${notification.data.path}`), location.origin).href;
  event.waitUntil(
    (async () => {
      const tabs = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
      const there = tabs.find((tab) => tab.url === address);
      await (there ? there.focus() : worker.clients.openWindow(address));
    })(),
  );
});

worker.addEventListener("fetch", (event: Fetching) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (pathname.startsWith(ASSETS)) event.respondWith(kept(request));
  else if (request.mode === "navigate" ? isOurs(pathname) : SHELL.includes(pathname)) event.respondWith(fresh(request));
});

function below(path: string): string {
  return new URL(path, location.href).pathname;
}

/** Whether this is a cache of an earlier version of ours. */
function isOld(name: string): boolean {
  return name.startsWith(PREFIX) && !name.slice(PREFIX.length).includes("/") && name !== FILES && name !== LANGUAGE;
}

/** The server makes the pages of finished matches, of the API and about itself. */
function isOurs(path: string): boolean {
  return path.startsWith(PAGE) && !/^(api|g|stop|healthz|readyz|metrics)(\/|$)/.test(path.slice(PAGE.length));
}

/** Files whose names are made of their content: once here, always right. */
async function kept(request: Request): Promise<Response> {
  const cache = await caches.open(FILES);
  const found = await cache.match(request, { ignoreVary: true });
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

/** From the network; else as it was when this worker came. */
async function fresh(request: Request): Promise<Response> {
  const cache = await caches.open(FILES);
  const path = request.mode === "navigate" ? PAGE : request.url;
  const stored = (): Promise<Response | undefined> => cache.match(path, { ignoreVary: true });
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE));
  const asked = fetch(request);
  const answer = await Promise.race([asked, late]).catch(() => undefined);
  if (answer && answer.status < 500) return answer;
  return (await stored()) ?? asked;
}

/** Put what is missing into the cache; what another version has already need not be loaded again. */
async function fill(paths: string[]): Promise<void> {
  const cache = await caches.open(FILES);
  await Promise.all(
    paths.map(async (path) => {
      if (await cache.match(path, { ignoreVary: true })) return;
      const hashed = path.startsWith(ASSETS);
      const known = hashed ? await caches.match(path, { ignoreVary: true }) : undefined;
      const answer = known ?? (await fetch(path, { cache: hashed ? "default" : "reload" }));
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
      await cache.put(path, path === PAGE ? await atAnyDepth(answer) : answer);
    }),
  );
}

/** The server has written into the page how deep its address is; this one is shown at every address. */
async function atAnyDepth(page: Response): Promise<Response> {
  const html = (await page.text()).replace('<base href="./"', `<base href="${PAGE}"`);
  return new Response(html, { headers: page.headers });
}

async function spoken(): Promise<string> {
  const said = await (await caches.open(LANGUAGE)).match(PAGE);
  return said ? said.text() : "en";
}
