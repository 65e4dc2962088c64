/** Lengths of time in the reader's language. */
import { settings } from "./settings.svelte";

/** By seconds, the longest first. */
const UNITS = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
] as const;

function said(count: number, unit: string, unitDisplay: "long" | "narrow"): string {
  return new Intl.NumberFormat(settings.language, { style: "unit", unit, unitDisplay }).format(count);
}

/** “3 days”, “90 seconds”: in the longest unit of which it is a whole number. */
export function duration(seconds: number): string {
  const [unit, length] = UNITS.find(([, each]) => seconds >= each && seconds % each === 0) ?? UNITS[3];
  return said(seconds / length, unit, "long");
}

/** What is left of it, as short as it can be: “2d 4h”, “3:07”. */
export function countdown(seconds: number): string {
  if (seconds < 3600) return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  const [days, hours, minutes] = [Math.floor(seconds / 86_400), Math.floor((seconds % 86_400) / 3600), Math.floor((seconds % 3600) / 60)];
  const parts = days > 0 ? ([[days, "day"], [hours, "hour"]] as const) : ([[hours, "hour"], [minutes, "minute"]] as const);
  return parts.map(([count, unit]) => said(count, unit, "narrow")).join(" ");
}
