import { localsOf } from "../../systems/bloody-steppes/src/mind/asked.ts";
import { hexesApart } from "../../systems/bloody-steppes/src/mind/stakes.ts";
import { enemyFrom, goalFrom } from "../../systems/bloody-steppes/src/mind/ways.ts";
import { ATTACK, BEGUN, DEFENSE, has, type SteppesPlay } from "../../systems/bloody-steppes/src/state.ts";
import type { Scoring } from "./scripted.ts";

// What both do alike: everybody is asked once, reactions are fire, fights are fought out; standing instructions are left alone.
function alike(g: SteppesPlay, verb: string, thing: number): number {
  if (verb === "instructions" || verb === "cancel") return -1_000;
  if (verb === "unit") return has(g, thing, BEGUN) ? -10 : 5;
  return (
    { end: 1, no: 3, fire: 6, resolve: 6, sustain: 6, draw: 6, take: 5, join: 5, hex: 2, yes: 1, try: 0 }[verb] ?? 0
  );
}

const turtle: Scoring<SteppesPlay> = (g, _seat, decision, verb, thing) => {
  if (decision === "order-sheet") return verb === "defend" ? 5 : verb === "end" ? 3 : -10;
  if (decision === "order") return verb === "order" && thing === DEFENSE ? 5 : 0;
  if (decision === "act") return verb === "fire" ? 9 : verb === "reorganize" ? 6 : verb === "end" ? 3 : -10;
  if (decision === "ride") return verb === "end" ? 5 : 0;
  if (decision === "counter-stroke") return verb === "end" ? 5 : -10;
  return alike(g, verb, thing);
};

// How far a hex is from where the rush goes.
function far(g: SteppesPlay, seat: number, from: number, hex: number): number {
  const goal = goalFrom(g, seat, from);
  const towards = goal >= 0 ? goal : enemyFrom(g, seat, from);
  return towards < 0 ? 0 : hexesApart(g, hex, towards);
}

const rush: Scoring<SteppesPlay> = (g, seat, decision, verb, thing) => {
  if (decision === "order-sheet") {
    const command = verb === "unit" ? g.world.ledBy[thing] : -1;
    return verb === "end" ? 3 : command >= 0 && g.c.orderType[command] !== ATTACK ? 5 : -10;
  }
  if (decision === "order") return verb === "order" && thing === ATTACK ? 5 : 0;
  if (decision === "act") {
    const { units } = localsOf<{ readonly units: readonly number[] }>(g, seat);
    const here = g.c.hexOf[units[0]];
    const nearer = (hex: number): number => far(g, seat, here, here) - far(g, seat, here, hex);
    if (verb === "hex") return nearer(thing) > 0 ? 10 + nearer(thing) : -10;
    return verb === "attack" ? 90 : verb === "reorganize" ? 8 : verb === "fire" ? 7 : verb === "end" ? 3 : -10;
  }
  if (decision === "counter-stroke") return verb === "unit" ? 5 : 0;
  return alike(g, verb, thing);
};

/** "turtle" stays, defends and fires at whoever comes; "rush" orders everybody to attack and goes for the nearest place or enemy. */
export const steppesScripts: Readonly<Record<string, Scoring<SteppesPlay>>> = { turtle, rush };
