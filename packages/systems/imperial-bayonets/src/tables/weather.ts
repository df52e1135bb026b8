/** The weather of our game. */
export const weathers = ["clear", "fog", "haze"] as const;
/** One kind of weather. */
export type Weather = (typeof weathers)[number];

/**
 * What weather does: RECONSTRUCTED (E3, E5, I-92). `sight` is the sight in hexes before the bonus for height, `lessCp` is taken off the
 * points of every Army Commander and Commander, down to 1.
 */
export const weatherEffects = {
  clear: { rule: "3.7b", sight: 3, heightHelps: true,  artilleryDie:  0, charges: true,  lessCp: 0 },
  fog:   { rule: "E3",   sight: 2, heightHelps: false, artilleryDie: -1, charges: false, lessCp: 1 },
  haze:  { rule: "E5",   sight: 2, heightHelps: true,  artilleryDie:  0, charges: true,  lessCp: 0 },
} as const satisfies Readonly<Record<Weather, { readonly rule: string; readonly sight: number; readonly heightHelps: boolean; readonly artilleryDie: number; readonly charges: boolean; readonly lessCp: number }>>;

/** Variant weather, rolled in an Administration Phase: RECONSTRUCTED (E5). `turns` is how long it lasts at most, null until the next one. */
export const variantWeather = {
  rule: "E5",
  provenance: "reconstructed",
  rows: [
    { from: 1, to: 1, weather: "fog",   turns: 2    },
    { from: 2, to: 5, weather: "clear", turns: null },
    { from: 6, to: 6, weather: "haze",  turns: null },
  ],
} as const;
