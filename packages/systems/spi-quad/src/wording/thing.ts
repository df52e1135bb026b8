import { answerList, type Explained, type Seat, type Thing, whyNot } from "@redoubt/engine";
import { asHex, type Hex, OFF_MAP } from "@redoubt/hex";
import { asUnit, type Unit } from "@redoubt/mechanics";
import { whyNotFire } from "../checks/fire.ts";
import { whyNotJoin } from "../checks/melee-attackers.ts";
import { whyNotOnMap } from "../checks/presence.ts";
import { notNow, notPossible, refusal, type Why } from "../checks/refusal.ts";
import { type Asked, askedNow, isAsked } from "../procedures/asked.ts";
import type { QuadRule } from "../rule-index.ts";
import { enemyOf } from "../seat.ts";
import { hexOf, isDisrupted, isOnMap, type QuadPlay, topUnit } from "../state.ts";
import { placeOf } from "../view.ts";
import { say } from "../words.ts";
import { sideName, unitName } from "./names.ts";
import { refusalText } from "./refusals.ts";

/** What a unit is: whose, of which kind, in which condition and where. */
function unitText(g: QuadPlay, u: Unit): string {
  const { id, seat, kind } = g.world.units[u];
  const condition = isDisrupted(g, u) ? ", disrupted" : "";
  // Where else it is, the reason says that follows.
  const where = g.c.hexOf[u] > 0 ? ` in ${placeOf(g, u)}` : "";
  return `${unitName(g.world, id)}: ${sideName(seat)} ${kind.replace("-", " ")}${condition}${where}.`;
}

/** What a hex is: its ground. */
function hexText({ world }: QuadPlay, hex: Hex): string {
  const number = world.grid.numbers[hex];
  const tags = world.mapFile.hexes?.[number] ?? [];
  const ground = tags.filter((tag) => !tag.endsWith("-bank")).map((tag) => tag.replace("-", " "));
  return `${number}: ${ground.length === 0 ? "clear" : ground.join(", ")}.`;
}

/** A click: the unit it means, or -1; its hex, 0 for a unit on none; and why an answer would be refused. */
interface Click {
  readonly g: QuadPlay;
  readonly seat: Seat;
  readonly unit: Unit;
  readonly hex: Hex;
  readonly why: (answer: number) => Why;
}

const isOwn = ({ g, seat, unit }: Click): boolean => unit >= 0 && g.world.seatOf[unit] === seat;
const nobody = ({ g, hex }: Click, rule: QuadRule): Why =>
  notPossible(rule, "nobody-there", { hex: g.world.grid.numbers[hex] });

/** Why a click is no answer to what is asked: it is taken for the answer that it would most likely be. */
function whyNothing(asked: Asked, click: Click): Why {
  const { g, seat, unit, hex, why } = click;
  switch (asked.decision) {
    case "movement":
      return unit < 0 ? nobody(click, "5.0") : why(say.unit(unit));
    case "move":
    case "withdraw":
    case "retreat":
    case "displace":
      return why(say.hex(hex));
    case "fire-target":
      return isOwn(click) ? whyNotFire(g, unit, seat, asked.locals.kind) : why(say.target(hex));
    case "fire":
      return isOwn(click) ? why(say.add(unit)) : why(say.target(hex));
    case "melee-target":
      return isOwn(click) ? whyNotJoin(g, unit, []) : why(say.target(hex));
    case "melee":
      return isOwn(click) ? why(say.add(unit)) : why(say.target(hex));
    case "cavalry-withdrawal":
      return unit < 0 ? nobody(click, "11.26") : why(say.withdraw(unit));
    case "retreat-order":
      return unit < 0 ? nobody(click, "8.5") : why(say.unit(unit));
    case "advance": {
      const [path] = asked.locals.paths;
      return isOwn(click) ? why(say.advance(unit, path[0])) : why(say.advance(asked.locals.units[0], hex));
    }
    case "redoubt-advance": {
      const [redoubt] = asked.locals.emptied;
      if (unit >= 0) return why(say.advance(unit, redoubt));
      return refusal("B18.2", "not-that-hex", { hex: g.world.grid.numbers[hex] });
    }
    case "rally":
      return unit < 0 ? nobody(click, "10.0") : why(say.rally(unit));
  }
}

function whyNoAnswer(g: QuadPlay, seat: Seat, unit: Unit, hex: Hex): Why {
  const asked = askedNow(g);
  if (asked === null) return notNow("4.0", "game-over");
  if (!isAsked(g, seat)) return notNow("4.0", "other-side-asked", { side: sideName(enemyOf(seat)) });
  if (hex === 0 && asked.decision !== "movement") return whyNotOnMap(g, unit, "4.0");
  const scratch = answerList();
  // The steps of the quad cite the cases of the quad.
  return whyNothing(asked, { g, seat, unit, hex, why: (answer) => whyNot(g, seat, answer, scratch) as Why });
}

/** What a unit or hex is to the seat that is asked now, and why it is nothing to choose. */
export function thingExplained(g: QuadPlay, seat: Seat, thing: Thing): Explained<QuadRule> {
  const unit = thing.kind === "unit" ? asUnit(thing.unit) : topUnit(g, asHex(thing.hex));
  const hex = thing.kind === "hex" ? asHex(thing.hex) : isOnMap(g, unit) ? hexOf(g, unit) : OFF_MAP;
  const parts = [thing.kind === "hex" ? hexText(g, hex) : "", unit >= 0 ? unitText(g, unit) : ""];
  const refused = whyNoAnswer(g, seat, unit, hex);
  const text = [...parts, refused === null ? "" : refusalText(g.world, refused)].filter(Boolean).join(" ");
  return { text, rule: refused?.rule ?? "4.0" };
}
