import type { SituationText } from "@redoubt/testkit/situation";
import { alliedTurn, told } from "../battlefield.ts";

// 0404 has the neighbours 0403, 0504, 0505, 0405, 0305, 0304. The target stands in 0404 and is fired at from 0403.

/** What one target suffered. */
export interface Hit {
  readonly unit: string;
  readonly column: number;
  readonly result: number;
}
/** A fire attack as it was told. */
export interface Fired {
  readonly strength: number;
  readonly die: number;
  readonly hits: readonly Hit[];
}
/** The units of a situation. */
export type Units = NonNullable<SituationText["units"]>;

/** The Allies fire offensively at 0404 with all the named units. */
export const volley = (units: Units, die: number, firers = ["A"], text: Partial<SituationText> = {}) => {
  const s = alliedTurn("offensive-fire", { ...text, units, dice: [die] });
  s.answer("target 0404", ...firers.map((id) => `add ${id}`), "fire");
  const [shot] = told<Fired>(s, "fire-resolved");
  return { s, shot };
};
/** The column in which the first target is hit. */
export const column = (units: Units, text: Partial<SituationText> = {}, firers = ["A"]) =>
  volley(units, 1, firers, text).shot.hits[0].column;
