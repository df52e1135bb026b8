import type { Moment } from "../worker/messages.ts";
import type { Scene } from "./lesson.ts";
import type { Stage } from "./steps.ts";

/** What one side has answered in a game. */
export function answersOf(
  entries: readonly { readonly seat: string; readonly answer: string }[],
  side: string,
): readonly string[] {
  return entries.filter(({ seat }) => seat === side).map(({ answer }) => answer);
}

function stageOf({ turn, phase }: Moment["view"]): Stage {
  if (turn > 1) return "after";
  return phase === "movement" || phase === "combat" ? phase : "movement";
}

/** What the guide sees at a moment of the game. */
export function sceneOf(
  moment: Moment,
  seat: number,
  happened: Pick<Scene, "given" | "isRefused" | "isUndone">,
): Scene {
  const decisions = moment.pending.kind === "decide" ? moment.pending.decisions : [];
  return {
    ...happened,
    // A game that is over has nothing more to teach but how it is won.
    stage: moment.pending.kind === "over" ? "after" : stageOf(moment.view),
    asked: moment.pending.kind === "over" ? "over" : (decisions.find((one) => one.seat === seat)?.kind ?? null),
    allowed: moment.choices.map(({ text }) => text),
    canUndo: moment.undo.possible,
  };
}
