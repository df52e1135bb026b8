import type { Situation, SituationText } from "@redoubt/testkit/situation";
import { alliedTurn, told } from "../battlefield.ts";

// 0404 has the neighbours 0403 (N), 0504 (NE), 0505 (SE), 0405 (S), 0305 (SW), 0304 (NW).

/** The units of a situation. */
export type Units = NonNullable<SituationText["units"]>;
/** A melee as it was told. */
export interface Fought {
  readonly attack: number;
  readonly defence: number;
  readonly odds: string;
  readonly column: number;
  readonly row: number;
  readonly result: string;
}

/** A unit with a melee strength of more than one digit. */
export const massed = (unit: Units[number], melee: number): Units[number] => ({
  ...unit,
  stats: { ...unit.stats, melee },
});
/** Makes every retreat and stays put afterwards. */
export const settle = (s: Situation) => {
  while (["retreat", "advance"].includes(s.decision().kind))
    s.answer(s.answers().at(s.decision().kind === "advance" ? -1 : 0) ?? "end");
  return s;
};

/** The named Allied units attack the named hexes. */
export const fight = (
  units: Units,
  die = 1,
  attackers = ["A"],
  hexes = ["0404"],
  text: Partial<SituationText> = {},
) => {
  const s = alliedTurn("melee", { ...text, units, dice: [die] });
  s.answer(
    `target ${hexes[0]}`,
    ...attackers.map((id) => `add ${id}`),
    ...hexes.slice(1).map((hex) => `target ${hex}`),
    "attack",
  );
  return { s, melee: told<Fought>(s, "melee-resolved")[0] };
};
/** A map with these hexsides and hexes. */
export const map = (sides: object, hexes: object = {}) => ({ map: { cols: 8, rows: 8, sides, hexes } });
