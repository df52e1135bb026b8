import type { Refusal } from "@redoubt/engine";
import { pointsOf } from "@redoubt/mechanics";
import type { World } from "../world.ts";
import { unitName, unitNames } from "./names.ts";

/** What a sentence about a refusal is made of, in words. */
type Told = Readonly<Record<string, string | number>>;
type Sentences = Readonly<Record<string, (told: Told) => string>>;

/** What is asked now, for answers to something else. */
const questions: Readonly<Record<string, string>> = {
  movement: "Units are moved now: choose one, or end the Movement Phase.",
  "fire-target": "It is time to fire: choose a hex to fire at, or end your fire.",
  "cavalry-withdrawal": "Only cavalry withdraws now: choose some, or end the phase.",
  "melee-target": "It is time for melee: choose a hex to attack, or end the phase.",
  "retreat-order": "First choose the unit that retreats next.",
  advance: "The winners advance now: choose who and where to, or let them stay.",
  "redoubt-advance": "A unit may walk into the redoubt now: choose it, or stay out.",
  rally: "Units rally now: choose a disrupted one, or end the phase.",
};

const general = {
  "asked-else": ({ asked }) => questions[asked],
  "game-over": () => "The game is over.",
  "other-side-asked": ({ side }) => `It is for the ${side} side to answer now.`,
  "not-yours": ({ unit }) => `${unit} is not yours to use here.`,
  "not-on-map-yet": ({ unit }) => `${unit} has not entered the map: until then it does nothing.`,
  "unit-gone": ({ unit }) => `${unit} is out of the game.`,
  "nobody-there": ({ hex }) => `Nobody is in ${hex}.`,
  "own-unit-there": ({ hex }) => `The units in ${hex} are your own.`,
  "enemy-there": ({ hex }) => `An enemy unit is in ${hex}.`,
  "not-adjacent": ({ unit, hex }) => `${unit} is not next to ${hex}.`,
} satisfies Sentences;

const grounds: Readonly<Record<string, string>> = {
  edge: "the map ends there",
  sea: "it is sea",
  bourliuk: "Bourliuk is burning",
  cliff: "a cliff bars the way",
  "redoubt-wall": "only a road leads cavalry and guns through a redoubt wall",
  swamp: "cavalry and guns enter a swamp by road only",
  aqueduct: "cavalry and guns cross the Aqueduct only undisrupted, in their own Movement Phase, by road or bridge",
  woods: "cavalry is not driven into woods",
};

const moving = {
  "take-up-first": () => "First choose the unit that is to move.",
  moving: ({ unit }) => `First finish the move of ${unit}.`,
  "not-moved": ({ unit }) => `${unit} has not moved yet.`,
  "already-moved": ({ unit }) => `${unit} has moved; it can only stop or go on.`,
  "move-finished": ({ unit }) => `${unit} has finished its move.`,
  "stopped-by-zone": ({ unit, hex }) => `${unit} entered an enemy zone in ${hex} and stops there.`,
  "french-wait": ({ unit }) => `${unit} waits: the French move from Game-Turn 3 on.`,
  "disrupted-gun-stays": ({ unit }) => `${unit} is disrupted, and disrupted guns do not move.`,
  immobile: ({ unit }) => `${unit} cannot be moved.`,
  held: ({ unit }) => `${unit} is in an enemy zone and may leave it only for a hex without one.`,
  "no-neighbour": ({ unit }) => `There is no hex next to ${unit}.`,
  "already-there": ({ unit, hex }) => `${unit} is in ${hex} already.`,
  "not-adjacent-step": ({ unit, hex }) => `${unit} is not next to ${hex}.`,
  "step-is-the-way": ({ unit, hex }) => `The straight step is the cheapest way of ${unit} to ${hex}: simply go there.`,
  "enemy-in-the-way": ({ unit, hex }) => `Enemy units bar the way of ${unit} to ${hex}.`,
  closed: ({ unit, hex, ground }) => `${unit} may not go to ${hex}: ${grounds[ground]}.`,
  "way-closed": ({ unit, hex, from, at, ground }) =>
    `The way of ${unit} to ${hex} is closed between ${from} and ${at}: ${grounds[ground]}.`,
  "too-far-south": ({ unit, hex }) =>
    `${unit} may not go as far beyond the Alma as ${hex} before its Parent Unit is across.`,
  "zone-in-the-way": ({ unit, hex }) => `${unit} would have to stop in an enemy zone before it came to ${hex}.`,
  "zone-to-zone": ({ unit, hex }) => `${unit} may not go from one enemy zone straight into another at ${hex}.`,
  "too-dear": ({ unit, hex, left }) => `${unit} cannot get to ${hex} with ${pointsOf(left)}.`,
  stacking: ({ unit, hex }) => `${unit} may not stop in ${hex} with the units there.`,
  "on-top-already": ({ unit }) => `${unit} is on top of its stack.`,
  "no-exit": () => "Nobody leaves the map here.",
  "exit-is-russian": ({ hex }) => `Only Russian units leave the map at ${hex}.`,
  "no-exit-yet": () => "No Russian unit leaves the map before Preservation is triggered.",
  "no-exit-here": ({ unit, hex }) => `${unit} can leave the map at ${hex} only.`,
  "exit-too-dear": ({ unit, price, left }) => `Leaving the map costs ${pointsOf(price)}, and ${unit} has ${left} left.`,
  "no-redoubt-gun": ({ unit }) => `${unit} is not a redoubt gun.`,
  "gun-gone": ({ unit }) => `${unit} is no longer in its redoubt.`,
} satisfies Sentences;

const entering = {
  "not-waiting": ({ unit }) => `${unit} is not waiting to enter the map.`,
  "on-map-already": ({ unit }) => `${unit} is on the map already.`,
  "not-called": ({ unit }) => `${unit} comes only once the Russians have moved west of column 04.`,
  "not-yet": ({ unit, turn }) => `${unit} may enter from Game-Turn ${turn} on.`,
  "not-scheduled": ({ unit, hex }) => `${unit} is not scheduled to enter at ${hex}.`,
  "enemy-at-entry": ({ unit, hex }) => `${unit} cannot enter at ${hex}: an enemy is there.`,
  "entry-blocked": ({ hex }) => `${hex} is blocked by a friend in an enemy zone; the nearest open hexes stand in.`,
  "entry-closed": ({ unit, hex }) => `The ground of ${hex} is closed to ${unit}.`,
  "entry-taken": ({ hex }) => `The division enters one unit to a hex, and ${hex} has been used.`,
  "entry-too-dear": ({ unit, hex }) => `${unit} stands too far back in the column to get to ${hex} on this turn.`,
  "not-all-can-enter": () => "The whole division must be able to enter on the same turn.",
  "division-arriving": () => "All units of the division must enter on this turn.",
} satisfies Sentences;

const firing = {
  "fires-in-its-phase": () => "That side fires in its own fire phase only.",
  firing: ({ hex }) => `First fire at ${hex}, or give that attack up.`,
  "has-fired": ({ unit }) => `${unit} has fired in this phase.`,
  "slipped-away": ({ unit }) => `${unit} has slipped away in this phase.`,
  "disrupted-gun": ({ unit }) => `${unit} is a disrupted gun and does not fire.`,
  "horse-gun-moved": ({ unit }) => `${unit} has moved and does not fire in its own Offensive Fire Phase.`,
  "foot-gun-moved": ({ unit }) => `${unit} has moved and cannot fire yet.`,
  "no-fire-strength": ({ unit }) => `${unit} has no fire strength.`,
  "fires-defensively-only": ({ unit }) => `The fire strength of ${unit} is in brackets: it fires defensively only.`,
  "under-another-unit": ({ unit }) => `${unit} is not on top of its stack.`,
  "beyond-muskets": ({ unit, hex, range }) => `${hex} is ${range} hexes away, and ${unit} fires at the next hex only.`,
  "beyond-redoubt-gun": ({ unit, hex, range }) => `${hex} is ${range} hexes away, and ${unit} fires at range 1 only.`,
  "beyond-artillery": ({ unit, hex, range }) => `${hex} is ${range} hexes away, out of range of ${unit}.`,
  "no-line-of-sight": ({ unit, hex }) => `${unit} does not see ${hex}.`,
  "no-line-of-sight-at-alma": ({ unit, hex }) => `${unit} does not see ${hex}.`,
  "over-own-wall": ({ unit }) => `${unit} fires over the redoubt wall before it into the next hex only.`,
  "fired-at-already": ({ hex }) => `${hex} has been fired at in this phase.`,
  "nobody-on-map": ({ hex }) => `You have nobody on the map who could fire at ${hex}.`,
  "nobody-fires": ({ hex }) => `Add a unit that fires at ${hex} first.`,
  "does-not-fire": ({ unit }) => `${unit} is not among the firing units.`,
  "fires-already": ({ unit }) => `${unit} is among the firing units already.`,
} satisfies Sentences;

const withdrawing = {
  "nobody-slips-away": () => "Nobody moves in a fire phase; only at Alma guns slip away.",
  "slips-in-defence": () => "Guns slip away in the Defensive Fire Phase only.",
  "not-a-gun": ({ unit }) => `${unit} is not a gun.`,
  "gun-has-fired": ({ unit }) => `${unit} has fired, and a gun slips away or fires.`,
  "gun-not-in-zone": ({ unit }) => `${unit} is in no enemy zone: only a gun in one slips away.`,
  "not-cavalry": ({ unit }) => `${unit} is not cavalry.`,
  "cavalry-not-in-zone": ({ unit }) => `${unit} is in no zone of an enemy other than cavalry.`,
  "withdrew-already": ({ unit }) => `${unit} has withdrawn in this phase.`,
  "disrupted-cavalry": ({ unit }) => `${unit} is disrupted and may not withdraw.`,
  "nowhere-to-withdraw": ({ unit }) => `${unit} has no hex to withdraw to.`,
  "must-withdraw": ({ unit }) => `Choose the hex to which ${unit} withdraws.`,
  "withdraws-into-zone": ({ unit, hex }) => `${unit} does not withdraw into an enemy zone, as ${hex} is.`,
} satisfies Sentences;

const retreating = {
  "must-retreat": ({ unit, hexes }) => `${unit} must retreat first; hexes left to go: ${hexes}.`,
  "need-not-retreat": ({ unit }) => `${unit} need not retreat.`,
  "retreat-into-zone": ({ unit, hex }) => `${unit} does not retreat into an enemy zone, as ${hex} is.`,
  "retreats-no-farther": ({ unit, hex, start }) =>
    `${hex} takes ${unit} no farther from ${start}, where its retreat began.`,
  "not-the-whole-way": ({ unit, hex }) => `Through ${hex} ${unit} could not go the whole distance; another way can.`,
  "friends-there": ({ unit, hex }) => `${unit} has another way than over the friends in ${hex} or behind it.`,
  "friends-cannot-make-way": ({ unit, hex }) => `The friends in ${hex} could not make way for ${unit}.`,
  "guns-leave-no-room": ({ unit, hex }) => `Two guns leave ${unit} no room in ${hex}.`,
  "nearer-the-enemy": ({ unit, hex }) => `Another way than ${hex} takes ${unit} farther from the enemy.`,
  "must-make-way": ({ unit }) => `Choose where ${unit} makes way to.`,
  "back-to-who-pushes": ({ unit, hex }) => `${unit} does not make way into ${hex}, where it is pushed from.`,
  "did-not-win": ({ unit }) => `${unit} has no advance from this melee.`,
  "not-on-path": ({ hex }) => `${hex} is not on the path of retreat.`,
  "advance-ends-in-zone": ({ unit, hex, at }) => `${unit} would enter an enemy zone in ${at} and stop before ${hex}.`,
  "not-that-hex": ({ hex }) => `${hex} is not the redoubt that was taken.`,
  "no-zone-on-redoubt": ({ unit, hex }) => `${unit} has no zone on ${hex}: only a unit whose zone is on it walks in.`,
} satisfies Sentences;

const fighting = {
  attacking: ({ hex }) => `First attack ${hex}, or give that attack up.`,
  "leaves-unattacked": ({ units }) => `${units} must be attacked too: nobody else would be left to do it.`,
  "leaves-without-attack": ({ units }) => `${units} must attack, and would have nobody left to attack.`,
  "must-be-attacked": ({ units }) => `You must still attack ${units}.`,
  "must-attack": ({ units }) => `You must still attack with ${units}.`,
  "has-advanced": ({ unit }) => `${unit} has advanced in this phase.`,
  "has-attacked": ({ unit }) => `${unit} has attacked in this phase.`,
  "guns-do-not-attack": ({ unit }) => `${unit} is a gun and does not attack in melee.`,
  "no-melee-now": ({ unit }) => `${unit} is disrupted and has no melee strength to attack with.`,
  "defends-only": ({ unit }) => `The melee strength of ${unit} is in brackets, or none: it does not attack.`,
  "was-not-adjacent": ({ unit }) => `${unit} was not next to an enemy when the phase began.`,
  "nobody-adjacent": ({ hex }) => `None of your units is next to ${hex}.`,
  "over-a-cliff": ({ unit, hex }) => `A cliff parts ${unit} from ${hex}, and there is no melee across it.`,
  "attacked-already": ({ hex }) => `${hex} is part of this attack already.`,
  "fought-already": ({ hex }) => `The units in ${hex} have been attacked in this phase.`,
  "nobody-attacks": ({ hex }) => `Add a unit that attacks ${hex} first.`,
  "does-not-attack": ({ unit }) => `${unit} is not among the attackers.`,
  "attacks-already": ({ unit }) => `${unit} is among the attackers already.`,
  "not-disrupted": ({ unit }) => `${unit} is not disrupted.`,
  "disrupted-for-good": ({ unit }) => `${unit} is spent and disrupted for the rest of the game.`,
  "tried-already": ({ unit }) => `${unit} has tried to rally in this phase.`,
} satisfies Sentences;

const sentences = { ...general, ...moving, ...entering, ...firing, ...withdrawing, ...retreating, ...fighting };

/** What a check may say is wrong: every code has its sentence. */
export type RefusalCode = keyof typeof sentences;

/** The sentence for a refusal. */
export function refusalText(world: World, { code, params }: Refusal): string {
  const { unit, units } = params;
  const told = {
    ...params,
    ...(unit === undefined ? {} : { unit: unitName(world, String(unit)) }),
    ...(units === undefined ? {} : { units: unitNames(world, String(units).split(", ")) }),
  };
  return sentences[code as RefusalCode](told); // checks make no other refusals
}
