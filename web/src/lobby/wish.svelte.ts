/** How somebody likes to play against bots: what they chose last, else what suits most. */
import { catalogue, choicesOf } from "../game/catalogue.svelte";
import { LENGTHS } from "../game/client";
import { clientOf } from "../games";
import type { GameName, Scalar } from "../lib/protocol";
import { keep, kept } from "../lib/storage";
import { said, say } from "../lib/words.svelte";

interface Wish {
  opponents: number;
  level: number;
  /** one of `LENGTHS`, or the number of points that the server offers; by game */
  lengths: Record<GameName, string>;
  /** for all games: what earlier versions kept */
  length: string;
}

const USUAL: Wish = { opponents: 2, level: 2, length: "medium", lengths: {} };

export const wish = $state<Wish>({ ...USUAL });

/** As it was left the last time. */
export function recallWish(): void {
  Object.assign(wish, USUAL, { lengths: {} }, kept<Partial<Wish>>("wish"));
}

export function keepWish(): void {
  keep("wish", wish);
}

/** As many as the game can have. */
export function opponentsAt(game: GameName): number {
  const facts = catalogue.of(game);
  return facts ? Math.max(facts.fewest - 1, Math.min(wish.opponents, facts.most - 1)) : wish.opponents;
}

/** How long a match can be, as the game's client says; else the goals that the server offers. */
export function lengthsOf(game: GameName): { value: string; text: string }[] {
  const values = { players: opponentsAt(game) + 1 };
  const named = LENGTHS.flatMap((value) => {
    const text = said(`length-${game}-${value}`, values);
    return text ? [{ value, text }] : [];
  });
  // Two may be the same for so many players: then the one that is wished for stands for both.
  const alike = (text: string) => named.filter((each) => each.text === text);
  const shown = ({ value, text }: (typeof named)[number]) =>
    value === (alike(text).find((each) => each.value === wished(game)) ?? alike(text)[0])?.value;
  if (named.length > 0) return named.filter(shown);
  const unit = catalogue.of(game)?.unit ?? "game";
  return goalsOf(game).map((goal) => ({
    value: String(goal),
    text: goal === null ? say(`length-${unit}`) : say("length-points", { points: goal as number }),
  }));
}

export function lengthOf(game: GameName): string {
  const lengths = lengthsOf(game);
  return (lengths.find(({ value }) => value === wished(game)) ?? lengths[0])?.value ?? "";
}

function wished(game: GameName): string {
  return wish.lengths[game] ?? wish.length;
}

/** The totals at which a match of a game can end. */
export function goalsOf(game: GameName): Scalar[] {
  const facts = catalogue.of(game);
  const option = facts?.options.find(({ name }) => name === facts.ends_with);
  return option ? [...new Set([choicesOf(option, opponentsAt(game) + 1).default, ...option.offered])] : [];
}

/** The options of a match as long as it is wished for. */
export async function optionsOf(game: GameName): Promise<Record<string, Scalar>> {
  const { lengths } = await clientOf(game);
  const ends = catalogue.of(game)?.ends_with;
  const length = lengthOf(game);
  const goal = goalsOf(game).find((each) => String(each) === length);
  return lengths?.[length as keyof typeof lengths] ?? (ends && goal !== undefined ? { [ends]: goal } : {});
}
