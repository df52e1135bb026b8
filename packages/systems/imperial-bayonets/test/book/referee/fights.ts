import { type Reading, ratio, readCharge, readCombat, readFire, readShock } from "./charts.ts";
import { around, crossing, groundAt, heading, isBarrier, level, line, range } from "./ground.ts";
import { type Counter, counter, foe, type Sheet, troopsIn } from "./sheet.ts";

// What the referee finds wrong with a fight, given the table before it: nothing, if all is well.

/** A roll as it was told. */
export interface Told {
  readonly units: readonly string[];
  readonly hexes: readonly string[];
  readonly attack: number;
  readonly defence: number;
  readonly column: string;
  readonly cell: string;
  readonly dice: readonly number[];
}

const state = (one: Counter): number => (one.words.has("disrupted") ? 0.5 : 1) * (one.isShaken ? 0.5 : 1);
const total = (parts: readonly number[]): number => Math.floor(parts.reduce((all, part) => all + part, 0));
const isWet = (sheet: Sheet, a: string, b: string): boolean =>
  ["ford", "river", "canal", "major"].includes(crossing(a, b, sheet.bridges));

/** The strength of attackers against hexes (9.4c). */
export const attackOf = (sheet: Sheet, units: readonly Counter[], hexes: readonly string[]): number =>
  total(units.map((one) => one.sp * state(one) * (hexes.some((hex) => isWet(sheet, one.at, hex)) ? 0.5 : 1)));

/** The strength of the defenders of hexes (7.4k, 9.4c). */
export const defenceOf = (sheet: Sheet, units: readonly Counter[]): number =>
  total(
    units.map((one) => {
      const isDoubled = one.troop?.arm === "inf" && sheet.positions.has(one.at) && !one.isShaken;
      return one.sp * state(one) * (isDoubled ? 2 : 1);
    }),
  );

function compare(what: string, told: Told, attack: number, defence: number | null, read: Reading): readonly string[] {
  const wrong: string[] = [];
  const who = `${what} by ${told.units.join(", ")} on ${told.hexes.join(", ")}`;
  if (told.attack !== attack) wrong.push(`${who}: attack ${told.attack}, not ${attack}`);
  if (defence !== null && told.defence !== defence) wrong.push(`${who}: defence ${told.defence}, not ${defence}`);
  if (told.column !== read.column) wrong.push(`${who}: column ${told.column}, not ${read.column}`);
  if (told.cell !== read.cell) wrong.push(`${who}: ${told.dice[0]} is ${told.cell}, not ${read.cell}`);
  return wrong;
}

const isCover = (hex: string): boolean => ["w", "g", "t"].includes(groundAt(hex));

function isEnveloped(units: readonly Counter[], hex: string): boolean {
  const order = ["N", "NE", "SE", "S", "SW", "NW"];
  const sides = new Set(units.map(({ at }) => order.indexOf(heading(hex, at))));
  return (
    [0, 1, 2].some((d) => sides.has(d) && sides.has(d + 3)) ||
    [0, 1].some((d) => [d, d + 2, d + 4].every((one) => sides.has(one)))
  );
}

/** Shift and die modifier of an attack (CRT-M, 7.1.2). */
function modifiers(sheet: Sheet, units: readonly Counter[], hexes: readonly string[], bombarded: ReadonlySet<string>) {
  const [side] = units.map((one) => one.side);
  const defenders = hexes.flatMap((hex) => troopsIn(sheet, hex, foe(side)));
  const has = (...arms: readonly string[]) => units.some(({ troop }) => arms.includes(troop?.arm ?? ""));
  const riders = hexes.some((hex) => troopsIn(sheet, hex, side).length > 0);
  const isOpen = hexes.every((hex) => !sheet.positions.has(hex) && !isCover(hex));
  const isCombined =
    has("inf") && (has("cav") || riders) && (has("art", "hor") || hexes.some((hex) => bombarded.has(hex))) && isOpen;
  const marks = (list: readonly Counter[]) => (list.some(({ words }) => words.has("repulsed")) ? 2 : 0);
  const shift = (isCombined ? 1 : 0) - marks(units) + marks(defenders);
  let die = 0;
  if (hexes.some((hex) => units.every(({ at }) => level(at) < level(hex)))) die--;
  if (hexes.some(isCover)) die--;
  if (units.every(({ at }) => groundAt(at) === "m")) die--;
  if (hexes.length === 1 && isEnveloped(units, hexes[0])) die++;
  return { shift, die, defenders };
}

/** An attack of the Combat step, or a Repulse (9.4, 7.1.2). */
export function ruleOnAttack(
  sheet: Sheet,
  told: Told,
  bombarded: ReadonlySet<string>,
  isRepulse: boolean,
): readonly string[] {
  const units = told.units.map((id) => counter(sheet, id));
  const { shift, die, defenders } = modifiers(sheet, units, told.hexes, bombarded);
  const [attack, defence] = [attackOf(sheet, units, told.hexes), defenceOf(sheet, defenders)];
  const wrong: string[] = [];
  for (const one of units)
    for (const hex of told.hexes) {
      if (range(one.at, hex) !== 1 || isBarrier(one.at, hex, sheet.bridges))
        wrong.push(`9.0c: ${one.id} does not reach ${hex}`);
      if (one.words.has("forced-march") || one.words.has("building")) wrong.push(`${one.id} is busy`);
    }
  if (isRepulse) {
    const around6 = around(units[0].at).flatMap(([, hex]) =>
      isBarrier(units[0].at, hex, sheet.bridges) ? [] : troopsIn(sheet, hex, foe(units[0].side)),
    );
    if (ratio(attack, defenceOf(sheet, around6)) < 4)
      wrong.push(`7.1.2a: ${told.units.join(", ")} have no five to one`);
  }
  return [
    ...wrong,
    ...compare(
      isRepulse ? "Repulse" : "attack",
      told,
      attack,
      defence,
      readCombat(attack, defence, shift, told.dice[0], die),
    ),
  ];
}

/** A Shock (9.4.2): the leads are the strongest, and each adds half a die. */
export function ruleOnShock(
  sheet: Sheet,
  { own, other }: { readonly own: readonly string[]; readonly other: readonly string[] },
  told: {
    readonly leads: readonly string[];
    readonly sums: readonly number[];
    readonly cell: string;
    readonly dice: readonly number[];
  },
): readonly string[] {
  const wrong: string[] = [];
  const sums = told.leads.map((id, i) => {
    const lead = counter(sheet, id);
    const rivals = (i === 0 ? own : other).map((one) => counter(sheet, one));
    if (rivals.some(({ sp }) => sp > lead.sp)) wrong.push(`9.4.2b: ${id} is not the strongest`);
    return lead.initiative + Math.ceil(told.dice[i] / 2);
  });
  if (sums.join() !== told.sums.join()) wrong.push(`9.4.2b: sums ${told.sums.join()}, not ${sums.join()}`);
  const cell = readShock(sums[0] - sums[1]);
  return cell === told.cell ? wrong : [...wrong, `SKT: ${told.cell}, not ${cell}`];
}

/** A charge (9.3). */
export function ruleOnCharge(sheet: Sheet, told: Told): readonly string[] {
  const units = told.units.map((id) => counter(sheet, id));
  const defenders = told.hexes.flatMap((hex) => troopsIn(sheet, hex, foe(units[0].side)));
  const [attack, defence] = [total(units.map((one) => one.sp * state(one))), defenceOf(sheet, defenders)];
  const isSteady = (one: Counter) => one.troop?.arm === "inf" && !one.words.has("disrupted") && one.initiative >= 5;
  const die =
    (defenders.every((one) => one.words.has("disrupted") || one.isShaken) ? 1 : 0) +
    (defenders.every(({ troop }) => troop?.arm !== "inf") ? 1 : 0) -
    (defenders.some(isSteady) ? 1 : 0);
  return compare("charge", told, attack, defence, readCharge(attack, defence, told.dice[0], die));
}

/** Whether a battery sees a hex (3.7, 9.1, E11). */
export function sees(sheet: Sheet, gun: Counter, to: string): boolean {
  const apart = range(gun.at, to);
  const above = Math.max(0, level(gun.at) - level(to));
  const most = sheet.weather === "fog" ? 2 : (sheet.weather === "haze" ? 2 : 3) + above;
  if (apart > most) return false;
  const blocks = (hex: string): boolean => {
    if (hex === "" || !sheet.terms.isInPlay(hex)) return true;
    if (level(hex) > level(gun.at)) return true;
    const isBelow = level(hex) < level(gun.at);
    const isSeenOver = isBelow && 2 * range(hex, to) >= apart;
    const pieces = (sheet.at.get(hex) ?? []).filter(({ troop, isDepot }) => troop !== undefined || isDepot);
    const isFriend = pieces.some(({ side }) => side === gun.side);
    if (isFriend && !(isBelow && range(gun.at, hex) === 1)) return true;
    return (pieces.length > 0 || isCover(hex)) && !isSeenOver;
  };
  return line(gun.at, to).every((hexes) => !hexes.every(blocks));
}

/** A bombardment (9.1, 9.2, ART-M, E11). */
export function ruleOnFire(sheet: Sheet, told: Told): readonly string[] {
  const guns = told.units.map((id) => counter(sheet, id));
  const [hex] = told.hexes;
  const wrong: string[] = [];
  for (const gun of guns) {
    const isGun = gun.troop?.arm === "art" || gun.troop?.arm === "hor";
    if (!isGun || gun.words.has("fired") || gun.words.has("forced-march")) wrong.push(`9.1a: ${gun.id} does not fire`);
    if (gun.troop?.arm === "art" && gun.words.has("moved")) wrong.push(`E11: ${gun.id} has moved`);
    if (
      around(gun.at).some(
        ([, next]) => !isBarrier(gun.at, next, sheet.bridges) && troopsIn(sheet, next, foe(gun.side)).length > 0,
      )
    )
      wrong.push(`9.1e: ${gun.id} stands beside an enemy`);
    if (!sees(sheet, gun, hex)) wrong.push(`3.7: ${gun.id} in ${gun.at} does not see ${hex}`);
  }
  const attack = total(guns.map((gun) => gun.sp * state(gun)));
  const signs = new Set(guns.map(({ at }) => Math.sign(level(at) - level(hex))));
  const isFar = guns.some(({ at }) => range(at, hex) >= 4);
  const die =
    (signs.size === 1 ? [...signs][0] : 0) -
    (isCover(hex) || sheet.positions.has(hex) ? 1 : 0) -
    (isFar ? 1 : 0) -
    (sheet.weather === "fog" ? 1 : 0);
  return [...wrong, ...compare("bombardment", told, attack, null, readFire(attack, told.dice[0], die))];
}
