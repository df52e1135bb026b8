import { heading, type RuleEntry } from "./rule-entry.ts";

/** The Exclusive Rules of Balaclava, sections 15 to 24, case by case; "B" stands before the printed number. */
export const balaclavaRules = {
  "B15.0": { title: "The raid on the port", kind: "info", text: "A Russian attack on the British harbour, fought by battalions in two valleys with a ridge between them.", reason: "Introduction: history, no rule." },

  // B16 Deployment
  "B16.0": { title: "Reading the deployment", kind: "data", text: "(a) marks artillery, (h) horse artillery, (c) cavalry, nothing infantry; a T after the hex puts the unit on top of the stack." },
  "B16.1": { title: "The Allied army", kind: "data", text: "Set-up hexes of the Turkish and British units. 4 LtDr/L at 0518 is cavalry.", errata: true },
  "B16.2": { title: "The Russian army", kind: "data", text: "Set-up hexes of the Russian units." },
  "B16.3": heading("Player schedule", "B16.31 and B16.32"),
  "B16.31": { title: "First player", kind: "enforce", text: "The Russian player moves first in every Game-Turn." },
  "B16.32": { title: "Length of the game", kind: "enforce", text: "The game lasts twelve Game-Turns, each three quarters of an hour." },
  "B16.4": heading("Movement allowances of artillery", "B16.41 to B16.43"),
  "B16.41": { title: "Mobile guns", kind: "data", text: "Russian artillery and the British battery Barker's have a movement allowance of 3." },
  "B16.42": { title: "Immobile guns", kind: "data", text: "The marine batteries and the redoubt guns have a movement allowance of 0." },
  "B16.43": { title: "Horse artillery", kind: "data", text: "Horse artillery has its standard movement allowance of 7.", errata: true },

  // B17 Reinforcements
  "B17.0": { title: "Allied reinforcements", kind: "data", text: "Allied reinforcements come on Game-Turns 3, 4 and 5, and a further group if the Russians call it down." },
  "B17.1": { title: "Scheduled reinforcements", kind: "data", text: "Turn 3 at 0108 four French cavalry units; turn 4 at 0108 five units of the British 1st Division; turn 5 at 0121 six units of the British 4th Division." },
  "B17.2": heading("Additional reinforcements", "B17.21 and B17.22"),
  "B17.21": { title: "Calling down the French", kind: "enforce", text: "When a Russian unit moves west of hex column 04, the additional French reinforcements come in the next Allied Movement Phase.", errata: true },
  "B17.22": { title: "The additional French", kind: "choice", text: "Eight French battalions enter at any of the west edge hexes 0101 to 0109." },

  // B18 The four redoubts
  "B18.0": { title: "The four redoubts", kind: "data", text: "The redoubts at 1312, 1811, 2012 and 2313 have guns with rules of their own for fire and victory points." },
  "B18.1": { title: "Fire from under the stack", kind: "enforce", text: "A redoubt gun that began the game at the bottom of its stack fires although it is underneath, and cannot be fired at while it is." },
  "B18.2": { title: "Capturing the guns", kind: "enforce", text: "If its companion is driven out or eliminated and a Russian zone covers the hex, the gun is captured and removed; nobody need enter. One Russian unit with its zone on the hex may then advance into it.", errata: true },
  "B18.3": { title: "Spiking the guns", kind: "choice", text: "In any of his Movement Phases the Allied player may remove redoubt guns that are still in place, which denies them to the Russians.", errata: true },
  "B18.4": { title: "Range of the redoubt guns", kind: "data", text: "The guns Canrobt, #2, Arabtabia and #4 have a range of 1 hex.", errata: true },

  // B19 to B21
  "B19.0": { title: "Fatigue", kind: "enforce", text: "British reinforcements tire. The level begins at the unit's morale and falls by 1 for each full move, melee attack and disruption; at 0 the unit is disrupted for the rest of the game." },
  "B19.1": { title: "Units that tire", kind: "data", text: "The eleven British units of the 1st and 4th Divisions that come as reinforcements." },
  "B19.2": { title: "Recording fatigue", kind: "info", text: "Fatigue levels are written down as they fall.", reason: "Concerns paper and pencil; the levels are part of the game's state." },
  "B20.0": { title: "Demoralization", kind: "enforce", text: "When eliminated British units add up to more than 22 melee points, not counting parenthesised ones, every British unit fights on with half its morale, rounded up." },
  "B21.0": { title: "British cavalry stacks", kind: "enforce", text: "British cavalry may stack up to four strength points in a hex, and a gun may be with it." },

  // B22 The Aqueduct
  "B22.0": { title: "The Aqueduct", kind: "info", text: "The Aqueduct weakens attacks made out of it and hinders horses and guns.", reason: "A summary: B22.11 to B22.22 carry the rules." },
  "B22.1": heading("The Aqueduct and combat", "B22.11 to B22.13"),
  "B22.11": { title: "Attacking out of it", kind: "enforce", text: "A unit that attacks in melee out of an Aqueduct hex has half its melee strength, rounded down." },
  "B22.12": { title: "Defending in it", kind: "enforce", text: "A unit in an Aqueduct hex defends at full strength." },
  "B22.13": { title: "Fire", kind: "enforce", text: "The Aqueduct makes no difference to fire." },
  "B22.2": heading("The Aqueduct and movement", "B22.21 and B22.22"),
  "B22.21": { title: "Cost", kind: "data", text: "Entering an Aqueduct hex costs 3 movement points." },
  "B22.22": { title: "Closed to horses and guns", kind: "enforce", text: "Cavalry and guns do not enter Aqueduct hexes, and are eliminated if combat forces them in. The erratum to 13.0 opens roads and bridge hexes to undisrupted ones in their Movement Phase.", errata: true },

  // B23 Victory
  "B23.0": { title: "Victory", kind: "info", text: "The player with the most victory points at the end wins.", reason: "A summary: B23.1 to B23.22 carry the rules." },
  "B23.1": { title: "Judging victory", kind: "enforce", text: "A difference below 50 points is a draw; otherwise the higher total wins." },
  "B23.2": heading("Victory point schedule", "B23.21 and B23.22"),
  "B23.21": { title: "Russian points", kind: "data", text: "Points for melee strength eliminated (British cavalry double), for captured redoubt guns, other British guns, two or more units brought off the map at 2025, and the redoubts 1811, 2012 and 2313 held at the end.", errata: true },
  "B23.22": { title: "Allied points", kind: "data", text: "Points for Russian melee strength eliminated, for redoubt guns that remain, for Russian guns eliminated, and for being the last in the redoubts 0714, 1114 and 1312." },
  "B24.0": { title: "Designer's notes", kind: "info", text: "Remarks on the battle, with two poems.", reason: "Commentary, no rule." },
} as const satisfies Record<string, RuleEntry>;
