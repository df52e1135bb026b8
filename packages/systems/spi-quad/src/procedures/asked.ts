import { askingFrame, type Seat } from "@redoubt/engine";
import type { QuadPlay } from "../state.ts";
import type { Advancing } from "./advance.ts";
import type { Displacing } from "./displacement.ts";
import type { FireDeclared } from "./fire-attack.ts";
import type { Firing } from "./fire-phase.ts";
import type { Aftermath } from "./melee-aftermath.ts";
import type { MeleeDeclared } from "./melee-attack.ts";
import type { MeleePhase } from "./melee-phase.ts";
import type { Moving } from "./move-unit.ts";
import type { Choosing } from "./movement.ts";
import type { RallyPhase } from "./rally-phase.ts";
import type { WalkingIn } from "./redoubt-capture.ts";
import type { Retreating } from "./retreat.ts";
import type { Withdrawing } from "./withdrawal.ts";

/** What the step that asks each decision knows. */
export interface LocalsOf {
  readonly movement: Choosing;
  readonly move: Moving;
  readonly "fire-target": Firing;
  readonly fire: FireDeclared;
  readonly withdraw: Withdrawing;
  readonly "cavalry-withdrawal": Firing;
  readonly "melee-target": MeleePhase;
  readonly melee: MeleeDeclared;
  readonly "retreat-order": Aftermath;
  readonly retreat: Retreating;
  readonly displace: Displacing;
  readonly advance: Advancing;
  readonly "redoubt-advance": WalkingIn;
  readonly rally: RallyPhase;
}

/** The kinds of decision. */
export type Decision = keyof LocalsOf;

/** A question that is asked now, with what its step knows. */
export type Asked = { readonly [D in Decision]: { readonly decision: D; readonly locals: LocalsOf[D] } }[Decision];

/** What is asked now, whomever it is asked; null while nothing is. */
export function askedNow(g: QuadPlay): Asked | null {
  const frame = g.state.frames;
  if (frame?.step.kind !== "ask") return null;
  // A frame forgets the type of its locals; each decision is asked by one procedure only.
  return { decision: frame.step.decision, locals: frame.locals } as unknown as Asked;
}

/** Whether it is this seat that is asked now. */
export const isAsked = (g: QuadPlay, seat: Seat): boolean => askingFrame(g, seat) !== null;

/** What the step that asks this decision knows. Throws where another one is asked. */
export function localsOf<D extends Decision>(g: QuadPlay, decision: D): LocalsOf[D] {
  const asked = askedNow(g);
  if (asked?.decision !== decision) throw new Error(`${asked?.decision} is asked, not ${decision}`);
  return asked.locals as LocalsOf[D]; // the decision tells whose locals they are
}
