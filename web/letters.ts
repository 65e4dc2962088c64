import { readFileSync } from "node:fs";

// @ts-expect-error: it comes without types
import subsetFont from "subset-font";
import type { Plugin } from "vite";

const between = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at));

/** What headings, buttons and cards are written with in our languages. Names may have more: those letters are the system's. */
export const LETTERS = `${between(0x20, 0x7e)}${between(0xa0, 0xff)}ŒœŸ‘’‚“”„‹›–—…•−€\u202f`;

/** Of the font only the letters that are needed: a third of its bytes is left away. Its licence goes along. */
export function letters(): Plugin {
  return {
    name: "letters",
    apply: "build",
    async generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== "asset" || !file.fileName.endsWith(".woff2")) continue;
        file.source = await subsetFont(Buffer.from(file.source), LETTERS, { targetFormat: "woff2", keepFeatures: [] });
      }
      const source = readFileSync("node_modules/@fontsource/nunito/LICENSE");
      this.emitFile({ type: "asset", fileName: "assets/nunito-license.txt", source });
    },
  };
}
