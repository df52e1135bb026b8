import type { RuleEntry } from "./rule-entry.ts";

/** The rules of our own game on the Tchernaya and of its introduction at the Traktir bridge. No published game of the series has them: all are reconstructed. */
export const tchernayaRules = {
  // Exclusive rules
  "E1": { title: "Contingents", kind: "enforce", text: "Gorchakov commands any Russian Officer or force, Pelissier any French one, Herbillon and La Marmora their own corps, Officer-Commanders theirs. Herbillon and La Marmora also count as Officer-Commanders for stacking, Recovery and corps troops." },
  "E2": { title: "Nations apart", kind: "enforce", text: "Combat units of different allied nations do not end a phase in one hex." },
  "E3": { title: "Fog", kind: "enforce", text: "Sight 2 hexes without bonus for height, artillery die 1 lower, no charges, and every Army Commander and Commander has one point less, but at least one." },
  "E4": { title: "Gorchakov's orders", kind: "enforce", text: "Gorchakov has 2 command points on turns 1 to 3 and 3 from turn 4 on, before fog is counted." },
  "E5": { title: "Weather", kind: "enforce", text: "Historical as on the track, or variant: from the second Administration Phase on a die, 1 fog for at most two turns, 2 to 5 clear, 6 haze, in which sight is 2 hexes." },
  "E6": { title: "Fixed Administration Phases", kind: "enforce", text: "They come on the turns of the track and no die is rolled. That of turn 1 only issues March Orders." },
  "E7": { title: "March Orders", kind: "enforce", text: "In each Administration Phase two for the Russian and one for the Allied side; besides towns, a starred objective may be the destination." },
  "E8": { title: "Building", kind: "enforce", text: "Both sides may build Improved Positions." },
  "E9": { title: "Charging", kind: "enforce", text: "Both sides may charge, but not in fog." },
  "E10": { title: "Bridges", kind: "enforce", text: "The Telegraph and Tchorgoun bridges may be destroyed and repaired, the Traktir bridge may not. Full two-step Russian infantry may throw portable bridges over the river by 7.6, three in the game; the Allies may destroy them." },
  "E11": { title: "Guns", kind: "enforce", text: "Range is sight. Foot artillery that has moved in this turn does not bombard, horse artillery may. Friends are fired over only by 9.1c." },
  "E12": { title: "Leaders killed", kind: "enforce", text: "For every Leader in a hex that lost a unit by Ae, by De, or as defender by Ex a die is rolled: on a 1 he is killed, which counts as captured." },
  "E13": { title: "Depots stay", kind: "enforce", text: "Depots cannot move; an enemy combat unit that enters takes them." },
  "E14": { title: "Horsemen against walls", kind: "enforce", text: "The cavalry of Morris and Scarlett attacks towns and Improved Positions only out of a stack with infantry." },
  "E15": { title: "No forced sorties", kind: "enforce", text: "The duty to attack binds neither units in an Improved Position nor attacks over a river, ford or bridge hexside. What a Repulse or an advance obliges to stays owed." },
  "O1": { title: "Time to begin", kind: "enforce", text: "For each of turns 2, 3 and 4 at whose end no unit of III Corps has yet attacked an enemy beyond the river, Russia loses 2 points. May be dropped by agreement." },

  // Data of the game
  "TT": { title: "Turn track", kind: "data", text: "Turns of one hour from four in the morning: 8 in the standard game, 12 in the long, 24 in the extended one, with clock, weather, night and Administration Phases." },
  "OB": { title: "Order of battle", kind: "data", text: "Units, Leaders, Depots, parents, set-up hexes and arrivals of both armies." },
  "DT": { title: "Demoralization Table", kind: "data", text: "Strength and Demoralization Number of every corps." },
  "MAP": { title: "The map", kind: "data", text: "Ground, levels, water, roads, sources of supply, works at the start and the Retreat Compass." },
  "VP": { title: "Victory points", kind: "enforce", text: "Objectives held in supply at the end, eliminated units, Leaders, Depots and demoralized corps." },
  "VL": { title: "Victory levels", kind: "enforce", text: "The difference, Russian less Allied points, gives the verdict." },

  // The introduction at the Traktir bridge
  "T1": { title: "Part of the map", kind: "data", text: "Columns 07 to 18 and rows 03 to 16; beyond them there is no map." },
  "T2": { title: "Turns", kind: "data", text: "Six, from five in the morning, clear; one Administration Phase, on turn 4, without orders." },
  "T3": { title: "Forces", kind: "data", text: "III Corps against Herbillon's corps, the 5th Division coming on turn 3 as a corps of its own, three French regiments on turn 2." },
  "T4": { title: "Command points", kind: "data", text: "Gorchakov 2; Herbillon 2, from turn 3 on 3." },
  "T5": { title: "Rules left out", kind: "enforce", text: "No March Orders, no charges, and neither E4, E5, E7, E12, E15 nor O1." },
  "T6": { title: "Bridges", kind: "enforce", text: "Only the Telegraph bridge may be destroyed, and two portable bridges may be thrown." },
  "T7": { title: "Points", kind: "enforce", text: "Four objectives, eliminated units, and 4 for each demoralized enemy corps; no Leaders and no Depots." },
  "T8": { title: "Levels", kind: "enforce", text: "At 4 or more Russia wins, at 1 to 3 it is a draw, else France wins." },
} as const satisfies Readonly<Record<string, RuleEntry>>;
