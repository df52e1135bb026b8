import type { Refusal } from "@redoubt/engine";

type Params = Refusal["params"];
type Sentences = Readonly<Record<string, (p: Params) => string>>;

/** Turns, markers, orders, riders (II, III, XV). */
const command: Sentences = {
  "cannot-gather": ({ hex }) =>
    `No routed units of yours in ${hex} can be set to rally: enemies are too near, or nobody is routed there.`,
  "cannot-yield": () =>
    "The initiative cannot be yielded now: the other side has no marker left, or it was yielded already.",
  "chooses-now": () => "This marker is chosen, not drawn.",
  "draws-now": () => "Only the first marker of a turn is chosen; now one is drawn.",
  "command-not-open": () => "That command cannot be activated with this marker now.",
  "no-such-marker": () => "There is no such marker in your cup, or no command left to use it.",
  "takes-a-marker": () => "Take or draw a marker, or yield.",
  "names-a-command": () => "Name the command that the marker activates.",
  "draws-to-sustain": () => "To keep the initiative a marker is drawn; whose it is checks.",
  sustain: () => "Try to keep the initiative with one of your leaders, or let it go.",
  support: () => "Say first whether a rider supports the try.",
  "not-to-sustain-with": ({ unit }) => `The initiative cannot be kept with ${unit} now.`,
  "own-order": () => "Say first whether the leader tries to change his order.",
  "no-try-now": () => "An order can be tried only before all else in the activation, by the active leader himself.",
  "order-sheet": () => "Write orders, or seal the sheet.",
  "order-way": () => "Say how the order is to reach him.",
  "order-written": ({ unit }) => `An order for ${unit} stands on the sheet already.`,
  order: () => "Say which order: attack, defense, or forced march.",
  goal: () => "Name the hex at the edge of the map towards which he goes.",
  distance: () => "Say how many hexes he goes.",
  "no-goal": ({ hex }) =>
    `${hex} is no goal for him: a goal lies at the edge of the map, and a leader on his own must see a hex on the way.`,
  "not-so-far": () => "That distance cannot be written: it ends beyond the goal, or he does not see a hex there.",
  "no-march-of-his-own": () => "On his own a leader takes any order but a Forced March.",
  "leads-no-command": ({ unit }) => `${unit} leads no division or independent brigade.`,
  "leader-defends": ({ unit }) => `${unit} is under Defense and stays where he is.`,
  "leader-has-arrived": ({ unit }) => `${unit} has gone as far as he was ordered and stops.`,
  "out-of-reach": ({ unit }) =>
    `No order can reach ${unit} now: nobody is near enough, no rider is free, or his order cannot be changed.`,
  "not-half-broken": ({ unit }) =>
    `${unit} cannot go over to Defense on the spot: not more than half of his units are broken.`,
  "station-sheet": () => "Mark routed units, move your highest commanders, or seal the sheet.",
  "does-not-ride-now": ({ unit }) => `${unit} does not move in the command phase.`,
  rides: ({ unit }) => `Say where ${unit} rides, or that he stops.`,
  "not-to-ride-there": ({ hex }) => `He cannot ride to ${hex}.`,
  "not-on-the-vector": ({ unit }) => `Under his order ${unit} rides only towards his goal.`,
  "distance-gone": ({ unit }) => `${unit} goes no farther than the distance of his order.`,
  "leader-owes-move": ({ unit }) => `${unit} must still advance as his order demands.`,
  "no-points": ({ unit }) => `${unit} has no Movement Points left.`,
  "no-entry": ({ unit }) => `${unit} cannot come onto the map there now.`,
  "next-piece": () => "Take up a piece, or end the activation.",
  "not-active": ({ unit }) => `${unit} is not of the side whose activation it is.`,
  "other-command": ({ unit }) => `${unit} does not belong to the command that is active.`,
  "has-finished": ({ unit }) => `${unit} has finished its move.`,
  "group-is-past": ({ unit }) =>
    `${unit} was out of command, or of a brigade that was: the others have begun, so it stays.`,
  "moves-alone": ({ unit }) => `${unit} moves by itself as it is.`,
  "not-to-be-raised": ({ unit }) => `${unit} cannot be put on top now.`,
  "not-deployable": ({ unit }) =>
    `${unit} cannot go out now: its battalion must stand closed and not have begun to move.`,
  "not-absorbable": ({ unit }) => `${unit} cannot fall in: its battalion is not in its hex, or one of them is routed.`,
  "chases-rider": () => "Say where the rider is chased to.",
  "not-chased-there": ({ hex }) => `The rider cannot be chased to ${hex}.`,
  "comes-back": () => "Say where the commander comes back.",
  "not-back-there": ({ unit, hex }) => `${unit} cannot come back in ${hex}.`,
  "rides-away": () => "Say to whom the commander rides.",
  "no-refuge": ({ hex }) => `${hex} is not the nearest hex with units of his.`,
};

/** Moves, formations, stacks (IV to VIII). */
const movement: Sentences = {
  "moves-now": ({ unit }) => `${unit} is on the move: go on with it, or end its move.`,
  "no-unit": () => "There is no such unit.",
  "not-on-map": ({ unit }) => `${unit} is not on the map.`,
  "off-map": () => "The map ends there.",
  "not-adjacent": ({ unit, hex }) =>
    unit === undefined ? `${hex} is not next to it.` : `${unit} cannot get to ${hex} from where it is.`,
  impassable: ({ unit, hex }) => `${unit} cannot enter ${hex} in its formation.`,
  "stays-together": ({ unit }) => `${unit} is left behind before its stack does anything, not after.`,
  "fixed-guns": ({ unit }) => `${unit} never leaves its hex.`,
  "garrison-stays": ({ unit }) => `${unit} is a garrison in square and must change formation before it moves.`,
  "not-front-or-rear": ({ unit, hex }) => `${unit} moves to its front or rear: it must turn before it goes to ${hex}.`,
  "too-dear": ({ unit, hex, cost, left }) => `${hex} costs ${cost} Movement Points; ${unit} has ${left}.`,
  "too-dear-a-turn": ({ unit, cost, left }) => `That turn costs ${cost} Movement Points; ${unit} has ${left}.`,
  "too-dear-a-formation": ({ unit, cost, left }) =>
    `That formation costs ${cost} Movement Points; ${unit} has ${left}.`,
  "too-few-points": ({ unit, price, left }) => `That costs ${price} Movement Points; ${unit} has ${left}.`,
  "enemy-in-hex": ({ hex }) => `Enemies are in ${hex}.`,
  "too-many-points": ({ hex, points, most }) => `${points} stacking points would be in ${hex}; ${most} are the most.`,
  "foot-and-horse": ({ one, other }) => `${one} and ${other} cannot share a hex: infantry and cavalry never stack.`,
  "two-brigades": ({ one, other }) => `${one} and ${other} are of different brigades and cannot stop in one hex.`,
  "brigade-and-none": ({ hex }) => `Units of a brigade and units of none cannot stop together in ${hex}.`,
  "faces-otherwise": ({ unit, other }) => `${unit} must face as ${other} does to stop there.`,
  "closed-hex": ({ hex }) => `Nobody may enter ${hex} on this turn.`,
  "no-exit-here": ({ unit }) => `${unit} cannot leave the map here.`,
  "cavalry-only-to-charge": ({ unit, hex }) => `${unit} may go to ${hex}, next to enemies, only to charge them.`,
  "leaves-range-on-defense": ({ unit }) => `Under Defense ${unit} does not leave the range of its commanders.`,
  "back-in-command": ({ unit }) => `${unit} was out of command and goes no farther than the range of command.`,
  "not-towards-headquarters": ({ unit }) => `${unit} is out of command and moves only towards its headquarters.`,
  "division-leaderless": ({ unit }) => `${unit} stays where he is until his division commander is back.`,
  "leaderless-brigade": ({ unit }) => `${unit} has lost its leader and enters no hex of its own will.`,
  "rallies-before-marching": ({ unit }) => `On a Forced March ${unit} must rally before it moves.`,
  "nobody-turns": () => "Nobody here has a facing to change.",
  "not-such-a-turn": ({ unit }) => `${unit} turns by 60 or 180 degrees at a time, if it has a facing at all.`,
  "no-such-facing": () => "There are six facings, 0 to 5.",
  "no-such-formation": () => "There is no such formation.",
  "guns-have-no-formation": ({ unit }) => `${unit} has no formation: guns have none.`,
  "already-so": ({ unit }) => `${unit} stands in that formation already.`,
  "two-battalions": ({ unit }) => `${unit} closes up only with skirmishers of its own battalion.`,
  "battalion-elsewhere": ({ unit }) => `The closed battalion of ${unit} is on the map: its skirmishers only join it.`,
  "not-its-formation": ({ unit, formation }) => `${unit} never takes ${formation}.`,
  "too-many-skirmishers": ({ most }) => `At most ${most} points may stand in skirmish formation in a hex.`,
  "skirmishers-must-part": ({ unit, most }) =>
    `${unit} stands among more than ${most} points of skirmishers: they must part, one by one.`,
  routed: ({ unit }) => `${unit} is routed.`,
  "no-march-order": ({ unit }) => `${unit} is under no Forced March order.`,
  "march-ordered": ({ unit }) => `${unit} marches by order: the marker comes off only after the order has changed.`,
  "not-in-column": ({ unit }) => `${unit} must be in column to march.`,
  "in-order": ({ unit }) => `${unit} is in order.`,
  "rallies-in-its-phase": ({ unit }) =>
    `${unit} is routed: it rallies in the reorganization phase, if it was marked for it.`,
  "is-hauled": ({ unit }) => `${unit} is hauled along the road and does nothing else.`,
  "held-back": ({ unit }) => `${unit} stays until enemies come near.`,
  "stays-west": ({ unit, column }) => `${unit} stays west of column ${column} while no enemies threaten there.`,
  "cut-closed-to-guns": ({ unit }) => `${unit} cannot climb here: guns have only certain roads through the cliffs.`,
  "guns-march-no-cut": ({ unit }) => `${unit} cannot climb the cliffs on a Forced March.`,
};

/** Fire and reactions (VI, X, XI). */
const fire: Sentences = {
  "does-not-fire": ({ unit }) => `${unit} does not fire.`,
  "not-on-top": ({ unit }) => `${unit} is not on top of its stack: only the top unit fires.`,
  "british-column": ({ unit }) => `${unit} fires and fights in line alone.`,
  "column-does-not-fire": ({ unit }) => `${unit} is in assault column, which does not fire.`,
  "on-the-march": ({ unit }) => `${unit} bears a FORCED MARCH marker.`,
  "march-order": ({ unit }) => `${unit} is under a Forced March order, which forbids it.`,
  "fires-before-melee": ({ unit }) => `${unit} has attacked and fires no more.`,
  "no-target": ({ hex }) => `No enemies are in ${hex}.`,
  "out-of-range": ({ unit, hex, range, reach }) => `${hex} is ${range} hexes from ${unit}, which reaches ${reach}.`,
  "not-in-front": ({ unit, hex }) => `${hex} does not lie before the front of ${unit}.`,
  "not-seen": ({ unit, hex }) => `${unit} does not see ${hex}.`,
  "under-assault": ({ unit, hex }) => `${unit ?? hex} bears an ASSAULT marker in this activation.`,
  "fires-now": () => "Let others of the battery join, or fire.",
  "has-joined": ({ unit }) => `${unit} fires already.`,
  "other-battery": ({ unit }) => `${unit} is not a half-battery of the same battery in the same hex.`,
  instructs: () => "Say for whom an instruction is and what it says, or leave it.",
  "not-to-instruct": () => "That is not yours to instruct.",
  "no-such-instruction": () => "There is no such instruction.",
  reacts: () => "React to the enemy, or let him go on.",
  "has-reacted": ({ unit }) => `${unit} has reacted in this activation.`,
  "not-passive": ({ unit }) => `${unit} is not yours to react with.`,
  "no-stroke": ({ unit }) =>
    `${unit} cannot strike now: infantry in order and in command counterattacks an enemy next to it in its front, cavalry in order and in line countercharges one in its zone.`,
  "not-in-its-zone": ({ unit }) => `The enemy does not act where ${unit} could react to it.`,
  "cannot-react": ({ unit }) => `${unit} is routed or gone and cannot react.`,
  "no-fire-to-hold": ({ unit }) => `${unit} could not fire now anyhow: it simply falls back.`,
  "not-next-to": ({ unit, hex }) => `${unit} is not next to ${hex}.`,
  "not-its-attack": ({ unit }) => `${unit} attacks otherwise: infantry with the bayonet, cavalry by a charge.`,
  "fires-at-who-acts": ({ unit }) => `${unit} may fire only at those who act.`,
  "does-not-fall-back": ({ unit }) =>
    `${unit} cannot fall back here: only lone skirmishers and horse guns do so before infantry or guns that come into their zone, and horse skirmishers before any but their like, with room behind them and no enemy on them from the start.`,
  "forms-no-square": ({ unit }) =>
    `${unit} cannot form square now: it takes infantry of 3 Strength Points in the hex, and enemy cavalry in sight within two hexes or in its zone.`,
  "not-its-reaction": ({ unit }) => `${unit} cannot react in that way.`,
};

/** Cold steel, falling back, flight (XII, XIV). */
const steel: Sentences = {
  "guns-do-not-attack": ({ unit }) => `${unit} cannot attack: guns never do.`,
  "not-in-order": ({ unit }) => `${unit} is disorganized or routed and does not attack.`,
  "out-of-command": ({ unit }) => `${unit} is out of command and does not attack.`,
  "order-forbids-attack": ({ unit }) => `The order of ${unit} forbids attacks.`,
  "has-attacked": ({ unit }) => `${unit} has attacked in this activation.`,
  "attacked-already": ({ hex }) => `Those in ${hex} have been attacked in this activation.`,
  "one-hex-from-here": ({ unit }) => `Others have attacked, or wait to attack, another hex from where ${unit} stands.`,
  "foot-and-horse-apart": ({ hex }) => `Infantry and cavalry do not attack ${hex} together.`,
  "hexes-do-not-touch": ({ unit, hex }) => `${unit} is not next to those who wait to attack ${hex}.`,
  "not-in-its-formation": ({ unit }) => `${unit} cannot attack that target in its formation.`,
  "too-few-points-to-enter": ({ unit, hex, cost, left }) =>
    `${hex} would cost ${cost} Movement Points; ${unit} has ${left}, and must be able to enter it.`,
  "way-too-dear": ({ unit, most }) =>
    `${unit} cannot charge there: some hex of the way costs more than ${most} points.`,
  "not-seen-at-start": ({ unit, hex }) => `${unit} did not see those in ${hex} as its move began.`,
  "routed-are-approached": ({ hex }) => `Those in ${hex} are routed: come next to them, and they run or are destroyed.`,
  "too-far-to-charge": ({ unit, hex }) => `${unit} must come within two hexes of ${hex} to charge.`,
  closes: () => "Say from which hex the charge goes in.",
  "resolve-or-wait": () => "Resolve the attack, or wait for others to join it.",
  "press-or-abandon": () => "Say whether the charge on the square goes on.",
  "stand-or-withdraw": () => "Say whether they stand or withdraw.",
  "who-pays": () => "Say which stack bears the loss.",
  "does-not-pay": ({ unit }) => `${unit} is not one of the stacks that bear the loss.`,
  "crosses-boxes": () => "Say from which of its counters a box is crossed off.",
  "no-box-there": ({ unit }) => `${unit} has no box to cross off there.`,
  pursues: () => "Say who advances.",
  "does-not-pursue": ({ unit }) => `${unit} cannot advance into the hex.`,
  "faces-after-pursuit": () => "Say how they face after the pursuit.",
  "falls-back": () => "Say to which hex they fall back, or that they stop.",
  "not-back": ({ hex }) => `They cannot go back to ${hex}.`,
  "too-near": () => "They are still too near to the enemy to stop.",
  flees: () => "Say where they flee to.",
  "no-flight-there": ({ hex }) => `They cannot flee to ${hex}.`,
};

/** A sentence for every code of a refusal. */
export const refusalSentences: Sentences = {
  ...command,
  ...movement,
  ...fire,
  ...steel,
  "not-offered": () => "That is no answer to what is asked.",
};

/** Why an answer is refused, as one sentence. */
export const refusalSentence = ({ code, params }: Refusal): string => refusalSentences[code](params);
