/** The score pads of all games that have one. A sheet adds up without a network: they are loaded with its page. */
import { clientOf, NAMES } from "../games";
import type { Scorepad } from "./scorepad";

const found = await Promise.all(
  NAMES.map(async (game): Promise<[string, Scorepad][]> => {
    const { scorepad } = await clientOf(game);
    return scorepad ? [[game, await scorepad()]] : [];
  }),
);

const PADS = new Map(found.flat());

export const GAMES: readonly string[] = [...PADS.keys()];

export function padOf({ game }: { game: string }): Scorepad {
  return PADS.get(game)!;
}
