/** What somebody likes, kept on this device. */
import { keep, kept } from "./storage";
import type { Language } from "./protocol";

export const LANGUAGES: Record<Language, string> = {
  en: "English",
  fr: "Français",
  "fr-CA": "Français (Canada)",
  de: "Deutsch",
  nl: "Nederlands",
  it: "Italiano",
  es: "Español",
  pt: "Português",
};
export const THEMES = ["auto", "light", "dark", "contrast"] as const;
export const FELTS = ["moss", "sea", "plum", "walnut", "slate"] as const;
export const BACKS = ["weave", "sun", "waves", "leaves", "stars"] as const;
export const SIZES = ["small", "medium", "large"] as const;
export const SPEEDS = ["slow", "normal", "fast", "none"] as const;
export const PACES = ["calm", "normal", "quick"] as const;

export type Theme = (typeof THEMES)[number];
export type Felt = (typeof FELTS)[number];
export type Back = (typeof BACKS)[number];
export type CardSize = (typeof SIZES)[number];
export type Speed = (typeof SPEEDS)[number];
export type Pace = (typeof PACES)[number];

/** How long a card flies, in milliseconds. */
const FLIGHT: Record<Speed, number> = { slow: 700, normal: 380, fast: 180, none: 0 };

/** How long a move of a bot is looked at before the next one, in milliseconds. */
const PAUSES: Record<Pace, number> = { calm: 1500, normal: 750, quick: 0 };

interface Kept {
  language: Language | null;
  theme: Theme;
  felt: Felt;
  back: Back;
  size: CardSize;
  speed: Speed;
  pace: Pace;
  /** Not `sound`: that was off until somebody switched it on, and was kept along with other settings. */
  sounds: boolean;
  /** of sounds, in percent */
  volume: number;
  confirm: boolean;
  /** bots say something now and then */
  remarks: boolean;
}

const USUAL: Kept = {
  language: null, theme: "auto", felt: "moss", back: "weave", size: "medium", speed: "normal", pace: "normal", sounds: true,
  volume: 60, confirm: false, remarks: true,
};

const darkDevice = matchMedia("(prefers-color-scheme: dark)");

class Settings {
  chosen = $state<Kept>({ ...USUAL, ...kept<Partial<Kept>>("settings") });

  /** The chosen language, else the first of the browser's that there is, else English. */
  get language(): Language {
    return this.chosen.language ?? browserLanguage();
  }

  /** Milliseconds of a flight; 0: cards do not fly. */
  get flight(): number {
    return matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : FLIGHT[this.chosen.speed];
  }

  /** Milliseconds from one move of a bot to the next, at least. */
  get pace(): number {
    return PAUSES[this.chosen.pace];
  }

  change(what: Partial<Kept>): void {
    Object.assign(this.chosen, what);
    keep("settings", this.chosen);
    this.show();
  }

  /** Themes and sizes are CSS: the root element says which. */
  show(): void {
    const { theme, felt, size } = this.chosen;
    const shown = theme === "auto" ? (darkDevice.matches ? "dark" : "light") : theme;
    Object.assign(document.documentElement.dataset, { theme: shown, felt, size });
  }
}

function browserLanguage(): Language {
  for (const tag of navigator.languages) {
    const [language, country] = tag.split("-");
    for (const meant of [`${language!.toLowerCase()}-${country?.toUpperCase()}`, language!.toLowerCase()]) {
      if (meant in LANGUAGES) return meant as Language;
    }
  }
  return "en";
}

export const settings = new Settings();
darkDevice.addEventListener("change", () => settings.show());
