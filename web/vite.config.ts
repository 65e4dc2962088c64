import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative, resolve } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

import { FluentResource } from "@fluent/bundle";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

import { letters } from "./letters.ts";

const LANGUAGE = /\/(?:locales|words)\/([a-z]{2}(?:-[A-Z]{2})?)\//;
/** A game's folder, without what is loaded later. */
const GAME = /\/src\/games\/(\w+)\/(?!lesson|score|real_table|CardPad)/i;
/** What pages share; and of that what the first page and the table do without. */
const SHARED = /\/web\/src\/(?!game|worker)/;
const LATER = /\/web\/src\/(learn|study|records\/(?!MoveList|narration)|ui\/TotalsChart)/;
/** Pages that work without a network, and what is around them; of each game its cards and its score pad. */
const PAGES = ["main.ts", "App.svelte", "ui/QrCode.svelte", "offline/device.ts", "table/TableSettings.svelte"];
const OFFLINE = (path: string) =>
  PAGES.includes(path.replace(/^src\//, "")) ||
  /^src\/\w+\/\w+Page\.svelte$/.test(path) ||
  /^src\/(games\/[^/]+|learn|records|table|people|notices|lobby|settings|ui)\/[^/]+\.(ts|json|svelte)$/.test(path);

/** What each game adds to a file of words, in its own folder. */
function wordsOfGames(file: string): string[] {
  const games = resolve("../src/tablee/games");
  const [language, part] = file.split("/").slice(-2);
  return readdirSync(games)
    .map((game) => join(games, game, "words", language!, part!))
    .filter((path) => existsSync(path));
}

/** The files of a language, after those of the one from which it differs only here and there: fr, fr-CA. */
function wordsOf(file: string): string[] {
  const parent = file.replace(/\/([a-z]{2})-[A-Z]{2}\/([^/]+)$/, "/$1/$2");
  return [...new Set([parent, file])].flatMap((each) => [each, ...wordsOfGames(each)]);
}

/** In Canada no space stands before ; ! and ?, whoever wrote it: as in languages.py. */
function asSetIn(file: string, text: string): string {
  return file.includes("/fr-CA/") ? text.replace(/\u00a0(?=[;!?])/g, "") : text;
}

/** Fluent files as the messages they contain: parsing them costs a slow device more than drawing the page. */
function words(): Plugin {
  return {
    name: "words",
    enforce: "pre",
    load(id) {
      if (!id.endsWith(".ftl")) return null;
      const files = wordsOf(id);
      files.forEach((file) => this.addWatchFile(file));
      const messages = new FluentResource(asSetIn(id, files.map((file) => readFileSync(file, "utf8")).join("\n"))).body;
      const body = [...new Map(messages.map((message) => [message.id, message])).values()]; // the later one holds
      const text = JSON.stringify(JSON.stringify({ body })); // JSON in a string is read faster than a script
      return { code: `export default JSON.parse(${text})`, map: null };
    },
  };
}

/** Python for tables without a server: python_pack.py packs it; it lies in a folder that is named after its content. */
function python(): Plugin {
  const packed = new Map<string, Buffer>();
  let folder = "assets/";
  return {
    name: "python",
    config(_, { command, isPreview }) {
      if (command === "build" && !isPreview && !process.env["VITEST"]) {
        const out = mkdtempSync(join(tmpdir(), "tablee-python-"));
        execFileSync(process.env["PYTHON"] ?? "python3", ["python_pack.py", out], { stdio: "inherit" });
        execFileSync(process.execPath, ["python_compile.mjs", out], { stdio: "inherit" });
        const content = createHash("sha256");
        for (const name of readdirSync(out).sort()) {
          packed.set(name, readFileSync(join(out, name)));
          content.update(name).update(packed.get(name)!);
        }
        rmSync(out, { recursive: true });
        folder = `assets/python-${content.digest("hex").slice(0, 12)}/`;
      }
      return { define: { __PYTHON__: JSON.stringify(folder) } };
    },
    generateBundle() {
      for (const [name, source] of packed) this.emitFile({ type: "asset", fileName: folder + name, source });
    },
  };
}

/** The service worker, with the list of all that it is to keep. */
function offline(): Plugin {
  let root = "";
  let publicFiles = "";
  return {
    name: "offline",
    apply: "build",
    enforce: "post",
    configResolved(config) {
      root = config.root;
      publicFiles = config.publicDir;
    },
    buildStart() {
      this.emitFile({ type: "chunk", id: join(root, "src/worker/worker.ts"), fileName: "worker.js" });
    },
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const shell = new Set(["./"]);
      const add = (name: string): void => {
        const chunk = chunks.find((each) => each.fileName === name);
        if (!chunk || shell.has(name)) return;
        const { importedCss = [], importedAssets = [] } = chunk.viteMetadata ?? {};
        for (const path of [name, ...importedCss, ...importedAssets]) shell.add(path);
        chunk.imports.forEach(add);
      };
      for (const chunk of chunks) {
        if (chunk.moduleIds.some((id) => OFFLINE(relative(root, id)))) add(chunk.fileName);
      }
      const icons = readdirSync(publicFiles);
      for (const name of icons) if (!name.endsWith(".png")) shell.add(name); // those the system asks for, once

      const words: Record<string, string[]> = {};
      for (const chunk of chunks) {
        const language = LANGUAGE.exec(chunk.facadeModuleId ?? "")?.[1];
        if (language) (words[language] ??= []).push(chunk.fileName);
      }
      const later = Object.keys(bundle).filter((name) => /^assets\/python-/.test(name)); // with the worker that runs it
      shell.add("api/games"); // what can be played is known without a network, too
      const lists = {
        __PYTHON_FILES__: later.join(" "),
        __SHELL__: [...shell].join(" "),
        __WORDS__: Object.entries(words).map((entry) => entry.flat().join(" ")).join(";"),
      };
      const version = createHash("sha256").update(JSON.stringify(lists)).update(readFileSync(join(root, "index.html")));
      icons.forEach((name) => version.update(readFileSync(join(publicFiles, name))));
      const worker = chunks.find((chunk) => chunk.fileName === "worker.js")!;
      for (const [mark, list] of Object.entries({ ...lists, __VERSION__: version.digest("hex").slice(0, 12) })) {
        if (!worker.code.includes(mark)) this.error(`the service worker has no ${mark}`);
        worker.code = worker.code.replace(mark, list);
      }
    },
  };
}

/** A .br and a .gz beside every text file, so that the server need not compress. Last of all: others still change them. */
function precompressed(): Plugin {
  let folder = "";
  return {
    name: "precompressed",
    apply: "build",
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
        if (!/\.(js|mjs|css|html|svg|webmanifest)$/.test(name)) continue;
        const file = join(folder, name);
        const text = readFileSync(file);
        writeFileSync(`${file}.br`, brotliCompressSync(text)); // browsers take it only over TLS
        writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
      }
    },
  };
}

/** A server for developers has no sub-path, and shows the same page at every depth. */
function baseForDevelopment(): Plugin {
  return {
    name: "base-for-development",
    apply: "serve",
    transformIndexHtml: (html) => html.replace('<base href="./"', '<base href="/"'),
  };
}

export default defineConfig({
  base: "./", // the site may be below a path that nobody knows yet
  plugins: [baseForDevelopment(), words(), svelte(), letters(), python(), offline(), precompressed()],
  worker: { format: "es" },
  resolve: { conditions: ["browser"] },
  build: {
    outDir: "../src/tablee/server/static/web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the policy of security.py allows no inline anything
    modulePreload: { polyfill: false },
    // All that the first page needs is one file, and so is what pages share, and each game: twenty small ones cost a
    // slow device more than their bytes.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "start", tags: ["$initial"], test: /^(?!.*\/src\/worker\/)/, priority: 2 },
            { name: "game", test: /\/src\/game\/(?!generic\/)/, priority: 1 },
            { name: "shared", test: (id) => SHARED.test(id) && !LATER.test(id), minShareCount: 2, priority: 1 },
            { name: "later", test: LATER, minShareCount: 2 },
            { name: (id) => GAME.exec(id)?.[1] ?? null, test: GAME, priority: 1 },
          ],
        },
        chunkFileNames: ({ facadeModuleId }) => {
          const language = LANGUAGE.exec(facadeModuleId ?? "")?.[1];
          return language ? `assets/${language}-[name]-[hash].js` : "assets/[name]-[hash].js";
        },
      },
    },
  },
  server: {
    fs: { allow: [".."] }, // the words live in src/tablee
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true }, "/g": "http://127.0.0.1:8000" },
  },
  test: {
    environment: "happy-dom",
    pool: "threads", // each file has a thread of its own, cheaper than a process
    include: ["tests/**/*.test.ts"],
    testTimeout: 30_000, // a busy machine is no fault
  },
});
