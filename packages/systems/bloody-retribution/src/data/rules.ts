/** Every case of the rulebook and of the charts printed with the map, in our own words, in the order of the book. */
export const rules = {
  // 1 Introduction
  "1.1": { title: "Two sides", kind: "info", text: "A game for two, Russian against Allied, in which both attack and defend; one person may play both.", reason: "It describes the game; who sits where is the lobby's business." },
  "1.2": { title: "Scale and fog", kind: "info", text: "A hex is 200 yards. Turns 1 and 2 last two hours each, turns 3 to 5 one hour: the longer turns stand for the fog.", reason: "Scale only; fog has no rule of its own." },
  "1.3": { title: "Advice to the Allied player", kind: "info", text: "Fight for the Lancaster Battery from the start, and use the French against the Russian right.", reason: "Advice, nothing to enforce." },
  "1.4": { title: "Advice to the Russian player", kind: "info", text: "Think of traffic, stretch to the west, and kill Piquets early.", reason: "Advice, nothing to enforce." },

  // 2 Components
  "2.1": { title: "Contents", kind: "data", text: "Rules, a map, a sheet of 228 counters of which some belong to another game, and one six-sided die." },
  "2.2": { title: "Map and hex numbers", kind: "data", text: "Each hex has its own four-digit number and a unit is always in exactly one hex. The Sandbag Battery's redoubt is 1910." },
  "2.3": { title: "Counters", kind: "info", text: "A counter is either a combat unit or a marker.", reason: "Says how to handle cardboard; the kinds themselves are 2.4 to 2.13." },
  "2.4": { title: "Reading a unit", kind: "data", text: "A unit shows its nation, identity, type, combat factor and set-up hex. The sample is the 1st Battalion Bourtirsk: factor 4, hex 0308." },
  "2.5": { title: "Nations and formations", kind: "data", text: "Green is Soimonov's division, grey Pavlov's, red British, blue French." },
  "2.6": { title: "Identities", kind: "data", text: "Russian units are named battalion/regiment; a letter before the number marks a British detachment; the book lists the abbreviations." },
  "2.7": { title: "Unit size", kind: "data", text: "Organizational size has no effect on play. There are thirteen British Piquets." },
  "2.8": { title: "Unit types", kind: "data", text: "Infantry, Zouave infantry (French only) and cavalry. Guns have no counters." },
  "2.9": { title: "Movement factor", kind: "enforce", text: "Every infantry and cavalry unit has a movement factor of 12. Piquets never move." },
  "2.10": { title: "Combat factor", kind: "data", text: "One number, used in attack and in defence alike." },
  "2.11": { title: "Steps", kind: "enforce", text: "A two-step Allied unit that loses a step goes on as its one-step substitute; a unit that loses its last step is out. Nothing ever comes back. Russians have one step." },
  "2.12": { title: "Disruption and recovery", kind: "enforce", text: "Moving, attacking or defending disrupts a unit. Disrupted, it keeps its zone and defends in full but neither moves nor attacks. All recover in Phases III and V; Piquets are never disrupted." },
  "2.13": { title: "Markers", kind: "data", text: "Markers for victory hexes held by Russia, bombardments, the batteries on Shell Hill and the turn." },

  // 3 Set-up and hex control
  "3.1": { title: "Choosing sides", kind: "info", text: "Agree on sides, then set up as the following cases say.", reason: "Seats are chosen in the lobby and the set-up is fixed." },
  "3.2": { title: "Markers at the start", kind: "data", text: "The turn marker begins in box 1. Bombardment markers, control markers and Allied substitutes lie ready beside the map." },
  "3.3": { title: "Units at the start", kind: "enforce", text: "Units begin in the hex printed on them; only the Allies have later arrivals. Errata: SB6 arrives on turn 3; 1R-3 and 1R-4 have two steps. Stacking limits hold." },
  "3.4": { title: "Hex control", kind: "enforce", text: "The six victory hexes have an owner, the Allies at first. Whoever's unit enters one owns it from that instant." },
  "3.5": { title: "A zone is not control", kind: "enforce", text: "A zone of control reaching into a victory hex never changes its owner." },

  // 4 How to win
  "4.1": { title: "Who is trying what", kind: "enforce", text: "Russia may win the war, win the operation or draw; the Allies win by preventing all three." },
  "4.2": { title: "Sudden death", kind: "enforce", text: "A Russian unit that enters any hex of the south map edge ends the game at once: a war-winning victory." },
  "4.3": { title: "Verdict after turn 5", kind: "enforce", text: "By the number of victory hexes Russia owns at the end of turn 5: none, Allied victory; one, draw; two, operational victory; three or more, war-winning victory." },
  "4.4": { title: "Capitulation", kind: "choice", text: "Either player may give up at any time." },

  // 5 Turn sequence
  "5.1": { title: "Five turns of five phases", kind: "enforce", text: "The game lasts at most five turns. What belongs to a phase is done in that phase; nothing is taken back unless the opponent agrees." },
  "5.2": { title: "Outline of a turn", kind: "enforce", text: "I order of phases, II first action phase, III recovery, IV second action phase, V recovery." },
  "5.3": { title: "Order of the phases", kind: "enforce", text: "Turn 1 is movement, then combat. From turn 2 the Russian rolls: 1 to 3 movement first, 4 to 6 combat first. The die is never modified." },
  "5.4": { title: "Alternating actions", kind: "enforce", text: "Russian first, the players take turns to move one unit or make one attack. Whoever will do neither must disrupt a unit where it stands (the Russian may set a bombardment marker aside instead): time marches on." },
  "5.5": { title: "Allied reinforcements", kind: "enforce", text: "Units marked 1, 2 or 3 may enter in a movement phase from that turn on, through any south-edge hex from 0824 to 2125, at normal cost and with the rest of their 12 points to spend. Each entry is one action." },
  "5.6": { title: "Russian bombardment", kind: "enforce", text: "Six markers, each usable once a turn, each use one Russian action against one Allied unit within nine hexes of a Shell Hill battery. Bombardment never eliminates. An Allied attack into 1208 or 1309 removes all markers for good." },
  "5.7": { title: "Allied artillery", kind: "enforce", text: "On turns 3 and 4 every Allied attack shifts one column to the right." },
  "5.8": { title: "End of an action phase", kind: "enforce", text: "An action phase ends by agreement, or when neither side has an undisrupted unit or an unused marker left. A side that still has some when the other is out goes on alone." },
  "5.9": { title: "End of a turn", kind: "enforce", text: "After Phase V the turn marker advances; after turn 5 the game is judged." },
  "5.10-I": { title: "Phase I: order", kind: "enforce", text: "From turn 2 the Russian rolls for the order. There is one movement and one combat phase, and Russia acts first in each." },
  "5.10-II": { title: "Phase II: first action phase", kind: "enforce", text: "No passing: who does not act disrupts a unit in place. Survivors of both sides in a battle are disrupted. Any number of eligible undisrupted units may join one attack; a unit attacks once but may be attacked again." },
  "5.10-III": { title: "Phase III: first recovery", kind: "enforce", text: "All disrupted units on the map recover. Markers are not taken back yet." },
  "5.10-IV": { title: "Phase IV: second action phase", kind: "enforce", text: "The other kind of action phase." },
  "5.10-V": { title: "Phase V: second recovery", kind: "enforce", text: "All disrupted units on the map recover and the Russian takes back his bombardment markers." },

  // 6 No stacking
  "6.1": { title: "Stacking in general", kind: "enforce", text: "Units hardly ever share a hex, and the limits hold at set-up and in all phases." },
  "6.2": { title: "One unit to a hex", kind: "enforce", text: "A hex holds a single mobile unit, disrupted or not." },
  "6.3": { title: "No mixing of sides", kind: "enforce", text: "Units of opposing sides never share a hex." },
  "6.4": { title: "Piquets and stacking", kind: "enforce", text: "A Piquet may share its hex with one British or French mobile unit." },
  "6.5": { title: "Markers and stacking", kind: "enforce", text: "Markers do not count for stacking." },

  // 7 Zones of control
  "7.1": { title: "Zones of control", kind: "enforce", text: "Every unit and Piquet, always, controls the six hexes around it, across any hexside and terrain. Opposing zones overlap freely." },
  "7.2": { title: "Zones and movement", kind: "enforce", text: "A unit that enters an enemy zone must stop. A unit that begins in one may move only if its first step leads out of all enemy zones." },
  "7.3": { title: "Zones and combat", kind: "enforce", text: "Standing in an enemy zone never obliges a unit to attack." },
  "7.4": { title: "Friends do not cancel a zone", kind: "enforce", text: "An enemy zone stays in force in a hex where a friendly unit stands." },
  "7.5": { title: "Zones and advances", kind: "enforce", text: "Enemy zones do not hinder an advance after combat." },

  // 8 Movement
  "8.1": { title: "Moving", kind: "enforce", text: "A mobile unit has 12 movement points and goes from hex to adjacent hex, paying for each. Units move one at a time." },
  "8.2": { title: "Limits of movement", kind: "enforce", text: "Points are neither saved nor lent and need not all be spent. A move is completed before the next begins and leaves the unit disrupted until the next recovery." },
  "8.3": { title: "No guaranteed move", kind: "enforce", text: "A unit that cannot pay the whole cost of a hex does not enter it. No unit enters an enemy-held hex, and disrupted units do not move." },
  "8.4": { title: "Terrain", kind: "data", text: "Nine kinds of terrain and water. The chart on the map sums up what the cases say." },
  "8.5": { title: "Clear", kind: "enforce", text: "2 points for everyone. A hex is clear only if it holds nothing else." },
  "8.6": { title: "Forest", kind: "enforce", text: "2 points for Zouaves, 3 for all others." },
  "8.7": { title: "Water, marsh, roads and bridges", kind: "enforce", text: "River, aqueduct or marsh off the road: 3 points for Zouaves, 4 for others, closed to cavalry. From road hex to road hex across the road's own hexside: 1 point, bridges included, and no slope cost." },
  "8.8": { title: "Slopes", kind: "enforce", text: "Crossing a slope uphill costs 1 point more, downhill nothing. Between 0805 and 0906 the uphill side is 0906." },
  "8.9": { title: "Steep slopes", kind: "enforce", text: "Crossing one in either direction costs 2 points more, Zouaves 1." },
  "8.10": { title: "Redoubts", kind: "enforce", text: "Crossing a redoubt hexside in either direction costs 1 point more; cavalry crosses only by road." },
  "8.11": { title: "Sea", kind: "enforce", text: "All-sea hexes and hexsides, in the north-west, are out of play." },
  "8.12": { title: "Costs add up", kind: "enforce", text: "All costs that apply to a step are added together." },

  // 9 Combat
  "9.1": { title: "Attacking", kind: "enforce", text: "Attacks are voluntary. An attack has one objective hex and any number of adjacent units; no attacked unit may decline." },
  "9.2": { title: "Repeated attacks", kind: "enforce", text: "A hex may be attacked again and again, each time as a new action. Attacking and defending both disrupt; disrupted units defend in full. A unit attacks once in a phase, momentum attacks apart." },
  "9.3": { title: "Who may attack together", kind: "enforce", text: "Factors are never split. British and French never join in one attack, nor do Soimonov's and Pavlov's divisions." },
  "9.4": { title: "One attack after another", kind: "enforce", text: "No limit on attacks and none is announced in advance, but one is finished before the next begins. The same goes for bombardments." },
  "9.5": { title: "Differential", kind: "enforce", text: "The attackers' factors together, less the factors defending." },
  "9.6": { title: "Column", kind: "enforce", text: "The differential names the column, and what is off the table uses the last one. Five against three is +2." },
  "9.7": { title: "Clear and forest in combat", kind: "enforce", text: "Neither helps the defender." },
  "9.8": { title: "Attacking out of water", kind: "enforce", text: "If every attacker stands in a river, aqueduct or marsh hex, bridged or not, the defender loses one step less. Standing in such a hex is no help in defence." },
  "9.9": { title: "Attacking up slopes", kind: "enforce", text: "If every attacker comes uphill across a slope, the defender loses one step less." },
  "9.10": { title: "Attacking a redoubt", kind: "enforce", text: "If every attacker comes across redoubt hexsides into the work, the defender loses two steps less. No flank or momentum attack crosses the work from outside." },
  "9.11": { title: "Attacking up steep slopes", kind: "enforce", text: "If every attacker comes uphill across steep slopes, or some of them across slopes, the defender loses one step less. No flank or momentum attack crosses a steep slope in either direction." },
  "9.12": { title: "Sea in combat", kind: "enforce", text: "No attack into an all-sea hex or across an all-sea hexside." },
  "9.13": { title: "Allied artillery in combat", kind: "info", text: "Points back to 5.7.", reason: "A cross-reference; the shift is enforced under 5.7." },
  "9.14": { title: "Cavalry in combat", kind: "enforce", text: "Cavalry defends like any unit. Cavalry that attacks is eliminated, and its steps count towards the attacker's loss." },
  "9.15": { title: "The die", kind: "enforce", text: "When everything is reckoned, roll one die on the final column. A 3 under +5 is 1/2." },
  "9.16": { title: "Results", kind: "enforce", text: "The left number is the attacker's loss in steps, the right the defender's, each for the whole force. What cannot be taken is forgotten." },
  "9.17": { title: "Sharing out losses", kind: "choice", text: "Each owner spreads his loss over his units in the battle as he likes, attacking cavalry excepted." },
  "9.18": { title: "Flank attacks", kind: "enforce", text: "A unit next to an enemy-held hex may attack an adjacent empty hex in an enemy zone: no die and no loss, it simply advances. At most one flank and one momentum attack for a unit in a phase; none across steep slopes or into a redoubt over its hexsides." },
  "9.19": { title: "Advance and momentum", kind: "enforce", text: "If the attacked hex is left empty, one surviving attacker may advance into it, and may at once attack once more, alone. There is no third attack; the unit is disrupted afterwards. Defenders never advance." },
  "9.20": { title: "Piquets in combat", kind: "enforce", text: "A Piquet defends with one step and never attacks. Units may attack out of its hex, but it cannot take their losses." },

  // Terrain Effects Chart
  "TEC-1": { title: "Chart: clear", kind: "enforce", text: "2 points; no effect in combat." },
  "TEC-2": { title: "Chart: forest", kind: "enforce", text: "Zouaves 2, others 3; no effect in combat." },
  "TEC-3": { title: "Chart: river, aqueduct, marsh", kind: "enforce", text: "Zouaves 3, others 4, cavalry by road only. One step less if all attackers are in water, not all of it bridged (9.8 says bridged or not). Cavalry may not attack into it, even by road." },
  "TEC-4": { title: "Chart: road", kind: "enforce", text: "1 point and no slope cost along the road; in combat the other terrain counts." },
  "TEC-5": { title: "Chart: bridged river", kind: "enforce", text: "1 point along the road, else like unbridged water; in combat as water." },
  "TEC-6": { title: "Chart: slope", kind: "enforce", text: "1 point more uphill, nothing downhill; one step less if all attackers come uphill." },
  "TEC-7": { title: "Chart: steep slope", kind: "enforce", text: "2 points more, Zouaves 1, both ways; one step less if all attackers come uphill over slopes of either kind; no flank or momentum attack across." },
  "TEC-8": { title: "Chart: redoubt", kind: "enforce", text: "1 point more, cavalry by road only; one step less (9.10 says two) if all attackers come through redoubt hexsides; no flank or momentum attack from outside, free from inside." },
  "TEC-9": { title: "Chart: sea", kind: "enforce", text: "Neither movement nor combat." },
  "TEC*": { title: "Chart: everything adds up", kind: "enforce", text: "All costs and combat effects that apply are added together." },
  "TEC**": { title: "Chart: only along the road", kind: "enforce", text: "The road rate needs a road hex, a road hex and the road crossing the hexside between; otherwise the other terrain counts." },

  // Combat Results Table and Russian Bombardment Table
  "CRT": { title: "Combat Results Table", kind: "enforce", text: "Six rows, thirteen columns from -2 to +10. Differentials beyond either end use the last column." },
  "RBT": { title: "Russian Bombardment Table", kind: "enforce", text: "Up to 3 nothing, 4 and 5 disrupted, 6 and more disrupted and a two-step target loses a step. Coldstream and Grenadier Guards -1, target next to Shell Hill +1." },
} as const;
