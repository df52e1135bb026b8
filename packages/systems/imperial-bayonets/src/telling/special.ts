import type { ToldRow } from "@redoubt/mechanics";
import type { Game } from "../data/game.ts";
import type { BayonetsRule } from "../rule-index.ts";

/** The cases of a battle's own in a few words; those that say how it is won are told with the points (VP, VL, O1, T7, T8). */
const words: Partial<Record<BayonetsRule, readonly [label: string, text: string]>> = {
  E1: ["Whom they command", "Gorchakov any Russian, Pelissier any French force; the others their own corps."],
  E2: ["Nations apart", "Units of different allied nations never end a phase in one hex."],
  E3: ["Fog", "Sight is 2 hexes, guns are one worse, nobody charges, and commanders have a point less."],
  E4: ["Gorchakov's orders", "He has 2 command points on turns 1 to 3, then 3."],
  E5: ["Weather", "As on the track; by the option a die decides."],
  E6: ["Administration", "It comes on the turns of the track; that of turn 1 only gives March Orders."],
  E7: ["March Orders", "Two Russian ones and an Allied one in each Administration Phase."],
  E8: ["Building", "Both sides may build Improved Positions."],
  E9: ["Charges", "Both sides may charge, but not in fog."],
  E10: ["Bridges", "All but the Traktir bridge may be destroyed; Russian infantry may throw three of its own."],
  E11: ["Guns", "They reach as far as they see. Foot guns that have moved do not bombard."],
  E12: ["Leaders", "Where a unit is lost a die is rolled for each Leader with it: on a 1 he is killed."],
  E13: ["Depots", "They stay where they are; an enemy who enters takes them."],
  E14: ["Horsemen against walls", "Morris and Scarlett attack towns and works only together with infantry."],
  E15: ["No forced sorties", "Nobody must attack out of works, nor over a river, ford or bridge."],
  T6: ["Bridges", "Only the Telegraph bridge may be destroyed; two portable ones may be thrown."],
};

/** What a battle plays by besides the series. */
export const specialOf = ({ rules }: Game): readonly ToldRow[] =>
  rules.flatMap((rule) => {
    const [label, text] = words[rule] ?? [];
    // The bridges of the introduction go before those of the battle.
    if (label === undefined || text === undefined || (rule === "E10" && rules.includes("T6"))) return [];
    return [{ label, text, rule }];
  });
