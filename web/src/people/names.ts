/** Whether somebody is called as the server calls newcomers, an animal and a number: they were not asked yet. */
import type { PersonInfo } from "../lib/protocol";

export function isUnnamed({ name }: PersonInfo): boolean {
  return /^\p{L}[\p{L} -]* \d{3}$/u.test(name);
}
