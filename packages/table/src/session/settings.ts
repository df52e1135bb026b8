import { type Observable, observable } from "./observable.ts";

/** How fast the other side's acts are shown. */
export type Pace = "instant" | "fast" | "brisk" | "calm";

/** What a person has set, kept in this browser. */
export interface Settings {
  readonly theme: "system" | "light" | "dark";
  /** Whether a single possible answer is given by itself. */
  readonly takesSingle: boolean;
  readonly pace: Pace;
  /** The order of battle beside the map, where there is room for it. */
  readonly showsUnits: boolean;
  /** The order of battle over the map, where there is not. */
  readonly showsDrawer: boolean;
  readonly showsMiniMap: boolean;
  /** Layers of the map that are switched off, by id with blanks between. */
  readonly hiddenLayers: string;
  /** The best legal set for a fire or a melee is chosen beforehand. */
  readonly preselects: boolean;
  /** What happens can be heard. */
  readonly sounds: boolean;
  /** The briefing before the first move of a battle. */
  readonly showsBriefing: boolean;
  readonly opponent: string;
  /** How the opponent feels about risk. */
  readonly temper: string;
}

const STANDARD: Settings = {
  theme: "system",
  takesSingle: true,
  pace: "brisk",
  showsUnits: true,
  showsDrawer: false,
  showsMiniMap: true,
  // Supply matters now and then, and would lie across every move.
  hiddenLayers: "supply",
  preselects: true,
  sounds: false,
  showsBriefing: true,
  opponent: "regular",
  temper: "steady",
};

/** The opponent that was set, as seats name it: a level, and a temper where it is not the steady one. */
export const opponentOf = ({ opponent, temper }: Settings): string =>
  temper === "steady" ? opponent : `${opponent}:${temper}`;

const KEY = "redoubt.settings";

/** Reads settings from what was stored; anything unknown or broken is the standard. */
export function readSettings(text: string | null, search = ""): Settings {
  const asked = new URLSearchParams(search).get("pace");
  const pace = asked === "instant" || asked === "brisk" || asked === "calm" ? { pace: asked as Pace } : {};
  try {
    const stored: unknown = JSON.parse(text ?? "{}");
    if (typeof stored !== "object" || stored === null) return { ...STANDARD, ...pace };
    const known = Object.entries(STANDARD).map(([key, standard]) => {
      const value: unknown = Reflect.get(stored, key);
      return [key, typeof value === typeof standard ? value : standard];
    });
    return { ...STANDARD, ...Object.fromEntries(known), ...pace };
  } catch {
    return { ...STANDARD, ...pace };
  }
}

/** The settings of this browser, stored again after each change where storage is allowed. */
export function keptSettings(storage: () => Storage): Observable<Settings> {
  const read = (): string | null => {
    try {
      return storage().getItem(KEY);
    } catch {
      return null;
    }
  };
  const settings = observable(readSettings(read(), globalThis.location?.search));
  settings.subscribe(() => {
    try {
      storage().setItem(KEY, JSON.stringify(settings.get()));
    } catch {
      // Storage is full or forbidden: the settings last as long as the tab.
    }
  });
  return settings;
}
