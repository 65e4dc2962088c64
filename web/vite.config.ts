import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

/** A .gz beside every text file, so that the server need not compress. Last of all: others still change them. */
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
        if (!/\.(js|css|html|svg|webmanifest)$/.test(name)) continue;
        const file = join(folder, name);
        writeFileSync(`${file}.gz`, gzipSync(readFileSync(file), { level: 9 }));
      }
    },
  };
}

export default defineConfig({
  plugins: [svelte(), precompressed()],
  resolve: { conditions: ["browser"] },
  build: {
    outDir: "../src/tablee/server/static/web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the policy of security.py allows no inline anything
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [".."] }, // the words live in src/tablee/locales
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true }, "/g": "http://127.0.0.1:8000" },
  },
  test: {
    environment: "happy-dom",
    include: ["tests/**/*.test.ts"],
  },
});
