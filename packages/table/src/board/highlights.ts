import type { Choice, NamedThing } from "../worker/messages.ts";

/** What the answers of a decision point at. */
export interface Highlights {
  /** The answers that a click on a hex can mean, by hex. */
  readonly hexes: ReadonlyMap<string, readonly Choice[]>;
  /** The answers that a click on a unit can mean, by unit. */
  readonly units: ReadonlyMap<string, readonly Choice[]>;
  /** Answers that name nothing on the map: buttons. */
  readonly plain: readonly Choice[];
}

const isOnMap = (arg: NamedThing): boolean => arg.kind !== "number";

/** The things of an answer that have not been picked yet. */
export function openArgs(choice: Choice, picks: readonly string[]): readonly NamedThing[] {
  return choice.args.filter((arg) => isOnMap(arg) && !picks.includes(arg.name));
}

/** The answers that go on from what was picked so far. */
export const goingOn = (choices: readonly Choice[], picks: readonly string[]): readonly Choice[] =>
  picks.length === 0
    ? choices
    : choices.filter((choice) => picks.every((pick) => choice.args.some((arg) => arg.name === pick)));

function add(map: Map<string, Choice[]>, key: string, choice: Choice): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, [choice]);
  else known.push(choice);
}

/**
 * Sorts the answers of a decision by what they point at. An answer that names two things points at the first; once that
 * is picked, at the other.
 */
export function highlightsOf(choices: readonly Choice[], picks: readonly string[] = []): Highlights {
  const hexes = new Map<string, Choice[]>();
  const units = new Map<string, Choice[]>();
  const plain: Choice[] = [];
  for (const choice of goingOn(choices, picks)) {
    const [first] = openArgs(choice, picks);
    if (first === undefined) plain.push(choice);
    else add(first.kind === "hex" ? hexes : units, first.name, choice);
  }
  return { hexes, units, plain };
}

/** What a click comes to. */
export type Picked =
  | { readonly kind: "answer"; readonly choice: Choice }
  | { readonly kind: "more"; readonly pick: string }
  | { readonly kind: "choose"; readonly choices: readonly Choice[] }
  | { readonly kind: "fan" }
  | { readonly kind: "nothing" };

/** What was clicked on: a hex with the units in it, and the unit that was hit, if any. */
export interface Click {
  readonly hex: string | null;
  readonly unit: string | null;
  /** All units of the hex, the top one first. */
  readonly stack: readonly string[];
}

/** Those of some answers that name what was clicked on. */
export const namedBy = (choices: readonly Choice[], { hex, unit }: Click): readonly Choice[] =>
  choices.filter((choice) => choice.args.some(({ name }) => name === hex || name === unit));

/** Finds what a click means among the answers. */
export function pickAt(choices: readonly Choice[], picks: readonly string[], click: Click): Picked {
  const { hexes, units } = highlightsOf(choices, picks);
  const onHex = click.hex === null ? [] : (hexes.get(click.hex) ?? []);
  const hit = click.unit === null ? [] : (units.get(click.unit) ?? []);
  const others = click.stack.filter((unit) => unit !== click.unit && units.has(unit));
  if (onHex.length === 0 && others.length > 0) {
    // Several in one stack can be meant: the stack opens, unless a unit was pointed at by itself.
    if (hit.length > 0 || others.length > 1) return { kind: "fan" };
    return settle(units.get(others[0]) ?? [], others[0], picks);
  }
  if (hit.length > 0 && onHex.length > 0) return { kind: "choose", choices: [...onHex, ...hit] };
  if (onHex.length > 0) return settle(onHex, click.hex ?? "", picks);
  if (hit.length > 0) return settle(hit, click.unit ?? "", picks);
  return { kind: "nothing" };
}

/** What it means to point at one unit, out of a fan or a list. */
export function pickUnit(choices: readonly Choice[], picks: readonly string[], unit: string): Picked {
  const found = highlightsOf(choices, picks).units.get(unit) ?? [];
  return found.length === 0 ? { kind: "nothing" } : settle(found, unit, picks);
}

function settle(found: readonly Choice[], pick: string, picks: readonly string[]): Picked {
  if (found.length === 1) return { kind: "answer", choice: found[0] };
  const verbs = new Set(found.map(({ verb }) => verb));
  const isUnfinished = found.every((choice) => openArgs(choice, [...picks, pick]).length > 0);
  return verbs.size === 1 && isUnfinished ? { kind: "more", pick } : { kind: "choose", choices: found };
}

/**
 * The answer that takes a unit in hand, where the others that a click could mean spend it: to take it up is to look, and what
 * else can be done with it is offered beside it then.
 */
export function takenFirst(choices: readonly Choice[]): Choice | null {
  const taking = choices.filter(({ selects }) => selects);
  const units = new Set(choices.map(({ args }) => (args.length === 1 ? args[0].name : "")));
  return taking.length === 1 && units.size === 1 && !units.has("") ? taking[0] : null;
}

const kindOf = (choice: Choice): NamedThing["kind"] | undefined => choice.args.find(isOnMap)?.kind;

/**
 * Whether a click that can only mean this answer may give it at once. Taking up a unit may; so may the only thing that a
 * decision does with units or with hexes, since its prompt names it. Dice are asked for by name in any case. Whatever else
 * spends something is offered by its name first.
 */
export function isPlainlyMeant(choices: readonly Choice[], choice: Choice): boolean {
  const kind = kindOf(choice);
  if (choice.rolls || choice.takesUp || (kind === "hex" && choice.staysAsked)) return true;
  return choices.every((other) => kindOf(other) !== kind || other.verb === choice.verb);
}
