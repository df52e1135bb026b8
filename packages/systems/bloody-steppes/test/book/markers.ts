import type { SituationText } from "@redoubt/testkit/situation";
import { allied, field, leads, type More, russian } from "./steppe.ts";

/** Pieces as a test writes them. */
export type Units = readonly More[];
/** A British division: its leader and a battalion. */
export const division = (name: string, leader: string, at: string, more: More = {}): Units => [
  allied(leader, at, { ...leads(name), ...more }),
  allied(`${leader}1`, at, { division: name, ...more }),
];
/** A Russian one. */
export const enemy = (name: string, leader: string, at: string): Units => [
  russian(leader, at, leads(name)),
  russian(`${leader}1`, at, { division: name }),
];
/** Two British divisions. */
export const two = [...division("light", "Brown", "0310"), ...division("second", "Evans", "0810")];
/** One Russian division. */
export const one = enemy("16th", "Gor", "0501");
/** A plain with room for them. */
export const map = { cols: 10, rows: 12 };
/** The activation phase with these markers, nobody active. */
export const markers = (allies: object, russians: object, more: object = {}): Record<string, unknown> => ({
  activation: null,
  cups: { allied: allies, russian: russians },
  initiative: { winner: "allied", firstTaken: true },
  ...more,
});
/** A position of these three commands. */
export const game = (text: SituationText) => field({ map, units: [...two, ...one], ...text });
/** The cup of the two. */
export const full = { british: 2, blank: 0 };
/** The cup of the one, with a blank to match. */
export const thin = { russian: 1, blank: 1 };
