import {
  BRANCHES,
  type Branch,
  FACE_STATES,
  type Face,
  type FaceRole,
  FORMATIONS,
  NATIONS,
  type Nation,
  type Pip,
  type ValueRole,
} from "@redoubt/drawing";
import type { CounterFace, UnitView } from "@redoubt/mechanics";

const isOneOf = <T extends string>(known: readonly T[], word: string | undefined): word is T =>
  word !== undefined && (known as readonly string[]).includes(word); // Wider for the test only.

const VALUE_ROLES: readonly ValueRole[] = [
  "fire",
  "class",
  "melee",
  "morale",
  "cf",
  "sp",
  "movement",
  "initiative",
  "momentum",
];

/** Cloth for a side that is no nation of the Crimea, so that any system can be shown. */
const CLOTHS: readonly Nation[] = ["british", "russian", "french", "pavlov"];

function nationOf(face: CounterFace, seat: number): Nation {
  return isOneOf(NATIONS, face.nation) ? face.nation : CLOTHS[Math.max(0, seat) % CLOTHS.length];
}

function branchOf(branch: string): Branch {
  return isOneOf(BRANCHES, branch) ? branch : "infantry";
}

function pipsOf(words: readonly string[]): Pip[] {
  const pips: Pip[] = [];
  if (words.includes("must-act")) pips.push({ kind: "must-act" });
  if (words.includes("fired")) pips.push({ kind: "fired" });
  if (words.some((word) => word === "acted" || word === "moved" || word === "done")) pips.push({ kind: "acted" });
  if (words.includes("hidden")) pips.push({ kind: "hidden" });
  return pips;
}

// A longer name of a formation would leave no room for the unit's own; the order of battle has it.
const LONGEST_PARENT = 4;

/** What is being done with a counter now. */
export interface FaceMark {
  readonly role?: FaceRole;
  readonly strength?: string;
}

/** A unit as the drawing knows it. The seat gives sides without a nation of their own a cloth to be told apart by. */
export function faceOf(unit: UnitView, seats: readonly string[], mark: FaceMark = {}): Face {
  const { face } = unit;
  const state = face.states.find((word) => isOneOf(FACE_STATES, word));
  const pips = pipsOf(face.pips);
  if (mark.strength !== undefined) pips.unshift({ kind: "strength", text: mark.strength });
  return {
    id: unit.id,
    nation: nationOf(face, seats.indexOf(unit.side)),
    branch: branchOf(face.branch),
    bandLeft: face.bandLeft,
    bandRight: face.bandRight.length > LONGEST_PARENT ? "" : face.bandRight,
    values: face.values.map(({ text, role }) => ({ text, role: isOneOf(VALUE_ROLES, role) ? role : "other" })),
    ...(face.steps && { steps: face.steps }),
    ...(isOneOf(FACE_STATES, state) && { state }),
    pips,
    ...(face.facing !== undefined && { facing: face.facing }),
    ...(isOneOf(FORMATIONS, face.formation) && { formation: face.formation }),
    ...(face.entryTurn !== undefined && { entryTurn: String(face.entryTurn) }),
    ...(face.reconstructed === true && { reconstructed: true }),
    ...(mark.role && { role: mark.role }),
  };
}
