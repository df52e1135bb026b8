import { isClosed, type Man } from "./field.ts";
import { isCovered } from "./fire.ts";
import { type Ground, sideOf, wayTo } from "./ground.ts";

// The melee chart typed once more (5.5), with momentum (XII.37 to XII.42).

/** A fight as the referee knows it: stacks that attack, the hex attacked with those in it, and whether horsemen charge. */
export interface Fight {
  readonly stacks: readonly (readonly Man[])[];
  readonly hex: string;
  readonly defenders: readonly Man[];
  readonly kind: "bayonet" | "charge" | "counterattack" | "countercharge";
  /** Strengths of both sides for this check (K-94). */
  readonly attack: number;
  readonly defence: number;
}

/** XII.15, K-95: what the strength ratio gives the first side. */
export function strengthModifier(own: number, other: number): number {
  if (own === 0 || other === 0) return 0;
  const half = Math.floor((4 * Math.max(own, other)) / Math.min(own, other) / 2 + 0.5) / 2;
  const step = half < 1.5 ? 0 : half <= 2 ? 1 : half <= 3 ? 2 : 3;
  return own >= other ? -step : step;
}

const coverOf: Readonly<Record<string, number>> = {
  grove: -1,
  forest: -1,
  orchard: -1,
  vineyard: -1,
  village: -2,
  redoubt: -2,
  rampart: -1,
};

const isLoose = (units: readonly Man[]): boolean =>
  units.some(({ formation }) => formation === "skirmish" || formation === "dispersed");
const isSquare = (units: readonly Man[]): boolean => units.some(({ formation }) => formation === "square");
const closedFoot = (units: readonly Man[]): boolean =>
  units.some((man) => !man.isGun && !man.isHorse && isClosed(man) && man.level !== 2);

/** XII.37 to XII.42: momentum of attacker and defender; null where the book is silent. */
function momenta({ stacks, defenders, kind }: Fight): readonly [number, number] | null {
  if (kind === "bayonet") return [0, 0];
  if (kind === "counterattack") return defenders.some(({ isHorse }) => isHorse) ? null : [0, 0];
  const stars = Math.max(...stacks.flat().map((man) => man.stars));
  const foot = defenders.filter(({ isGun }) => !isGun);
  if (isSquare(foot)) return [stars >= 2 ? 1 : 0, 3];
  if (foot.some(({ isHorse }) => isHorse))
    return [stars, kind === "countercharge" ? Math.max(...foot.map((man) => man.stars)) : 0];
  return [stars, foot.some(({ formation }) => formation === "skirmish") ? -5 : 0];
}

/** Ground between an attacking hex and the defender: slope and water. */
function climb(ground: Ground, from: string, to: string): number {
  // The first check of a charge is made two hexes off: no hexside yet (K-108).
  if (!touches(ground, from, to)) return 0;
  const rise = ground.level(to) - ground.level(from);
  const side = ground.side(from, to);
  const isWet = ["river", "stream", "aqueduct", "ford", "bridge"].some((tag) => side.includes(tag));
  return (rise >= 2 ? 2 : rise === 1 ? 1 : 0) + (isWet ? 1 : 0);
}

/** What is added to the die of a check, lost points left out; null where the map or the book leaves it open. */
export function meleeModifier(ground: Ground, phase: string, fight: Fight): number | null {
  const { stacks, hex, defenders, attack, defence } = fight;
  const hexes = stacks.map(([top]) => top.hex);
  const foot = defenders.filter(({ isGun }) => !isGun);
  if (hexes.some((from) => ground.edge(from, hex) !== undefined || ground.side(from, hex).includes("ravine")))
    return null;
  const pair = momenta(fight);
  if (pair === null) return null;
  const [own, enemy] = pair;
  if (foot.some(({ level }) => level === 2)) return null;
  const strength = phase === "B" ? strengthModifier(defence, attack) : strengthModifier(attack, defence);
  if (phase === "B") {
    let sum = strength + own - enemy;
    const isFaced = foot.length > 0 && foot[0].facing !== null;
    const sides = isFaced ? hexes.map((from) => sideOf(ground, hex, foot[0].facing ?? 0, from)) : [];
    sum += sides.includes("rear") ? 2 : sides.includes("flank") ? 1 : 0;
    if (hexes.length > 1) sum += 1;
    if (foot.some(({ formation }) => formation === "skirmish") && closedFoot(stacks.flat())) sum += 2;
    if (isSquare(foot) && !stacks[0][0].isHorse) sum += 1;
    const earned = ground.tags(hex).map((tag): number | null => {
      if (coverOf[tag] === undefined) return 0;
      const answers = hexes.map((from) => isCovered(ground, tag, defenders, hex, from));
      if (new Set(answers).size > 1 || answers.includes(null)) return null;
      return answers[0] === true ? coverOf[tag] : 0;
    });
    return earned.includes(null) ? null : sum + Math.min(0, ...earned.map((one) => one ?? 0));
  }
  const climbs = new Set(hexes.map((from) => climb(ground, from, hex)));
  if (climbs.size > 1) return null;
  let sum = strength + [...climbs][0];
  const loose = stacks.flat().some((man) => man.formation === "skirmish" && !man.isZouave) && closedFoot(foot);
  if (phase === "A") {
    const isMoved = isSquare(foot) || isLoose(foot) || isLoose(stacks.flat());
    if (isMoved && stacks[0][0].isHorse) sum += enemy - own;
    if (stacks[0][0].formation === "assault-column") sum -= 1;
    return loose ? (stacks.flat().every(({ formation }) => formation === "skirmish") ? sum + 2 : null) : sum;
  }
  if (loose && stacks.flat().some((man) => man.formation !== "skirmish")) return null;
  return sum + 1 + (loose ? 1 : 0) + enemy - own;
}

/** XII.26: whether losses are doubled for the loser or for both. */
export function isDoubled(
  ground: Ground,
  { stacks, hex, defenders }: Fight,
  isDefender: boolean,
  hasDefenderLost: boolean,
): boolean {
  const works = ["redoubt", "rampart", "village", "grove", "vineyard", "orchard"];
  if (ground.tags(hex).some((tag) => works.includes(tag))) return true;
  if (isDefender !== hasDefenderLost) return false;
  const horse = (units: readonly Man[]): boolean => units.some(({ isHorse }) => isHorse);
  const [mine, other] = isDefender ? [defenders, stacks.flat()] : [stacks.flat(), defenders];
  return horse(mine) ? isSquare(other) : horse(other);
}

/** Whether two hexes touch. */
export const touches = (ground: Ground, a: string, b: string): boolean => wayTo(ground, a, b) >= 0;
