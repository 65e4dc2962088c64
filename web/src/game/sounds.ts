/**
 * A few quiet sounds, made here: no file is loaded. Whatever is heard is also seen.
 *
 * Paper is filtered noise, everything else a soft mallet. Browsers let a page sound only after somebody has tapped or
 * pressed something; what would have sounded before that is left out, not caught up on.
 */
import type { Happened } from "../lib/protocol";
import { settings } from "../lib/settings.svelte";
import type { GameClient } from "./client";

/** The least telling first: of what happens at once, the last of these is heard. */
export const SOUNDS = ["card", "turn", "shuffle", "column", "pile", "last", "end", "win"] as const;
export type Sound = (typeof SOUNDS)[number];

/** A mallet on wood, or a sheet of paper: `high` is how bright it is. Seconds. */
type Stroke = { hertz: number; at: number; long: number; loud?: number } | { high: number; at: number; long: number; loud?: number };

const C = 261.63;
/** So many half-tones above middle C. */
const tone = (steps: number): number => C * 2 ** (steps / 12);
const mallets = (steps: number[], apart: number, long: number): Stroke[] =>
  steps.map((step, at) => ({ hertz: tone(step), at: at * apart, long: at === steps.length - 1 ? 2 * long : long }));
/** The more tones, the softer each: together they must not be louder than a device can be. */
const chord = (steps: number[], at: number, long: number): Stroke[] =>
  steps.map((step) => ({ hertz: tone(step), at, long, loud: 2 / (steps.length + 2) }));

const STROKES: Record<Sound, Stroke[]> = {
  card: [
    { high: 1700, at: 0, long: 0.12, loud: 2.4 },
    { hertz: 220, at: 0.012, long: 0.08, loud: 0.2 },
  ],
  shuffle: Array.from({ length: 9 }, (_, at) => ({ high: 1200 + 90 * at, at: 0.05 * at, long: 0.1, loud: 0.55 + 0.04 * at })),
  turn: mallets([9, 14], 0.11, 0.22),
  column: mallets([7, 11, 14], 0.085, 0.26),
  pile: [...mallets([12, 16, 19, 24], 0.06, 0.22), { high: 2200, at: 0.2, long: 0.2, loud: 0.35 }],
  last: [...chord([0, -5], 0, 0.9), ...chord([0, -5], 0.32, 1.1)],
  end: mallets([12, 7, 4], 0.15, 0.35),
  win: [...mallets([7, 12, 16, 19], 0.12, 0.3), ...chord([12, 16, 19, 24], 0.54, 1.4)],
};

let audio: AudioContext | null = null;
let loudness: GainNode;
let paper: AudioBuffer;

/** The most telling sound for what happened. `turn`: it is one's own turn now, and was not before; `won`: the match is. */
export function sound({ sounds }: GameClient, { events }: Happened, { turn, won }: { turn: boolean; won: boolean }): void {
  if (events.length === 0) return turn ? play("turn") : undefined;
  const kinds: Sound[] = events.map((event) => sounds[event.event] ?? "card");
  if (turn) kinds.push("turn");
  if (won && kinds.includes("end")) kinds.push("win");
  play(kinds.reduce((one, other) => (SOUNDS.indexOf(other) > SOUNDS.indexOf(one) ? other : one)));
}

/** Nothing is heard where sounds are switched off, before the first tap, and from a page in the background. */
export function play(which: Sound): void {
  if (!settings.chosen.sounds || settings.chosen.volume === 0 || document.hidden) return;
  if (!navigator.userActivation?.hasBeenActive) return;
  audio ??= opened();
  loudness.gain.value = (settings.chosen.volume / 100) ** 2; // as ears count
  const begin = (): void => STROKES[which].forEach((stroke) => strike(audio!, stroke));
  if (audio.state === "running") begin();
  else void audio.resume().then(begin, () => undefined); // the system had put it to sleep
}

function opened(): AudioContext {
  // Like the sounds of a game: beside somebody's music, and silent where the telephone is.
  const session = (navigator as Navigator & { audioSession?: { type: string } }).audioSession;
  if (session) session.type = "ambient";
  const context = new AudioContext({ latencyHint: "interactive" });
  loudness = context.createGain();
  loudness.connect(context.createDynamicsCompressor()).connect(context.destination);
  paper = context.createBuffer(1, context.sampleRate / 4, context.sampleRate);
  const samples = paper.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = 2 * Math.random() - 1;
  return context;
}

function strike(context: AudioContext, stroke: Stroke): void {
  const begin = context.currentTime + 0.01 + stroke.at;
  const loud = 0.5 * (stroke.loud ?? 1);
  if ("high" in stroke) {
    const rustle = context.createBufferSource();
    const filter = context.createBiquadFilter();
    rustle.buffer = paper;
    filter.type = "bandpass";
    filter.frequency.value = stroke.high;
    filter.Q.value = 1.1; // nothing sharp: paper has little above 5 kHz
    rustle.connect(filter).connect(fading(context, begin, stroke.long, loud, 0.008));
    rustle.start(begin, Math.random() * 0.1, stroke.long);
    return;
  }
  // A bar of wood: its tone, and for a moment one two octaves above.
  for (const [times, share, lasts] of [[1, 1, 1], [4, 0.18, 0.3]] as const) {
    const bar = context.createOscillator();
    bar.frequency.value = times * stroke.hertz;
    bar.connect(fading(context, begin, lasts * stroke.long, share * loud, 0.006));
    bar.start(begin);
    bar.stop(begin + lasts * stroke.long);
  }
}

function fading(context: AudioContext, begin: number, long: number, loud: number, attack: number): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, begin);
  gain.gain.exponentialRampToValueAtTime(loud, begin + attack);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + long);
  gain.connect(loudness);
  return gain;
}
