/** What a step says. */
export interface StepText {
  readonly title: string;
  readonly text: string;
  /** What to do, on a page with a mouse or with a finger. */
  readonly todo: string;
  readonly rules: readonly string[];
}

/** Every sentence of the guided first battle, by the step that says it. */
export const stepTexts: Readonly<Record<string, StepText>> = {
  ground: {
    title: "The ground and a battalion",
    text: "You lead the Russians on the Inkerman ridge. A hex is 200 yards of it; a counter is a battalion, and its big number is its strength.",
    todo: "Drag the map and zoom. The Sandbag Battery, 1910, is what we are here for.",
    rules: ["2.2", "2.4", "2.10"],
  },
  bombard: {
    title: "The first shot",
    text: "The sides take turns, one action each: a move, an attack or a shot. Begin with a shot: your guns on Shell Hill reach the 41st Foot in the battery.",
    todo: "Choose the 41st in 1910, then Bombard. The chances are shown before you roll.",
    rules: ["5.4", "5.6"],
  },
  "take-up": {
    title: "Take up a battalion",
    text: "A 6 disrupts the 41st and takes a step. The Allies have had their action too, so it is your turn again. A battalion has 12 movement points. Take up 1/Ta, of the Taroutine regiment: the hexes that it can reach are marked, with what they cost.",
    todo: "Choose 1/Ta on the map, then Move.",
    rules: ["RBT", "2.9", "8.1"],
  },
  "why-not": {
    title: "Ask why not",
    text: "The dice of this lesson are laid out beforehand. A wrong click does no harm: the game answers with the rule that forbids it. Try to walk straight into the Sandbag Battery while the British are in it.",
    todo: "Choose hex 1910, or anything else that is not marked.",
    rules: ["6.3", "8.3"],
  },
  undo: {
    title: "Change your mind",
    text: "That is how refusals look; the rule itself is one click away. Until dice fall or the other side acts, whatever you did can be taken back.",
    todo: "Press Undo, or the key Z, and the battalion is put down again.",
    rules: [],
  },
  move: {
    title: "Forest, slopes and zones",
    text: "Forest costs 3 points, and a slope 1 more uphill. Each unit controls the six hexes around it, and whoever enters such a zone of the enemy must stop: 1909, right under the wall, is as far as you get.",
    todo: "Take up 1/Ta once more and send it to 1909.",
    rules: ["8.6", "8.8", "7.1", "7.2"],
  },
  time: {
    title: "Time marches on",
    text: "Whoever has moved is disrupted and rests until the next recovery. Nobody may simply pass: who does not want to act disrupts one of his units where it stands, and time marches on.",
    todo: "Choose 3/Ta, far behind the others, then Disrupt.",
    rules: ["2.12", "5.4"],
  },
  round: {
    title: "Round the wall",
    text: "The battery is walled to the north and east and open at the back, where 1810 touches it. The climb is steep, 2 points more, and all costs add up. Once the other side has nothing left to do, you go on alone.",
    todo: "Take up 2/Ta and send it to 1810.",
    rules: ["8.9", "8.12", "5.8"],
  },
  close: {
    title: "Close the ring",
    text: "One battalion is left: 1/Ok of the Okhotsk regiment, which is stronger than the others. When nobody can act any more, the phase ends by itself and everybody recovers.",
    todo: "Take up 1/Ok and send it to 1809.",
    rules: ["5.8", "5.10-III"],
  },
  wall: {
    title: "Over the wall?",
    text: "All units have recovered and the combat phase has begun. Plan an attack on the battery with 1/Ta alone and look at the odds: while every attacker comes over the wall, the defender loses two steps less.",
    todo: "Choose 1910 to attack it, then 1/Ta.",
    rules: ["9.1", "9.5", "9.10"],
  },
  odds: {
    title: "Read before you roll",
    text: "Now bring in 2/Ta from the open side, and 1/Ok. Not everybody crosses the wall any more, so its help is gone, and the difference in strength has moved you along the table.",
    todo: "Add 2/Ta and 1/Ok, see how the odds change, then roll.",
    rules: ["9.6", "9.10", "9.15"],
  },
  losses: {
    title: "Who pays for it",
    text: "Of a result such as 1/2 the left number is the attacker's loss in steps, the right one the defender's. Each owner chooses who bears it. Russian battalions have a single step, so a loss is for good.",
    todo: "Choose 1/Ta, and keep the stronger battalion.",
    rules: ["9.16", "9.17", "2.11"],
  },
  advance: {
    title: "Into the battery",
    text: "The hex is empty, and one of the attackers may advance into it. Whoever's unit enters a victory hex owns it from that instant, even after the unit has gone on.",
    todo: "Choose 1/Ok to advance.",
    rules: ["9.19", "3.4"],
  },
  momentum: {
    title: "Enough is enough",
    text: "The unit that advanced may attack once more, all alone. Point at the Guards in 1911 and read the odds first: a good half of an attack is knowing when to leave it.",
    todo: "Halt, and hold what you have.",
    rules: ["9.19"],
  },
  owner: {
    title: "The Guards strike back",
    text: "If you hold the battery, the Grenadier Guards attack it at once from the open side, where no wall helps you. Only entering it changes the owner; a zone of control never does. A phase can also end by agreement.",
    todo: "Offer to end the phase. The Allies will agree.",
    rules: ["3.4", "3.5", "5.8"],
  },
  verdict: {
    title: "How the battle is won",
    text: "That was a turn; from the second on a die tells whether movement or combat comes first. After five turns the victory hexes that Russia owns decide: none, the Allies win; one, a draw; two or more, a Russian victory. A Russian unit on the south edge wins at once.",
    todo: "Now you know enough for the whole battle: five turns, everybody on the map.",
    rules: ["5.3", "4.2", "4.3"],
  },
};

/** What the guide says beside the steps. */
export const guideWords = {
  label: "Lesson",
  progress: (step: number, of: number): string => `Lesson, step ${step} of ${of}`,
  next: "Go on",
  showMe: "Show me",
  skip: "Skip this step",
  leave: "Leave the lesson",
  wholeBattle: "Fight the whole battle",
  playOn: "Play on from here",
  /** While something else has to be finished first. */
  wait: "All in good time: first finish what is asked now, any way you like. Show me does it for you.",
  /** Where what the step suggests cannot be done any more. */
  otherwise: "You went another way, and that is fine. Do what you like here, and the lesson goes on.",
  watching: "The Allies act. Watch, or skip to your next decision.",
} as const;
