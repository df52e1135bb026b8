import type { CommanderEntry, UnitEntry } from "../data/order-of-battle.ts";
import { sideOfNation, sides } from "../data/order-of-battle.ts";
import type { Scenario } from "../data/scenario.ts";
import { troopsOf } from "../data/troops.ts";
import type { Formation } from "../formation.ts";
import { cites } from "../kit.ts";
import {
  BRITISH_LINE,
  COMMANDER,
  COMPANY_COLUMN,
  COSSACK,
  FIXED,
  HEAVY,
  LICORNE,
  LIGHT,
  RIDER,
  type Scope,
  SKIRMISH_ONLY,
  SKIRMISHERS,
  UNIT,
  ZOUAVE,
} from "../piece.ts";
import { type DraftPiece, UNKNOWN } from "./draft.ts";
import { commanderOf } from "./ranges.ts";

/** Strengths, values and chains of command come from the lists of the battle; regiments of two counters never merge (K-176). */
export const enforces = cites("I.5", "I.8", "I.9", "I.10", "I.11", "IV.15", "XIV.2");

const scopeOf: Readonly<Record<UnitEntry["scope"], Scope>> = {
  brigade: "brigade",
  divisional: "division",
  corps: "corps",
  army: "army",
  none: "non-divisional",
};

/** What pieces that are no combat units have of the values of units: nothing. */
export const noUnit = {
  scope: undefined,
  arm: undefined,
  traits: 0,
  morale: UNKNOWN,
  factors: [],
  stars: 0,
  strength: 0,
  lacksStrength: false,
  points: UNKNOWN,
  formations: [],
  battalion: null,
  battery: null,
} as const;

const seatOf = (nation: UnitEntry["nation"]): number => sides.indexOf(sideOfNation(nation));

function traitsOf({ type, battalion }: UnitEntry): number {
  const troops = troopsOf(type);
  const may = (formation: Formation): boolean => troops.formations.includes(formation);
  const isOnly = (formation: Formation): boolean => may(formation) && troops.formations.length === 1;
  const bits: readonly (readonly [boolean, number])[] = [
    [may("skirmish"), LIGHT],
    [troops.britishLine === true, BRITISH_LINE],
    [troops.zouave === true, ZOUAVE],
    [may("dispersed"), COSSACK],
    [troops.heavy === true, HEAVY],
    [troops.licorne === true, LICORNE],
    [troops.fixed === true, FIXED],
    [may("company-column"), COMPANY_COLUMN],
    [battalion !== undefined, SKIRMISHERS],
    [isOnly("skirmish"), SKIRMISH_ONLY],
  ];
  return bits.reduce((traits, [has, bit]) => (has ? traits | bit : traits), 0);
}

function pieceOfUnit(unit: UnitEntry): DraftPiece {
  const { id, name, nation, command, brigade, scope, sp, battalion, battery } = unit;
  const { arm, morale, fire, stars, formations, mp } = troopsOf(unit.type);
  return {
    id,
    name,
    nation,
    seat: seatOf(nation),
    kind: UNIT,
    isReconstructed: true,
    command,
    brigade,
    corps: scope === "army" ? "army" : null,
    scope: scopeOf[scope],
    arm,
    traits: traitsOf(unit),
    morale,
    factors: fire,
    stars,
    strength: sp,
    lacksStrength: false,
    points: mp ?? UNKNOWN,
    formations,
    battalion: battalion ?? null,
    battery: battery ?? null,
    commander: undefined,
    chief: null,
  };
}

function pieceOfCommander(commander: CommanderEntry): DraftPiece {
  const { id, name, nation, rank, independence, modifier, command, brigade } = commander;
  return {
    ...noUnit,
    id,
    name,
    nation,
    seat: seatOf(nation),
    kind: COMMANDER,
    isReconstructed: true,
    command,
    brigade,
    // A corps or wing bears the name of its commander.
    corps: rank === "corps" ? id : null,
    commander: commanderOf(rank, independence, modifier),
    chief: null,
  };
}

function ridersOf(scenario: Scenario): readonly DraftPiece[] {
  return scenario.riders.flatMap(({ commander, count }) => {
    const chief = scenario.forces.commanders.find(({ id }) => id === commander);
    if (chief === undefined) throw new Error(`${scenario.id}: no commander ${commander}`);
    return Array.from(
      { length: count },
      (_, place): DraftPiece => ({
        ...noUnit,
        id: `${commander}-rider-${place + 1}`,
        name: `Rider ${place + 1} of ${chief.name}`,
        nation: chief.nation,
        seat: seatOf(chief.nation),
        kind: RIDER,
        isReconstructed: true,
        command: null,
        brigade: null,
        corps: null,
        commander: undefined,
        chief: commander,
      }),
    );
  });
}

/** The pieces of a battle: units, commanders, riders. */
export function battlePieces(scenario: Scenario): readonly DraftPiece[] {
  const { units, commanders } = scenario.forces;
  return [...units.map(pieceOfUnit), ...commanders.map(pieceOfCommander), ...ridersOf(scenario)];
}
