import { type Arm, type Formation, formations } from "./formation.ts";

/** Words of a unit's `state` that stand alone, with what they mean. */
export const stateWords = {
  disorganized: "one level down (XIV.36)",
  routed: "two levels down (XIV.49)",
  "forced-march": "bears a FORCED MARCH marker (III.19)",
  reorganization: "a routed unit turned to REORGANIZATION whose conditions hold so far (XIV.58)",
  assault: "bears an ASSAULT marker as one who was attacked (XII.19)",
  reaction: "bears a REACTION marker (VI.22)",
  charge: "bears a CHARGE marker: may continue its charge (XII.45)",
  "charge-continued": "has continued its charge (XII.48)",
  "out-of-command": "bears an OUT OF COMMAND marker (III.14)",
  begun: "has begun its move",
  spent: "has spent points on an act, so that no step may overspend (VIII.7)",
  moved: "has entered a hex in this activation (XI.6)",
  finished: "its move is over (VIII.12)",
  attacked: "has attacked or tried to (XII.13)",
  withdrew: "has withdrawn before melee (XII.16)",
  "fell-back": "has fallen back under fire since its lost points last restarted (XIV.63)",
  faced: "had an enemy adjacent in its front when the activation began (VI.10)",
  covered: "an adjacent enemy covered it when the activation began (VI.17)",
  "not-in-command": "was out of command when the activation began, for reactions (III.9)",
  acted: "an army or corps unit that has acted this turn (III.3)",
  entered: "has just come onto the map: formation and facing are still free (II.17)",
  sorted:
    "its stack has been put in order before its first act; of one that entered: it has taken its formation (VII.6, II.17)",
  pursued: "has gone into the hex that its enemy gave up (XIV.19)",
  along:
    "army or corps unit that was in range of the active command when its activation began, and goes with it (III.3, III.4)",
  hauled: "is hauled along a road, `mp` hexes more, and does nothing else (II.16)",
  turned: "has taken the facing that is free on entering (II.17)",
  "duty-done": "a commander who has made the move his order demands (III.19)",
} as const;
/** A word that stands alone. */
export type StateWord = keyof typeof stateWords;

/** Words of a unit's `state` that carry a value after a colon. */
export const valueWords = {
  mp: "movement points left in this activation",
  start: "movement points it had when its move began (XIV.40)",
  lost: "its LOST MOVEMENT POINTS/STRENGTH POINTS marker (XIV.64)",
  marked: "bears an ASSAULT marker and waits to attack this hex (XII.10)",
  from: "a rider under his commander-in-chief who may be spent from this turn on (II.4)",
} as const;
/** A word that carries a value. */
export type ValueWord = keyof typeof valueWords;

/** A word of a unit's state as read. */
export type StateRead = { readonly word: StateWord } | { readonly word: ValueWord; readonly value: string };

const spellings: Readonly<Record<string, string>> = { disorganised: "disorganized", reorganisation: "reorganization" };

/** Reads a word such as "routed" or "lost:2"; undefined if there is none. Both spellings of organized will do. */
export function readState(text: string): StateRead | undefined {
  const colon = text.indexOf(":");
  const name = colon < 0 ? text : text.slice(0, colon);
  const word = spellings[name] ?? name;
  if (colon < 0) return isStateWord(word) ? { word } : undefined;
  return isValueWord(word) ? { word, value: text.slice(colon + 1) } : undefined;
}

function isStateWord(word: string): word is StateWord {
  return Object.hasOwn(stateWords, word);
}

function isValueWord(word: string): word is ValueWord {
  return Object.hasOwn(valueWords, word);
}

/** Reads a formation; "column" is the assault column of infantry and the march column of cavalry. */
export function readFormation(text: string, arm: Arm): Formation | undefined {
  const word = text.replaceAll(" ", "-");
  if (word === "column") return arm === "cavalry" ? "march-column" : "assault-column";
  return formations.find((formation) => formation === word);
}

/** Reads range factors: a list of numbers, or as printed on the counter, "-1/0" or "+1/-" (X.9, XI.9); undefined if they are neither. */
export function readFactors(value: unknown): readonly number[] | undefined {
  if (Array.isArray(value)) return value.every((one) => Number.isInteger(one)) ? value : undefined;
  if (typeof value !== "string") return undefined;
  const parts = value.replaceAll("−", "-").split("/");
  while (parts[parts.length - 1] === "-") parts.pop();
  return parts.every((part) => /^[+-]?\d$/.test(part)) ? parts.map(Number) : undefined;
}
