/** A few quiet sounds, made here: no file is loaded. Whatever is heard is also seen. */
import type { Happened } from "../lib/protocol";
import type { GameClient } from "./client";

type Sound = "card" | "turn" | "cleared" | "end";

const NOTES: Record<Sound, [hertz: number, start: number, length: number][]> = {
  card: [[190, 0, 0.05]],
  turn: [
    [520, 0, 0.12],
    [660, 0.1, 0.16],
  ],
  cleared: [
    [440, 0, 0.1],
    [554, 0.08, 0.1],
    [660, 0.16, 0.2],
  ],
  end: [
    [392, 0, 0.16],
    [494, 0.14, 0.16],
    [588, 0.28, 0.4],
  ],
};

let audio: AudioContext | null = null;

/** The most telling sound for what happened. `own`: it is one's own turn now, and was not before. */
export function sound({ sounds }: GameClient, { events }: Happened, own: boolean): void {
  const kinds = events.map((event) => sounds[event.event]);
  if (kinds.includes("end")) play("end");
  else if (kinds.includes("cleared")) play("cleared");
  else if (own) play("turn");
  else if (kinds.length > 0) play("card");
}

function play(which: Sound): void {
  audio ??= new AudioContext();
  for (const [hertz, start, length] of NOTES[which]) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    const begin = audio.currentTime + start;
    tone.type = which === "card" ? "triangle" : "sine";
    tone.frequency.value = hertz;
    volume.gain.setValueAtTime(0.08, begin);
    volume.gain.exponentialRampToValueAtTime(0.0001, begin + length);
    tone.connect(volume).connect(audio.destination);
    tone.start(begin);
    tone.stop(begin + length);
  }
}
