/** Tables at which people come and go between their turns. */
import type { GivenSettings } from "./protocol";

const LONG_TURN = 3600; // seconds: as the server has it

export function isOverDays({ clock }: Pick<GivenSettings, "clock">): boolean {
  return clock != null && clock >= LONG_TURN;
}
