import { answerList, askingFrame, type Explained, type Refusal, type Seat, type Thing, whyNot } from "@redoubt/engine";
import { asHex, DIRECTIONS, type Hex, OFF_MAP } from "@redoubt/hex";
import { asUnit, hasHexTag, type Unit } from "@redoubt/mechanics";
import { whyNoAttackBy } from "../checks/attack.ts";
import { whyNotOnMap } from "../checks/presence.ts";
import { notNow, notPossible } from "../checks/refusal.ts";
import { groundTags } from "../data/map-tags.ts";
import { enemyOf, RUSSIAN, sideNames } from "../seat.ts";
import {
  beside,
  COMBAT,
  ELIMINATED,
  hexName,
  hexOf,
  isReady,
  mobileIn,
  NOBODY,
  type RetributionPlay,
  unitsIn,
  WAITING,
} from "../state.ts";
import { PIQUET } from "../unit.ts";
import { say } from "../words.ts";
import { refusalSentence } from "./refusals.ts";
import { nameOfHex } from "./words.ts";

const kindNames = ["infantry", "Zouaves", "cavalry", "Piquet"] as const;

/** What a unit is: whose, of which kind, in which condition and where. */
function unitText(g: RetributionPlay, u: Unit): string {
  const { world, c } = g;
  const { fullName, seat, steps, entry } = world.units[u];
  const hex = hexOf(g, u);
  const parts = [`${sideNames[seat]} ${kindNames[world.kindOf[u]]}`];
  if (hex === ELIMINATED) parts.push("eliminated");
  if (steps === 2 && c.steps[u] === 1) parts.push("reduced");
  if (hex > 0 && world.kindOf[u] !== PIQUET) parts.push(isReady(g, u) ? "fresh" : "disrupted");
  if (hex === WAITING) parts.push(`due on turn ${entry}`);
  if (hex > 0) parts.push(`in ${hexName(world, hex)}`);
  return `${fullName}: ${parts.join(", ")}.`;
}

/** What a hex is: its ground, and what the rules see in it. */
function hexText({ world, c }: RetributionPlay, hex: Hex): string {
  const { map, terrain } = world;
  const ground = groundTags.filter((tag) => hasHexTag(map, hex, tag));
  const parts: string[] = ground.length === 0 ? ["clear"] : [...ground];
  if (hasHexTag(map, hex, "road")) parts.push("road");
  if (hasHexTag(map, hex, "shell-hill")) parts.push("Shell Hill");
  const place = terrain.victoryAt[hex];
  if (place >= 0) parts.push(`victory hex of the ${sideNames[c.owner[place]]} side`);
  const name = nameOfHex(map, hex);
  return `${hexName(world, hex)}${name === undefined ? "" : ` (${name})`}: ${parts.join(", ")}.`;
}

/** A click: the unit it means, or NOBODY; its hex, or OFF_MAP for a unit on none; and why an answer would be refused. */
interface Click {
  readonly g: RetributionPlay;
  readonly seat: Seat;
  readonly unit: Unit;
  readonly hex: Hex;
  readonly why: (answer: number) => Refusal | null;
}

/** What a click would be in each question, and why that may not be. */
const reasons: Readonly<Record<string, (click: Click) => Refusal | null>> = {
  action: (click) => (click.g.c.kind[0] === COMBAT ? whyNotFought(click) : whyNotMoved(click)),
  reply: ({ why }) => why(say.end()),
  way: ({ hex, why }) => why(say.go(hex)),
  "entry-hex": ({ hex, why }) => why(say.at(hex)),
  compose: ({ unit, hex, why }) => why(unit !== NOBODY ? say.add(unit) : say.attack(hex)),
  "attacker-loss": ({ unit, why }) => why(unit !== NOBODY ? say.lose(unit) : say.end()),
  "defender-loss": ({ unit, why }) => why(unit !== NOBODY ? say.lose(unit) : say.end()),
  advance: ({ unit, why }) => why(unit !== NOBODY ? say.advance(unit) : say.end()),
  momentum: ({ unit, hex, why }) => why(unit !== NOBODY ? say.attack(hex) : say["flank-to"](hex)),
};

/** In a movement phase a side takes up its own units and bombards the enemy's. */
function whyNotMoved({ g, seat, unit, hex, why }: Click): Refusal | null {
  if (unit === NOBODY) return notPossible("8.1", "empty-hex", { hex: hexName(g.world, hex) });
  if (g.world.seatOf[unit] !== seat && seat === RUSSIAN) return why(say.bombard(unit));
  return why(g.c.hexOf[unit] === WAITING ? say.enter(unit) : say.move(unit));
}

/** In a combat phase an enemy's hex is attacked, and an empty one entered by a flank attack of somebody next to it. */
function whyNotFought({ g, seat, unit, hex, why }: Click): Refusal | null {
  const { world } = g;
  if (unit !== NOBODY) {
    return world.seatOf[unit] === seat || hex === OFF_MAP ? whyNoAttackBy(g, seat, unit) : why(say.attack(hex));
  }
  const near = DIRECTIONS.map((direction) => mobileIn(g, beside(world, hex, direction)));
  const ours = near.filter((u) => u !== NOBODY && world.seatOf[u] === seat && isReady(g, u));
  if (ours.length === 0) return why(say.attack(hex));
  const refused = ours.map((u) => why(say.flank(u, hex)));
  return refused.includes(null) ? null : refused[0];
}

/** What a unit or hex is to the seat that is asked now, and why it is nothing to choose. */
export function thingExplained(g: RetributionPlay, seat: Seat, thing: Thing): Explained {
  const { c, world } = g;
  const unit = thing.kind === "unit" ? asUnit(thing.unit) : (unitsIn(g, asHex(thing.hex))[0] ?? NOBODY);
  const hex = thing.kind === "hex" ? asHex(thing.hex) : c.hexOf[unit] > 0 ? hexOf(g, unit) : OFF_MAP;
  const what = [
    ...(thing.kind === "hex" ? [hexText(g, hex)] : []),
    ...(unit === NOBODY ? [] : [unitText(g, unit)]),
  ].join(" ");
  const explained = (refused: Refusal) => ({
    text: `${what} ${refusalSentence(refused, g.world)}`,
    rule: refused.rule,
  });
  if (g.state.frames === null) return explained(notNow("5.9", "game-over"));
  const step = askingFrame(g, seat)?.step;
  if (step?.kind !== "ask") return explained(notNow("5.4", "not-your-turn", { side: sideNames[enemyOf(seat)] }));
  const why = (answer: number) => whyNot(g, seat, answer, answerList());
  const isGone = hex === OFF_MAP && step.decision !== "action";
  const refused = isGone
    ? whyNotOnMap(g, world.seatOf[unit], unit)
    : reasons[step.decision]({ g, seat, unit, hex, why });
  return refused === null ? { text: what, rule: step.rule } : explained(refused);
}
