import { type Field, fieldIn, oneOf, readRecord, trueOrFalse, wholeNumber, wrong } from "@redoubt/mechanics";
import { type Nation, ranks } from "../data/order-of-battle.ts";
import { type Arm, type Formation, isArtillery } from "../formation.ts";
import {
  BRITISH_LINE,
  COMPANY_COLUMN,
  COSSACK,
  FIXED,
  HEAVY,
  LICORNE,
  LIGHT,
  SKIRMISH_ONLY,
  SKIRMISHERS,
  ZOUAVE,
} from "../piece.ts";
import { readFactors } from "../position-words.ts";
import { constants } from "../tables/constants.ts";
import { noUnit } from "./battle-pieces.ts";
import { type DraftPiece, UNKNOWN } from "./draft.ts";
import { commanderOf } from "./ranges.ts";

/** The values of a piece that its counter prints. */
export type Printed = Pick<
  DraftPiece,
  | "arm"
  | "traits"
  | "morale"
  | "factors"
  | "stars"
  | "strength"
  | "lacksStrength"
  | "points"
  | "formations"
  | "commander"
> & {
  /** Strength now. */
  readonly sp: number;
};

/** What the values of a unit hang on besides what is written of them. */
export interface Bearer {
  readonly arm: Arm;
  readonly nation: Nation;
  /** The formation it stands in, where the file gives one. */
  readonly formation: Formation | undefined;
  readonly isSkirmisherCounter: boolean;
  /** The same piece in the battle of the position. */
  readonly base: DraftPiece | undefined;
}

const most = 99;
// Two hexes of infantry, four bands of artillery (X.9, XI.9).
const bands = { infantry: 2, artillery: 4 } as const;

function factorsIn(field: Field, length: number): readonly number[] | undefined {
  if (field.value === undefined) return undefined;
  const read = readFactors(field.value);
  if (read !== undefined && read.length <= length && read.every((one) => Math.abs(one) <= 9)) return read;
  wrong(field, `must be written as "-1/0" or [-1, 0], with at most ${length} factors`);
  return undefined;
}

const bit = (has: boolean, trait: number): number => (has ? trait : 0);
const had = (base: DraftPiece | undefined, trait: number): boolean => base !== undefined && (base.traits & trait) !== 0;

/** A formation it stands in is one it may take, whatever else the file leaves out. */
const withOwn = (formations: readonly Formation[], own: Formation | undefined): readonly Formation[] =>
  own === undefined || formations.includes(own) ? formations : [...formations, own];

interface Strength {
  readonly sp: number;
  readonly strength: number;
  readonly lacksStrength: boolean;
}

function strengthIn(field: Field, base: DraftPiece | undefined): Strength {
  const sp = wholeNumber(fieldIn(field, "sp"), 0, most);
  const full = wholeNumber(fieldIn(field, "full"), 0, most) ?? base?.strength ?? sp;
  if (full === null) return { sp: 1, strength: 1, lacksStrength: true };
  if (sp !== null && sp > full) wrong(fieldIn(field, "sp"), `more than the ${full} it began with`);
  return { sp: sp ?? full, strength: full, lacksStrength: false };
}

const asIs = (field: Field): Field => field;
const points = (field: Field): number | null => wholeNumber(field, 0, most);
const moraleIn = (field: Field): number | null => wholeNumber(field, 0, 20);
const unit = { ...noUnit, commander: undefined };

function infantry(stats: Field, { nation, formation, isSkirmisherCounter, base }: Bearer): Printed {
  // A unit that stands in skirmish formation without more being said is light (IV.1).
  const isLight = base === undefined ? isSkirmisherCounter || formation === "skirmish" : had(base, LIGHT);
  const yes = (standard: boolean) => (field: Field) => trueOrFalse(field, standard);
  const light = trueOrFalse(fieldIn(stats, "light"), isLight);
  const isOwn = base === undefined;
  const read = readRecord(stats, {
    sp: asIs,
    full: asIs,
    morale: moraleIn,
    fire: (field) => factorsIn(field, bands.infantry),
    mp: points,
    light: asIs,
    britishLine: yes(isOwn ? nation === "british" && !light : had(base, BRITISH_LINE)),
    zouave: yes(had(base, ZOUAVE)),
    companyColumn: yes(isOwn ? nation === "russian" && !light : had(base, COMPANY_COLUMN)),
    skirmishOnly: yes(had(base, SKIRMISH_ONLY)),
  });
  const usual: readonly Formation[] = read.skirmishOnly
    ? ["skirmish"]
    : [
        ...(["line", "assault-column", "square"] as const),
        ...(read.companyColumn ? (["company-column"] as const) : []),
        ...(light ? (["skirmish"] as const) : []),
      ];
  return {
    ...unit,
    ...strengthIn(stats, base),
    arm: "infantry",
    morale: read.morale ?? base?.morale ?? UNKNOWN,
    factors: read.fire ?? base?.factors ?? [],
    points: read.mp ?? base?.points ?? UNKNOWN,
    formations: withOwn(base?.formations ?? usual, formation),
    traits:
      bit(light, LIGHT) |
      bit(read.britishLine, BRITISH_LINE) |
      bit(read.zouave, ZOUAVE) |
      bit(read.companyColumn, COMPANY_COLUMN) |
      bit(read.skirmishOnly, SKIRMISH_ONLY) |
      bit(isSkirmisherCounter, SKIRMISHERS),
  };
}

function cavalry(stats: Field, { formation, base }: Bearer): Printed {
  const isDispersed = base === undefined && formation === "dispersed";
  const read = readRecord(stats, {
    sp: asIs,
    full: asIs,
    morale: moraleIn,
    momentum: (field) => wholeNumber(field, 0, 9),
    heavy: (field) => trueOrFalse(field, had(base, HEAVY)),
    cossack: (field) => trueOrFalse(field, isDispersed || had(base, COSSACK)),
    mp: points,
  });
  const usual: readonly Formation[] = read.cossack ? ["dispersed"] : ["line", "march-column"];
  return {
    ...unit,
    ...strengthIn(stats, base),
    arm: "cavalry",
    morale: read.morale ?? base?.morale ?? UNKNOWN,
    stars: read.momentum ?? base?.stars ?? 0,
    points: read.mp ?? base?.points ?? UNKNOWN,
    formations: withOwn(base?.formations ?? usual, formation),
    traits: bit(read.heavy, HEAVY) | bit(read.cossack, COSSACK),
  };
}

function artillery(stats: Field, { arm, base }: Bearer): Printed {
  const read = readRecord(stats, {
    morale: moraleIn,
    fire: (field) => factorsIn(field, bands.artillery),
    licorne: (field) => trueOrFalse(field, had(base, LICORNE)),
    fixed: (field) => trueOrFalse(field, had(base, FIXED)),
    mp: points,
  });
  return {
    ...unit,
    sp: 0,
    arm,
    morale: read.morale ?? base?.morale ?? UNKNOWN,
    factors: read.fire ?? base?.factors ?? [],
    points: read.mp ?? base?.points ?? UNKNOWN,
    traits: bit(read.licorne, LICORNE) | bit(read.fixed, FIXED),
  };
}

/** The printed values of a combat unit. */
export function unitStats(stats: Field, bearer: Bearer): Printed {
  if (isArtillery(bearer.arm)) return artillery(stats, bearer);
  return bearer.arm === "cavalry" ? cavalry(stats, bearer) : infantry(stats, bearer);
}

/** Where in the army a commander's fields put him, if his rank is not written. */
export type StandardRank = (typeof ranks)[number];

/** The printed values of a commander; his rank is `standard` where nothing is said. */
export function commanderStats(stats: Field, standard: StandardRank, base: DraftPiece | undefined): Printed {
  const read = readRecord(stats, {
    rank: (field) => oneOf(field, ranks),
    independence: (field) => wholeNumber(field, 0, 9),
    modifier: (field) => wholeNumber(field, -9, 9),
  });
  const known = base?.commander;
  const isIndependent = known?.rank === "division" && known.range === constants.brigadeRange.value;
  const rank = read.rank ?? (isIndependent ? "independent" : known?.rank) ?? standard;
  const independence = read.independence ?? known?.independence ?? UNKNOWN;
  return { ...unit, sp: 0, commander: commanderOf(rank, independence, read.modifier ?? known?.modifier ?? 0) };
}

/** Riders have nothing printed on them. */
export function riderStats(stats: Field): Printed {
  readRecord(stats, {});
  return { ...unit, sp: 0 };
}
