/** The record of a match on this device, as a file: `tablee verify` checks it like any other. */
import { ask } from "../lib/api";
import { download } from "../lib/files";

export async function saveRecord(record: string): Promise<void> {
  download(`${record}.json`, "application/json", JSON.stringify(await ask<unknown>("GET", `g/${record}.json`)));
}
