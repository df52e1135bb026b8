import { heading, type RuleEntry } from "./rule-entry.ts";

/** The Exclusive Rules of Alma, sections 15 to 24, case by case; "A" stands before the printed number. */
export const almaRules = {
  "A15.0": { title: "The first battle", kind: "info", text: "The armies of Britain, France and Russia meet in full strength a few days after the landing.", reason: "Introduction: history, no rule." },

  // A16 Parent Units
  "A16.0": { title: "Parent Units", kind: "data", text: "Every unit except Russian artillery belongs to a Parent Unit, named on its counter to the right of the slash. Units of different Parent Units fire less well together." },
  "A16.1": { title: "Mixed Parent Units in fire", kind: "enforce", text: "When units of different Parent Units fire in one attack, 1 is subtracted from the die for each Parent Unit taking part, so at least 2." },
  "A16.11": { title: "Russian guns do not count", kind: "enforce", text: "Russian artillery joins the fire of any Russian units without a penalty." },
  "A16.12": { title: "Lowest die", kind: "enforce", text: "A die modified to less than 1 counts as 1." },
  "A16.13": { title: "No effect in melee", kind: "enforce", text: "Parent Units make no difference in melee." },
  "A16.2": { title: "Parent Units at the river", kind: "info", text: "Parent Units also govern how far a unit may go beyond the Alma.", reason: "A pointer to A17.1." },

  // A17 The Alma
  "A17.0": { title: "The river Alma", kind: "data", text: "The Alma is the map's only river and runs from the east edge to the west edge." },
  "A17.1": heading("Crossing the Alma", "A17.11 to A17.13"),
  "A17.11": { title: "Two hexes beyond the river", kind: "enforce", text: "No Allied unit is moved farther than the second hex south of the Alma unless, when that Movement Phase began, all units of its Parent Unit other than guns were south of the river." },
  "A17.12": { title: "Units already too far", kind: "enforce", text: "A unit that begins a Movement Phase beyond its limit is not moved back, but it goes no farther from the river until it is entitled to." },
  "A17.13": { title: "French wait for their guns", kind: "enforce", text: "No French unit is moved farther than the third hex south of the Alma unless all units of its Parent Unit, guns included, were south of it when the Movement Phase began." },
  "A17.2": { title: "Two kinds of bank", kind: "data", text: "East of the bridge 2113/2213 the Alma is river hexsides that cost 3 to cross; west of it, stream hexsides that cost 2.", errata: true },

  // A18 Special terrain
  "A18.0": { title: "Special terrain", kind: "info", text: "Vineyards, the burning village of Bourliuk, and slopes long enough to make the standard sight rules useless here.", reason: "A summary: cases A18.1 to A18.43 carry the rules." },
  "A18.1": { title: "Vineyards", kind: "data", text: "A vineyard hex costs 3 movement points and has its own place on the Melee Combat Results Table; 3901 is one." },
  "A18.2": { title: "Bourliuk burns", kind: "enforce", text: "No unit enters any of the three hexes of Bourliuk." },
  "A18.3": { title: "Steep slope hexes", kind: "enforce", text: "A steep slope hex costs 2 movement points from whichever hex it is entered." },
  "A18.4": { title: "Line of sight at Alma", kind: "enforce", text: "A unit must see its target to fire at it; a blocked line of sight forbids the fire." },
  "A18.41": { title: "The line", kind: "enforce", text: "The line of sight is the straight line from the centre of one hex to the centre of the other." },
  "A18.42": { title: "What blocks the line", kind: "enforce", text: "Only three things block: a ridge hexside, a hexside of a town hex, and two slope hexsides with the high ground between them, as in 7.33.", errata: true },
  "A18.43": { title: "Instead of the standard sight rules", kind: "enforce", text: "These cases take the place of all of 7.3.", errata: true },

  // A19 Artillery
  "A19.0": { title: "Artillery at Alma", kind: "enforce", text: "Guns have no zones of control and are not affected by them. The guns of the non-phasing side may retreat before combat in Defensive Fire.", errata: true },
  "A19.1": { title: "Guns and zones", kind: "enforce", text: "Guns do not stop on entering a zone and never attack in melee. Nobody has to stop next to enemy guns or attack them." },
  "A19.2": { title: "Guns slip away", kind: "choice", text: "In Defensive Fire an undisrupted gun of the non-phasing side in an enemy zone may be moved one hex as if retreating.", errata: true },
  "A19.21": { title: "Only to safety", kind: "enforce", text: "A gun slips away only if it ends outside every enemy zone." },
  "A19.22": { title: "Slip away or fire", kind: "enforce", text: "A gun that slips away does not fire in that Defensive Fire Phase." },
  "A19.3": heading("Movement allowances of artillery", "A19.31 to A19.33"),
  "A19.31": { title: "Allied guns", kind: "data", text: "Allied artillery has a movement allowance of 3." },
  "A19.32": { title: "Russian CB and FB", kind: "data", text: "Russian artillery marked FB or CB has a movement allowance of 3." },
  "A19.33": { title: "Russian GR", kind: "data", text: "Russian artillery marked GR has a movement allowance of 2." },

  // A20 The French
  "A20.0": { title: "The French climb", kind: "enforce", text: "The way over the cliffs keeps the French from moving until Game-Turn 3." },
  "A20.1": { title: "French waiting time", kind: "enforce", text: "No French unit is moved before Game-Turn 3." },
  "A20.2": { title: "Zouave initiative", kind: "enforce", text: "The Zouaves 1z/3rd and 2z/3rd may be moved from Game-Turn 1 on, within the limits of A17.1." },
  "A20.3": { title: "French movement allowance", kind: "data", text: "French infantry has a movement allowance of 4. Alma counters print the allowance." },

  // A21 Preservation
  "A21.0": { title: "Russian Preservation", kind: "info", text: "From Game-Turn 5 the Russian player checks whether his army begins to withdraw.", reason: "A summary: cases A21.1 to A21.2 carry the rules." },
  "A21.1": { title: "Triggering Preservation", kind: "enforce", text: "At the start of each Russian Movement Phase from Game-Turn 5 until it happens, a die plus the number of Russian infantry units eliminated so far triggers Preservation at 10 or more." },
  "A21.13": { title: "No exit before Preservation", kind: "enforce", text: "No Russian unit leaves the map before Preservation is triggered.", errata: true },
  "A21.2": { title: "Leaving the field", kind: "choice", text: "From the turn of the trigger the Russian player should bring two units off the map at 2225 each Game-Turn or pay in victory points. Any number may leave; none comes back.", errata: true },

  // A22 Set-up
  "A22.0": { title: "Setting up Alma", kind: "info", text: "Place each unit in the hex that bears its name; five units and the turn marker are left over.", reason: "Describes how to lay out the counters; the list of A22.1 is the data." },
  "A22.1": { title: "Initial deployment", kind: "data", text: "The set-up hex of each of the 92 units. The hexes of UGL/2E (3013) and UGL/1E (3213) are missing on the map but right in the list.", errata: true },
  "A22.2": { title: "The 4th Division arrives", kind: "enforce", text: "The five British units of the 4th Division enter on any one Game-Turn the Allied player likes, all together, one in each of 2701, 2801, 2901, 3001 and 3101, for 1 movement point each." },
  "A22.3": { title: "First player", kind: "enforce", text: "The Allied player moves first in every Game-Turn." },
  "A22.4": { title: "Length of the game", kind: "enforce", text: "The game lasts twelve Game-Turns; then victory is judged." },

  // A23 Victory
  "A23.0": { title: "Victory", kind: "info", text: "Whoever has the most victory points after twelve turns wins, unless the scores are close.", reason: "A summary: A23.11 to A23.2 carry the rules." },
  "A23.1": { title: "Victory points", kind: "data", text: "Points are gained for objectives and lost for failures; a running score is kept." },
  "A23.11": { title: "Allied points", kind: "data", text: "1 for each Russian infantry unit eliminated; 3 if Preservation is triggered before Game-Turn 7; 2 less for each turn in which the Russians bring two units off the map." },
  "A23.12": { title: "Russian points", kind: "data", text: "1 for each Allied infantry unit eliminated before Preservation and 1 for each complete Game-Turn before it; 1 less for each later turn in which the Allies lost no points.", errata: true },
  "A23.2": { title: "Judging victory", kind: "enforce", text: "Allied minus Russian points: 3 or more is an Allied win, 0 or less a Russian win, anything else a draw." },
  "A24.0": { title: "Designer's notes", kind: "info", text: "Why there is no cavalry, why Parent Units matter, and why the Russians must get away.", reason: "Commentary, no rule." },
} as const satisfies Record<string, RuleEntry>;
