import { clonePlay } from "@redoubt/engine";
import { asUnit, type Unit } from "@redoubt/mechanics";
import { isOverrun, type Stacks, stacksToCheck } from "../checks/overrun.ts";
import { unitsIn } from "../occupancy.ts";
import { lineChecks } from "../procedures/line-checks.ts";
import { melee } from "../procedures/melee.ts";
import { type MeleeCheck, meleeCheck } from "../procedures/melee-check.ts";
import { isOnMap, ROUTED, type SteppesPlay } from "../state.ts";
import { everyWay, type Settling } from "./every-way.ts";
import { checkOf, closedIn, FACES, type Fight, steadyCheck } from "./fight.ts";

const fates = ["halts", "stands", "yields", "routs", "destroyed"] as const;
/** What may come of an attack on those who stand: nobody goes in, or what becomes of the defenders by their check. */
export type Fate = (typeof fates)[number];

/** How likely each of them is, in tenths of a percent that come to a thousand. */
export type Fates = Readonly<Record<Fate, number>>;

// All dice have ten faces: every chance is a whole number of these parts, however many fall.
const PARTS = 10 ** 12;

/** A position that may come, and how many parts of the whole it is. */
interface Coming {
  readonly play: SteppesPlay;
  readonly parts: number;
}

/** IV.18, IV.4, K-49: the positions after those attacked have formed line, as they must in column, before anybody checks. */
export function formed({ g, hex, kind }: Fight): readonly Coming[] {
  const found: Coming[] = [];
  const settles: Settling<never> = () => undefined;
  everyWay(
    g,
    lineChecks,
    kind === "countercharge" ? { hex, isCountercharge: true } : { hex },
    settles,
    (_, under, play) => found.push({ play: clonePlay(play) as SteppesPlay, parts: PARTS / under }),
  );
  return found;
}

/** XII.14: those who go in, and how many parts of the whole it is: every way in which the stacks that must check can pass or fail. */
export function goingIn(fight: Fight, { play, parts }: Coming): readonly { stacks: Stacks; parts: number }[] {
  const { stacks, closed, hex: target, kind } = fight;
  const checking = stacksToCheck(play, { stacks, target, kind }, closed);
  const steady = (parts * (steadyCheck(fight)?.passes ?? FACES)) / FACES;
  let found: { stacks: Stacks; parts: number }[] = [
    { stacks: stacks.filter((stack) => !checking.includes(stack)), parts: steady },
  ];
  for (const stack of checking) {
    const { passes } = checkOf(play, fight, [stack], "A");
    found = found.flatMap((one) => [
      { stacks: [...one.stacks, stack], parts: (one.parts * passes) / FACES },
      { stacks: one.stacks, parts: (one.parts * (FACES - passes)) / FACES },
    ]);
  }
  return [...found, { stacks: [], parts: parts - steady }].filter((one) => one.parts > 0);
}

/** Whether the next die is that of the attackers' second check: what becomes of the defenders is settled. */
export function isBeforeC({ state }: SteppesPlay): boolean {
  const top = state.frames;
  return top?.procedure === meleeCheck && (top.locals as unknown as MeleeCheck).phase === "C"; // what a check keeps
}

/** XII.20, XII.21: what has become of the defenders of a hex, as soon as their check has settled it. */
function fateOf(defenders: readonly Unit[], hex: number): Settling<Fate> {
  return (events, play) => {
    const living = defenders.filter((unit) => isOnMap(play, unit));
    const isGone = events.some(
      (event) => event.kind === "must-go" && !event.isFlight && living.every((unit) => event.pieces.includes(unit)),
    );
    if (living.length === 0) return "destroyed";
    if (living.every((unit) => play.c.level[unit] === ROUTED)) return "routs";
    if (isGone) return "yields";
    if (!isBeforeC(play)) return undefined;
    if (living.some((unit) => play.c.hexOf[unit] === hex)) return "stands";
    return living.some((unit) => play.c.level[unit] === ROUTED) ? "routs" : "yields";
  };
}

/** XII.20, XII.52: every way an attack can go until the defenders' check is settled, through the very steps that will resolve it. */
export function fatesOf(fight: Fight): Fates {
  const { hex, kind } = fight;
  const found = { halts: 0, stands: 0, yields: 0, routs: 0, destroyed: 0 };
  for (const coming of formed(fight)) {
    const play = closedIn(coming.play, fight);
    const defenders = unitsIn(play, hex).map(asUnit);
    if (defenders.length === 0) found.routs += coming.parts;
    else
      for (const { stacks, parts } of goingIn(fight, coming)) {
        if (stacks.length === 0) found.halts += parts;
        else if (isOverrun(play, hex, kind)) found.destroyed += parts;
        else
          everyWay(play, melee, { stacks, target: hex, kind }, fateOf(defenders, hex), (fate, under) => {
            found[fate ?? "stands"] += parts / under;
          });
      }
  }
  return inTenths(found);
}

/** Parts as tenths of a percent, rounded so that they still come to a thousand. */
function inTenths(parts: Fates): Fates {
  const exact = fates.map((fate) => ({
    fate,
    tenths: Math.floor((parts[fate] * 1000) / PARTS),
    rest: (parts[fate] * 1000) % PARTS,
  }));
  const missing = 1000 - exact.reduce((sum, { tenths }) => sum + tenths, 0);
  const raised = [...exact].sort((a, b) => b.rest - a.rest).slice(0, missing);
  return Object.fromEntries(
    exact.map((one) => [one.fate, one.tenths + (raised.includes(one) ? 1 : 0)]),
  ) as unknown as Fates; // fromEntries forgets the names
}
