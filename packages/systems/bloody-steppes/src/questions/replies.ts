import { answerList, askingFrame, type Frame, listAnswers } from "@redoubt/engine";
import type { Hex } from "@redoubt/hex";
import { asUnit, type Replies, type Reply, type Unit } from "@redoubt/mechanics";
import { apart, formationOf } from "../checks/neighbours.ts";
import { formations } from "../formation.ts";
import { unitsIn } from "../occupancy.ts";
import { moveUnit } from "../procedures/move-unit.ts";
import { type Reaction, reaction, reactionsOf } from "../procedures/reaction.ts";
import { acting, type Open, window } from "../procedures/window.ts";
import { type WithdrawBeforeMelee, withdrawBeforeMelee } from "../procedures/withdraw-before-melee.ts";
import type { SteppesPlay } from "../state.ts";
import { strengthOf } from "../values.ts";
import { formationName } from "../wording/movement.ts";
import { counted, hexOf, namesOf, verb } from "../wording/told.ts";
import { say, words } from "../words.ts";
import { reactionReply, strokeReply, withdrawReply } from "./reply.ts";

const listed = answerList();

/** The units that a seat may name now. */
function unitsNamed(g: SteppesPlay, seat: number): readonly Unit[] {
  listAnswers(g, seat, listed);
  const codes = [...listed.codes.subarray(0, listed.count)];
  return codes.filter((code) => words.verb(code) === "unit").map((code) => asUnit(words.arg(code, 0)));
}

/** VIII: the hexes that the moving stack has come by; only where it stands if it does not move. */
function pathOf(g: SteppesPlay, hex: Hex): readonly string[] {
  for (let frame: Frame | null = g.state.frames; frame !== null; frame = frame.below)
    if (frame.procedure === moveUnit) {
      const { path } = frame.locals as { readonly path: readonly Hex[] }; // a move keeps the hexes it has walked
      return path.map((one) => g.world.grid.numbers[one]);
    }
  return [g.world.grid.numbers[hex]];
}

/** How the acting stack stands, in a sentence. */
function standText(g: SteppesPlay, units: readonly number[], hex: Hex): string {
  const [first] = units;
  const formation = formationOf(g, first);
  const form = formation === undefined ? "" : `, in ${formationName(formations.indexOf(formation))}`;
  const strength = units.reduce((sum, unit) => sum + strengthOf(g, unit), 0);
  const points = strength === 0 ? "" : `, ${counted(strength, "point")}`;
  return `${namesOf(g.world, units)} ${verb(units, "stands", "stand")} in ${hexOf(g.world, hex)}${form}${points}.`;
}

function farText(g: SteppesPlay, hex: Hex, to: number): string {
  return counted(apart(g, hex, g.c.hexOf[to]), "hex", "hexes");
}

interface Asked {
  readonly rule: string;
  readonly units: readonly number[];
  readonly hex: Hex;
  readonly none: number;
  readonly noneText: string;
  readonly isAlone?: true;
  readonly replies: readonly Reply<number>[];
}

/** VI.6: one card: what they do, and all that can be answered, in the order in which it stands. */
function cardOf(g: SteppesPlay, { rule, units, hex, none, noneText, isAlone, replies }: Asked): Replies<number> | null {
  if (replies.length === 0) return null;
  const nearest = g.world.pieceIndex.get(replies[0].unit) ?? -1;
  return {
    title: `${namesOf(g.world, units)}, ${farText(g, hex, nearest)} off`,
    text: standText(g, units, hex),
    rule,
    path: pathOf(g, hex),
    replies,
    none: { answer: none, text: noneText },
    round: isAlone ? null : `${g.c.turn[0]}.${g.c.active[0]}`,
    roundText: "in this activation",
  };
}

// What stands first where nobody chooses: a shot, then what saves the unit, then what merely changes it.
const signs: readonly Reply<number>["sign"][] = ["fire", "steel", "square", "back", "turn", "form"];

const inOrder = (replies: readonly Reply<number>[]): readonly Reply<number>[] =>
  [...replies].sort((a, b) => signs.indexOf(a.sign) - signs.indexOf(b.sign) || b.chance.percent - a.chance.percent);

/** VI.5, VI.6, VI.15, XII.16: the act of the enemy that a seat is asked to answer, and every answer with its chance. */
export function repliesFor(g: SteppesPlay, seat: number): Replies<number> | null {
  const frame = askingFrame(g, seat);
  switch (frame?.procedure) {
    case window: {
      const open = frame.locals as unknown as Open; // what a window keeps
      const { units, hex } = open;
      const near = acting(open);
      const isSteel = frame.step.name === "steel";
      const replies = unitsNamed(g, seat).flatMap((unit) =>
        isSteel
          ? [strokeReply(g, unit, near)]
          : reactionsOf(g, { reactor: unit, ...near }).map((answer) => reactionReply(g, unit, near, answer, true)),
      );
      const asked = { rule: isSteel ? "VI.15" : "VI.7", units, hex, none: say.end(), noneText: "Nothing" };
      return cardOf(g, { ...asked, replies: inOrder(replies) });
    }
    case reaction: {
      const l = frame.locals as unknown as Reaction; // what a reaction keeps
      if (frame.step.name !== "choose") return null;
      const { reactor, units, hex, isMoving } = l;
      const replies = reactionsOf(g, l).map((answer) =>
        reactionReply(g, reactor, { units, hex, isMoving }, answer, false),
      );
      return cardOf(g, {
        rule: "VI.6",
        units,
        hex,
        none: say.cancel(),
        noneText: "Not with it",
        replies: inOrder(replies),
      });
    }
    case withdrawBeforeMelee: {
      const { hex, attackers } = frame.locals as unknown as WithdrawBeforeMelee; // what a withdrawal keeps
      const from = g.c.hexOf[attackers[0]] as Hex; // attackers stand on the map
      return cardOf(g, {
        rule: "XII.16",
        units: attackers,
        hex: from,
        none: say.no(),
        noneText: "Stand",
        isAlone: true,
        replies: [withdrawReply(g, unitsIn(g, hex)[0], attackers)],
      });
    }
    default:
      return null;
  }
}
