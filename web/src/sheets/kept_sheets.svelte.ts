/** The score sheets of this device, with the round that is being written. Saved at every change. */
import { keep, kept } from "../lib/storage";
import { checked } from "./files";
import type { Sheet } from "../lib/http";
import type { RoundDraft } from "./scorepad";

/** What sharing needs to know. `sent`: whether the others have the newest. */
export interface Shared {
  id: string;
  key: string;
  version: number;
  sent: boolean;
}

export interface KeptSheet {
  id: string;
  touched: number;
  sheet: Sheet;
  draft: RoundDraft | null;
  shared: Shared | null;
}

const KEY = "sheets";

class KeptSheets {
  private sheets = $state.raw<Record<string, KeptSheet>>(read());

  constructor() {
    // Another window has written.
    addEventListener("storage", (event) => {
      if (event.key?.endsWith(KEY)) this.sheets = read();
    });
  }

  /** The last one touched first. */
  get all(): KeptSheet[] {
    return Object.values(this.sheets).sort((a, b) => b.touched - a.touched);
  }

  find(id: string): KeptSheet | null {
    return this.sheets[id] ?? null;
  }

  sharedAs(id: string): KeptSheet | null {
    return this.all.find((each) => each.shared?.id === id) ?? null;
  }

  add(sheet: Sheet): KeptSheet {
    const id = Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(16).padStart(2, "0")).join("");
    return this.put({ id, touched: Date.now(), sheet, draft: null, shared: null });
  }

  change(id: string, what: Partial<Omit<KeptSheet, "id">>): void {
    const before = this.find(id);
    if (before) this.put({ ...before, ...what });
  }

  remove(id: string): void {
    const { [id]: _, ...others } = { ...this.sheets, ...read() };
    this.write(others);
  }

  private put(sheet: KeptSheet): KeptSheet {
    this.write({ ...this.sheets, ...read(), [sheet.id]: sheet });
    return sheet;
  }

  private write(sheets: Record<string, KeptSheet>): void {
    this.sheets = sheets;
    keep(KEY, sheets);
  }
}

/** What cannot be read is left out, not everything with it. */
function read(): Record<string, KeptSheet> {
  const found: Record<string, KeptSheet> = {};
  for (const each of Object.values(kept<Record<string, KeptSheet>>(KEY) ?? {})) {
    try {
      const sheet = checked(each.sheet);
      found[each.id] = { ...each, sheet, draft: isDraft(each.draft, sheet) ? each.draft : null };
    } catch {
      // Written by another version, or by hand.
    }
  }
  return found;
}

function isDraft(draft: RoundDraft | null, sheet: Sheet): boolean {
  const { length } = sheet.names;
  return draft?.fields.length === length && draft.cards.length === length && draft.number <= sheet.entries.length;
}

export const keptSheets = new KeptSheets();
