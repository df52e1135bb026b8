import { askingStep, type Explained, type Refusal, type Seat, type Thing } from "@redoubt/engine";
import { asHex } from "@redoubt/hex";
import { asUnit, topUnit, type Unit } from "@redoubt/mechanics";
import { whyNoAttacker } from "../checks/assault.ts";
import { whyNotDisengage } from "../checks/disengaging.ts";
import { whyNoFirer } from "../checks/firing.ts";
import { whyNotCheck } from "../checks/initiative.ts";
import { whyNotTakeUp } from "../checks/maneuver.ts";
import type { BayonetsRule } from "../rule-index.ts";
import { type BayonetsPlay, CAPTURED, hexName, KILLED, PEU, UAR } from "../state.ts";
import { LEADER } from "../world.ts";
import { refusalText } from "./refusals.ts";

type Asker = (g: BayonetsPlay, piece: Unit) => Refusal<BayonetsRule> | null;

/** The check that says, question by question, why a piece is nothing to choose. */
const askers: Readonly<Record<string, Asker>> = {
  maneuver: whyNotTakeUp,
  move: whyNotTakeUp,
  bombard: whyNoFirer,
  bombardment: whyNoFirer,
  combat: whyNoAttacker,
  attack: whyNoAttacker,
  "out-of-command": (g, piece) => (g.world.kindOf[piece] === LEADER ? whyNotCheck(g, piece) : null),
  disengagement: whyNotDisengage,
};

const places: Readonly<Record<number, readonly [text: string, rule: BayonetsRule]>> = {
  [UAR]: ["awaits recovery", "9.4.1.1a"],
  [PEU]: ["is lost for good", "9.4.1.1a"],
  [CAPTURED]: ["is captured", "3.1o"],
  [KILLED]: ["is killed", "E12"],
};

function aboutPiece(g: BayonetsPlay, seat: Seat, piece: Unit): Explained<BayonetsRule> {
  const { world, c } = g;
  const { name, seat: of } = world.pieces[piece];
  const place = places[c.hexOf[piece]];
  if (place !== undefined) return { text: `${name} ${place[0]}.`, rule: place[1] };
  if (of !== seat) return { text: `${name} is the enemy's, and nothing is done with it here.`, rule: "2.0f" };
  const why = askers[askingStep(g, seat).decision]?.(g, piece) ?? null;
  if (why !== null) return { text: refusalText(world, why), rule: why.rule };
  return { text: `${name} is yours, and has nothing to do with this question.`, rule: "2.0i" };
}

/** What a clicked thing is to the seat that is asked now, and why it is nothing to choose. */
export function explain(g: BayonetsPlay, seat: Seat, thing: Thing): Explained<BayonetsRule> {
  if (thing.kind === "unit") return aboutPiece(g, seat, asUnit(thing.unit));
  const top = topUnit(g.c, thing.hex);
  if (top >= 0) return aboutPiece(g, seat, top);
  if (g.world.grid.onMap[thing.hex] !== 1) return { text: "The map ends there.", rule: "MAP" };
  return { text: `${hexName(g.world, asHex(thing.hex))} is empty, and nothing is done there now.`, rule: "MAP" };
}
