import type { UnitView } from "@redoubt/mechanics";
import {
  BRANCHES,
  FACE_STATES,
  type Face,
  type FaceRole,
  type FaceState,
  FORMATIONS,
  type Pip,
  SHAPES,
  SIGNS,
  type Sign,
  VALUE_ROLES,
} from "./face.ts";
import { NATIONS, type Nation } from "./style/nation.ts";

const known = <T extends string>(words: readonly T[], word: string | undefined): T | undefined =>
  words.find((one) => one === word);

/** Cloth for a side that is no nation of the Crimea, so that any system can be shown. */
const CLOTHS: readonly Nation[] = ["british", "russian", "french", "pavlov"];

// What must be done, and what was done, is noticed before all else.
const FIRST: readonly Sign[] = ["must-act", "fired"];

// The systems have two words for one thing.
const SAME: Readonly<Record<string, FaceState>> = { disorganized: "disrupted" };

const stateOf = (word: string): FaceState | undefined => SAME[word] ?? known(FACE_STATES, word);

/** "lost:2/4" is a tag with that text; a word without a sign of its own is told by its first letter. */
function pipOf(word: string): Pip {
  const sign = known(SIGNS, word);
  if (sign !== undefined) return { kind: sign };
  const [name, text] = word.split(":");
  return text === undefined ? { kind: "letter", text: name.charAt(0).toUpperCase() } : { kind: "tag", text };
}

function pipsOf(words: readonly string[]): Pip[] {
  const pips = words.map(pipOf);
  const rank = ({ kind }: Pip): number => (FIRST.some((sign) => sign === kind) ? 0 : 1);
  return pips.sort((a, b) => rank(a) - rank(b));
}

// A longer name of a formation would leave no room for the unit's own; the order of battle has it.
const LONGEST_PARENT = 4;

/** What is being done with a counter now. */
export interface FaceMark {
  readonly role?: FaceRole;
  readonly strength?: string;
}

/** The cloth of a unit's counter. The seat gives sides without a nation of their own one to be told apart by. */
export const clothOf = ({ face, side }: UnitView, seats: readonly string[]): Nation =>
  known(NATIONS, face.nation) ?? CLOTHS[Math.max(0, seats.indexOf(side)) % CLOTHS.length];

/** A unit as it is drawn. What the drawing has no shape for becomes a notice: nothing that a view tells is lost. */
export function faceOf(unit: UnitView, seats: readonly string[], mark: FaceMark = {}): Face {
  const { face } = unit;
  const states = face.states.flatMap((word) => stateOf(word) ?? []);
  const shapeless = face.states.filter((word) => stateOf(word) === undefined);
  const pips = pipsOf([...face.pips, ...shapeless]);
  if (mark.strength !== undefined) pips.unshift({ kind: "strength", text: mark.strength });
  const formation = known(FORMATIONS, face.formation);
  const shape = known(SHAPES, face.shape);
  return {
    id: unit.id,
    nation: clothOf(unit, seats),
    branch: known(BRANCHES, face.branch) ?? "infantry",
    ...(shape && { shape }),
    ...(face.rank !== undefined && { rank: face.rank }),
    bandLeft: face.bandLeft,
    ...(face.band !== undefined && { band: face.band }),
    ...(face.hue !== undefined && { hue: face.hue }),
    bandRight: face.bandRight.length > LONGEST_PARENT ? "" : face.bandRight,
    values: face.values.map(({ text, role, isLowered, factor }) => ({
      text,
      role: known(VALUE_ROLES, role) ?? "other",
      ...(isLowered === true && { isLowered }),
      ...(factor !== undefined && { factor }),
    })),
    ...(face.steps && { steps: face.steps }),
    states,
    pips,
    ...(face.facing !== undefined && { facing: face.facing }),
    ...(formation && { formation }),
    ...(face.entryTurn !== undefined && { entryTurn: String(face.entryTurn) }),
    ...(face.reconstructed === true && { reconstructed: true }),
    ...(mark.role && { role: mark.role }),
  };
}
