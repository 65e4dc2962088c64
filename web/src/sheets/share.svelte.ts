/** A score sheet that the others at the table look at: this device writes, the server passes it on. */
import { ask } from "../lib/api";
import type { NewSheet, Sheet, SheetInfo, SheetWritten } from "../lib/http";
import { me } from "../lib/identity";
import { NotConnected, Refused } from "../lib/connection";
import { settings } from "../lib/settings.svelte";
import { checked, FORMAT } from "./files";
import { keptSheets, type Shared } from "./kept_sheets.svelte";

const AGAIN = 4000; // milliseconds
const WAIT = 25; // seconds that the server may take to answer when there is nothing new

/** Share this sheet from now on. Rejects with `Refused` or `NotConnected`. */
export async function share(id: string): Promise<void> {
  const kept = keptSheets.find(id);
  if (!kept) return;
  await me(settings.language);
  const made = await ask<NewSheet>("POST", "api/sheets", { format: FORMAT, sheet: kept.sheet });
  const sent = keptSheets.find(id)?.sheet === kept.sheet;
  keptSheets.change(id, { shared: { id: made.id, key: made.key, version: made.version, sent } });
}

/** Nobody can look any more. Rejects with `NotConnected`. */
export async function stopSharing(id: string): Promise<void> {
  const shared = keptSheets.find(id)?.shared;
  if (!shared) return;
  let gone: Response;
  try {
    gone = await fetch(`api/sheets/${shared.id}`, {
      method: "DELETE",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ key: shared.key }),
    });
  } catch {
    throw new NotConnected();
  }
  if (!gone.ok && gone.status !== 404) throw new NotConnected();
  keptSheets.change(id, { shared: null });
}

/** Sends what is new, one change after the other, until all of it has arrived. */
export class Upload {
  /** What somebody else with the key has written meanwhile. */
  theirs = $state.raw<{ sheet: Sheet; version: number } | null>(null);
  gone = $state(false);
  /** The server takes no such sheet: an earlier version did. It is sent again when it has changed. */
  refused = $state.raw<Refused | null>(null);
  private busy = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly id: string) {}

  async send(): Promise<void> {
    clearTimeout(this.timer);
    if (this.busy || this.theirs) return;
    this.busy = true;
    this.refused = null;
    try {
      for (;;) {
        const kept = keptSheets.find(this.id);
        if (!kept?.shared || kept.shared.sent) break;
        await this.put(kept.sheet, kept.shared);
      }
    } catch (error) {
      await this.failed(error);
    } finally {
      this.busy = false;
    }
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  keepMine(): void {
    const shared = keptSheets.find(this.id)?.shared;
    if (!shared || !this.theirs) return;
    keptSheets.change(this.id, { shared: { ...shared, version: this.theirs.version, sent: false } });
    this.theirs = null;
    void this.send();
  }

  takeTheirs(): void {
    const shared = keptSheets.find(this.id)?.shared;
    if (!shared || !this.theirs) return;
    const { sheet, version } = this.theirs;
    keptSheets.change(this.id, { sheet, draft: null, shared: { ...shared, version, sent: true } });
    this.theirs = null;
  }

  private async put(sheet: Sheet, shared: Shared): Promise<void> {
    const { version } = await ask<SheetWritten>("PUT", `api/sheets/${shared.id}`, {
      key: shared.key,
      version: shared.version,
      sheet,
    });
    const now = keptSheets.find(this.id);
    if (now?.shared?.id === shared.id) {
      keptSheets.change(this.id, { shared: { ...now.shared, version, sent: now.sheet === sheet } });
    }
  }

  private async failed(error: unknown): Promise<void> {
    const code = error instanceof Refused ? error.refusal.code : "";
    if (code === "no_such_sheet" || code === "wrong_key") {
      keptSheets.change(this.id, { shared: null });
      this.gone = true;
    } else if (error instanceof Refused && code === "bad_sheet") {
      this.refused = error;
    } else if (code === "sheet_changed" && (await this.compare())) {
      return;
    } else {
      this.timer = setTimeout(() => void this.send(), AGAIN);
    }
  }

  /** Whether it is known now what the others see. */
  private async compare(): Promise<boolean> {
    const kept = keptSheets.find(this.id);
    if (!kept?.shared) return true;
    try {
      const { sheet, version } = await ask<SheetInfo>("GET", `api/sheets/${kept.shared.id}`);
      const theirs = checked(sheet);
      if (JSON.stringify(theirs) === JSON.stringify(kept.sheet)) {
        keptSheets.change(this.id, { shared: { ...kept.shared, version, sent: true } });
      } else {
        this.theirs = { sheet: theirs, version };
      }
      return true;
    } catch {
      return false;
    }
  }
}

export type News = Sheet | "broken" | "gone";

/** Tells of a sheet that somebody shares, now and whenever it changes. Call what it returns to end that. */
export function watch(id: string, tell: (news: News) => void): () => void {
  let on = true;
  void (async () => {
    let seen = 0;
    while (on) {
      let news: News = "broken";
      try {
        const path = `api/sheets/${id}?seen=${seen}&wait=${seen === 0 ? 0 : WAIT}`;
        const { sheet, version } = await ask<SheetInfo>("GET", path);
        news = checked(sheet);
        seen = version;
      } catch (error) {
        if (error instanceof Refused && error.refusal.code === "no_such_sheet") news = "gone";
      }
      if (!on) return;
      tell(news);
      if (news === "gone") return;
      if (news === "broken") {
        seen = 0; // then the next answer comes at once
        await new Promise((resolve) => setTimeout(resolve, AGAIN));
      }
    }
  })();
  return () => {
    on = false;
  };
}
