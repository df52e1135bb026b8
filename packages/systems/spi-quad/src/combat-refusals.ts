import type { Refusal } from "@redoubt/engine";

type Told = Refusal["params"];

/** The sentences about answers refused in fire, by code. */
const fire: Readonly<Record<string, (told: Told) => string>> = {
  "has-fired": ({ unit }) => `${unit} has fired in this phase.`,
  "slipped-away": ({ unit }) => `${unit} has slipped away in this phase.`,
  "disrupted-gun": ({ unit }) => `${unit} is a disrupted gun.`,
  "gun-moved": ({ unit }) => `${unit} has moved and cannot fire yet.`,
  "no-fire-strength": ({ unit }) => `${unit} has no fire strength.`,
  "fires-defensively-only": ({ unit }) => `The fire strength of ${unit} is in brackets: it fires defensively only.`,
  "under-another-unit": ({ unit }) => `${unit} is not on top of its stack.`,
  "out-of-range": ({ unit, hex, range }) => `${hex} is ${range} hexes away, out of range of ${unit}.`,
  "no-line-of-sight": ({ unit, hex }) => `${unit} does not see ${hex}.`,
  "over-own-wall": ({ unit }) => `${unit} fires over the redoubt wall before it into the next hex only.`,
  "no-enemy-there": ({ hex }) => `No enemy is in ${hex}.`,
  "fired-at-already": ({ hex }) => `${hex} has been fired at in this phase.`,
  "nobody-can-fire-there": ({ hex }) => `None of your units can fire at ${hex}.`,
  "nobody-fires": () => "Add a unit that fires first.",
  "does-not-fire": ({ unit }) => `${unit} is not among the firing units.`,
  "fires-already": ({ unit }) => `${unit} is among the firing units already.`,
};

/** The sentences about withdrawing before melee. */
const withdrawal: Readonly<Record<string, (told: Told) => string>> = {
  "no-withdrawal-now": () => "Nobody may withdraw here now.",
  "not-a-gun": ({ unit }) => `${unit} is not a gun.`,
  "not-cavalry": ({ unit }) => `${unit} is not cavalry.`,
  "not-in-zone": ({ unit }) => `${unit} is not in a zone of control that lets it withdraw.`,
  "withdrew-already": ({ unit }) => `${unit} has withdrawn in this phase.`,
  "disrupted-cavalry": ({ unit }) => `${unit} is disrupted and may not withdraw.`,
  "nowhere-to-withdraw": ({ unit }) => `${unit} has no hex to withdraw to.`,
  "must-withdraw": ({ unit }) => `Choose the hex to which ${unit} withdraws.`,
  "cannot-withdraw-there": ({ unit, hex }) => `${unit} cannot withdraw to ${hex}.`,
};

/** The sentences about retreat, displacement and advance. */
const retreat: Readonly<Record<string, (told: Told) => string>> = {
  "must-retreat": ({ unit, hexes }) => `${unit} must retreat; hexes left to go: ${hexes}.`,
  "not-adjacent": ({ unit, hex }) => `${unit} is not next to ${hex}.`,
  "no-way-there": ({ unit, hex }) => `${unit} may not retreat into ${hex}.`,
  "friends-there": ({ unit, hex }) => `${unit} has another way than through the friends in ${hex}.`,
  "better-way": ({ unit, hex }) =>
    `Another way than ${hex} takes ${unit} the whole distance, or farther from the enemy.`,
  "must-make-way": ({ unit }) => `Choose where ${unit} makes way to.`,
  "cannot-make-way-there": ({ unit, hex }) => `${unit} cannot make way to ${hex}.`,
  "choose-who-retreats": () => "Choose the unit that retreats next.",
  "need-not-retreat": ({ unit }) => `${unit} need not retreat.`,
  "did-not-win": ({ unit }) => `${unit} has no advance from this melee.`,
  "not-on-path": ({ hex }) => `${hex} is not on the path of retreat.`,
  "cannot-advance-there": ({ unit, hex }) => `${unit} cannot advance as far as ${hex}, or not stop there.`,
  "not-that-hex": ({ hex }) => `${hex} is not the redoubt that was taken.`,
  "cannot-walk-in": ({ unit, hex }) => `${unit} has no zone on ${hex}, or cannot enter it.`,
};

/** The sentences about melee and rally. */
const melee: Readonly<Record<string, (told: Told) => string>> = {
  "leaves-unattacked": ({ units }) => `Nobody would be left to attack ${units}.`,
  "leaves-without-attack": ({ units }) => `${units} must attack, and would have nobody left to attack.`,
  "must-be-attacked": ({ units }) => `You must still attack ${units}.`,
  "must-attack": ({ units }) => `You must still attack with ${units}.`,
  "has-advanced": ({ unit }) => `${unit} has advanced in this phase.`,
  "has-attacked": ({ unit }) => `${unit} has attacked in this phase.`,
  "guns-do-not-attack": ({ unit }) => `${unit} is a gun and does not attack in melee.`,
  "no-melee-now": ({ unit }) => `${unit} is disrupted and has no melee strength to attack with.`,
  "defends-only": ({ unit }) => `${unit} has no melee strength to attack with.`,
  "was-not-adjacent": ({ unit }) => `${unit} was not next to an enemy when the phase began.`,
  "attacked-already": ({ hex }) => `${hex} is part of this attack already.`,
  "fought-already": ({ hex }) => `The units in ${hex} have been attacked in this phase.`,
  "attackers-not-adjacent": ({ hex }) => `Not all attackers are next to ${hex}.`,
  "nobody-can-attack": ({ hex }) => `None of your units can attack ${hex} in this combat.`,
  "nobody-attacks": () => "Add a unit that attacks first.",
  "does-not-attack": ({ unit }) => `${unit} is not among the attackers.`,
  "attacks-already": ({ unit }) => `${unit} is among the attackers already.`,
  "not-disrupted": ({ unit }) => `${unit} is not disrupted.`,
  "disrupted-for-good": ({ unit }) => `${unit} is spent and disrupted for the rest of the game.`,
  "tried-already": ({ unit }) => `${unit} has tried to rally in this phase.`,
};

const general: Readonly<Record<string, (told: Told) => string>> = {
  "not-your-unit": ({ unit }) => `${unit} is not yours to use here.`,
  "not-on-map": ({ unit }) => `${unit} is not on the map.`,
  "not-now": () => "That cannot be done now.",
};

const sentences = { ...general, ...fire, ...withdrawal, ...retreat, ...melee };

/** Whether the sentence for a refusal stands in this file. */
export const isCombatRefusal = (refused: Refusal): boolean => refused.code in sentences;

/** The sentence for a refusal in fire, melee or rally. */
export function combatRefusal(refused: Refusal): string {
  const sentence = sentences[refused.code];
  return sentence === undefined ? refused.code : sentence(refused.params);
}
