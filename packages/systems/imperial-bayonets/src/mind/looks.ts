import { asHex, type Hex } from "@redoubt/hex";
import { asUnit, type Unit } from "@redoubt/mechanics";
import { whyCrowded } from "../checks/overstack.ts";
import { unitsIn } from "../occupancy.ts";
import { IMPROVED_POSITION } from "../state.ts";
import { initiativeOf, printedInitiative } from "../values.ts";
import { LEADER } from "../world.ts";
import { bestAttack, bestFire, fireGain, isOwed, reprieve } from "./fight-look.ts";
import { each, type Look, localsOf } from "./look.ts";
import { dangerLook, placeLook } from "./place-look.ts";
import { worthOf } from "./stakes.ts";
import { chargeNow } from "./work-look.ts";

// By how much an attack must beat doing nothing.
const attackLeast = 2;

/** Bombardment: the hex where it does most; guns join as long as they add something. */
export const judgeBombard = each((scene, verb, hex) =>
  verb === "end" ? 1 : bestFire(scene, asHex(hex)) + reprieve(scene, asHex(hex)),
);

/** Guns for one bombardment. */
export const judgeBombardment: Look = (scene, list, scores) => {
  const { units, hex } = localsOf<{ readonly units: readonly Unit[]; readonly hex: Hex }>(scene.g);
  const now = units.length === 0 ? -50 : fireGain(scene, units, hex);
  each((_s, verb, unit) => {
    if (verb === "add") return fireGain(scene, [...units, asUnit(unit)], hex) - now;
    return verb === "resolve" ? 1 : -100;
  })(scene, list, scores);
};

/** The attack that promises most; none where nothing is promised and nothing owed. */
export const judgeCombat = each((scene, verb, hex) => {
  if (verb === "end") return attackLeast;
  const { gain } = bestAttack(scene, asHex(hex));
  return isOwed(scene, asHex(hex)) ? gain + 200 : gain;
});

/** An attack that is put together: whoever makes it best, and then the die; more only where the rules ask for it. */
export const judgeAttack: Look = (scene, list, scores) => {
  const { units, targets } = localsOf<{ readonly units: readonly Unit[]; readonly targets: readonly Hex[] }>(scene.g);
  const best = bestAttack(scene, targets[0]).units;
  const isWhole = best.every((unit) => units.includes(unit));
  each((_s, verb, thing) => {
    switch (verb) {
      case "add":
        return best.includes(asUnit(thing)) ? 100 : 5;
      case "target":
        return isWhole ? 10 : -20;
      case "resolve":
        return 50;
      default:
        return -500;
    }
  })(scene, list, scores);
};

/** Charges that were prepared: only those that promise something. */
export const judgeCharge = each(({ g }, verb, unit) => (verb === "end" ? 0 : chargeNow(g, asUnit(unit))));

/** By night: whoever stands badly next to the enemy draws off. */
export const judgeDisengagement = each((scene, verb, unit) =>
  verb === "end" ? 0 : dangerLook(scene, asUnit(unit), asHex(scene.g.c.hexOf[unit])) - 30,
);

/** Losses: the unit that is worth least. */
export const judgeLoss = each(({ g }, _verb, unit) => -worthOf(g, asUnit(unit)));

/** Retreats and disengagements: away from the enemy, towards friends, and never to end where there is no room (9.4.1.2d). */
export const judgeRetreat: Look = (scene, list, scores) => {
  const { g, threat, toEnemy, toFriend, lore, seat } = scene;
  const { unit, left } = localsOf<{ readonly unit: Unit; readonly left?: number }>(g);
  each((_s, verb, thing) => {
    if (verb !== "hex") return 0;
    const hex = asHex(thing);
    const there = unitsIn(g, hex, seat);
    const hasWorks = g.c.works[hex] === IMPROVED_POSITION;
    const isFull = there.length > 0 && whyCrowded(g, hex, [...there, unit], hasWorks) !== null;
    // A hex on the way may be full, but whoever ends in one is lost or costs another his place.
    const crowd = isFull ? ((left ?? 1) > 1 ? 20 : 200) : 0;
    const works = hasWorks ? 10 : 0;
    return 4 * toEnemy[hex] - (threat[hex] >> 4) - 2 * toFriend[hex] + (lore.prize[hex] >> 4) + works - crowd;
  })(scene, list, scores);
};

/** Advances: into better places. */
export const judgeAdvance = each((scene, verb, first, second) => {
  if (verb !== "advance") return 0;
  const [unit, hex] = [asUnit(first), asHex(second)];
  const look = placeLook(scene, unit);
  return look(hex) - look(scene.g.c.hexOf[unit]) + 6 + (scene.lore.prize[hex] >> 2);
});

/** Who leads in a Shock: the best rating. */
export const judgeLead = each(({ g }, _verb, unit) =>
  g.world.kindOf[unit] === LEADER ? printedInitiative(g.world, asUnit(unit)) : initiativeOf(g, asUnit(unit)),
);

/** Everything whose first named answer is right as a rule: Recovery is tried, Leaders go along, works are kept. */
export const judgePlain = each((_scene, verb) => {
  switch (verb) {
    case "recover":
    case "follow":
    case "keep":
      return 10;
    case "hex":
      return 5;
    case "end":
      return 2;
    case "stop":
      return 1;
    default:
      return 0;
  }
});
