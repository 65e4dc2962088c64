/** The record of a match on this device, as a file: `tablee verify` checks it like any other. */
import { ask } from "../lib/api";

export async function saveRecord(record: string): Promise<void> {
  const text = JSON.stringify(await ask<unknown>("GET", `g/${record}.json`));
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = `${record}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
