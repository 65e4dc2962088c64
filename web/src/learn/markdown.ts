/** The Markdown that the rules are written in: headings, paragraphs, lists, tables, bold and italic. No more. */

export interface Piece {
  text: string;
  kind: "plain" | "strong" | "em";
}
export type Inline = Piece[];

export type Block =
  | { kind: "heading"; text: Inline }
  | { kind: "paragraph"; text: Inline }
  | { kind: "bullets" | "numbers"; items: Inline[] }
  | { kind: "table"; head: Inline[]; rows: Inline[][] };

/** Blocks are parted by empty lines. */
export function blocks(markdown: string): Block[] {
  return markdown
    .split(/\n\s*\n/)
    .map((part) => part.trim().split("\n"))
    .filter((lines) => lines[0] !== "")
    .map(block);
}

function block(lines: string[]): Block {
  const first = lines[0]!;
  if (first.startsWith("## ")) return { kind: "heading", text: inline(first.slice(3)) };
  if (first.startsWith("- ")) return { kind: "bullets", items: lines.map((line) => inline(line.slice(2))) };
  if (/^\d+\. /.test(first)) return { kind: "numbers", items: lines.map((line) => inline(line.replace(/^\d+\. /, ""))) };
  if (first.startsWith("|")) {
    const [head, , ...rows] = lines.map(cells);
    return { kind: "table", head: head!, rows };
  }
  return { kind: "paragraph", text: inline(lines.join(" ")) };
}

function cells(line: string): Inline[] {
  return line.split("|").slice(1, -1).map((cell) => inline(cell.trim()));
}

export function inline(text: string): Inline {
  return text
    .split(/(\*\*[^*]+\*\*|\*[^*]+\*)/)
    .filter((part) => part !== "")
    .map((part) => {
      if (part.startsWith("**")) return { kind: "strong", text: part.slice(2, -2) };
      if (part.startsWith("*")) return { kind: "em", text: part.slice(1, -1) };
      return { kind: "plain", text: part };
    });
}

export interface Section {
  title: Inline;
  blocks: Block[];
}

/** A text whose every part has a heading. */
export function sections(markdown: string): Section[] {
  const found: Section[] = [];
  for (const each of blocks(markdown)) {
    if (each.kind === "heading") found.push({ title: each.text, blocks: [] });
    else found.at(-1)?.blocks.push(each);
  }
  return found;
}
