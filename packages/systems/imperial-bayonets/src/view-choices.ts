import { asSeat } from "@redoubt/engine";
import type { SheetLine, SheetView, Unit } from "@redoubt/mechanics";
import { recoveryRating, whyNotRecover, whyNotSponsor } from "./checks/recovering.ts";
import type { Exchanging } from "./procedures/exchange.ts";
import { type BayonetsPlay, hexName, UAR } from "./state.ts";
import { recovery } from "./tables/dice.ts";
import { isWhole, spOf } from "./values.ts";
import { type Asked, asked } from "./view-asked.ts";
import { shortName } from "./view-face.ts";
import { fightSheet } from "./view-fight.ts";
import { retreatSheet } from "./view-ways.ts";
import { names } from "./wording/tell.ts";

const halves = (sp: number): string => `${Math.floor(sp / 2) || (sp === 1 ? "" : "0")}${sp % 2 === 1 ? "½" : ""}`;

/** What the loss of a unit would make of its corps (3.8.2b). */
function lossNote({ world, c }: BayonetsPlay, unit: Unit, sp: number): Pick<SheetLine, "note"> {
  const corps = world.corpsOf[unit];
  const number = corps < 0 ? null : world.corps[corps].number;
  if (number === null) return {};
  const then = c.lost[corps] + sp;
  const isBreaking = c.broken[corps] === 0 && then >= number;
  return {
    note: `${shortName(world.corps[corps].name)} ${c.lost[corps]} to ${then} of ${number}${isBreaking ? ": demoralised" : ""}`,
  };
}

/** Whole units for at least half of what was eliminated, each with the box it would go to (9.4.1h, I-73). */
function exchangeSheet(g: BayonetsPlay, { decision, locals }: Asked): readonly SheetView[] {
  if (decision !== "exchange") return [];
  const { units, eliminated, paid } = locals as unknown as Exchanging; // the locals of the step that asks this
  const need = g.world.options.exchangeHalf === "exact" ? halves(eliminated) : String(Math.floor(eliminated / 2));
  const lines = units.map(([unit, box]): SheetLine => {
    const { id, name } = g.world.pieces[unit];
    return {
      text: `${name}, ${spOf(g, unit)}`,
      aside: box === "uar" && isWhole(g, unit) ? "awaits recovery" : "lost for good",
      ...lossNote(g, unit, spOf(g, unit)),
      units: [id],
      isPictured: true,
      hexes: [hexName(g.world, g.c.hexOf[unit])],
      answer: `lose ${id}`,
      act: "Give up",
    };
  });
  const head: SheetLine = { text: `${paid} given, ${need} needed`, rule: "9.4.1h" };
  return [{ id: "exchange", title: `Give up at least ${need} points`, isNow: true, lines: [head, ...lines] }];
}

/** The chances of each unit that may try to come back (5.2d, 5.2l). */
function chancesOf(g: BayonetsPlay, unit: Unit): SheetLine["faces"] {
  const { world, c } = g;
  const most = recoveryRating(g, unit) - (world.options.recoverySucceedsOn === "below" ? 1 : 0);
  const corps = world.corpsOf[unit];
  const lost = corps >= 0 && c.broken[corps] === 1 ? 7 - recovery.lostFrom.die : 0;
  const back = Math.max(0, Math.min(most, 6 - lost));
  return [
    { text: "returns", count: back },
    { text: "stays", count: 6 - back - lost },
    { text: "lost", count: lost },
  ];
}

/** Who may call units back, and the roll of each (5.2). */
function recoverySheet(g: BayonetsPlay, { decision, seat }: Asked): readonly SheetView[] {
  const { world, c } = g;
  const waiting = Array.from(world.unitsOf[seat]).filter((unit) => c.hexOf[unit] === UAR);
  if (decision === "recovery") {
    const lines = waiting
      .filter((unit) => whyNotRecover(g, asSeat(seat), unit) === null)
      .map((unit): SheetLine => {
        const { id, name } = world.pieces[unit];
        return {
          text: name,
          units: [id],
          isPictured: true,
          faces: chancesOf(g, unit),
          answer: `recover ${id}`,
          act: "Try",
          rule: "5.2d",
        };
      });
    return [{ id: "recovery", title: "Who returns", isNow: true, lines }];
  }
  if (decision !== "sponsors") return [];
  const lines = Array.from(world.leadersOf[seat])
    .filter((leader) => whyNotSponsor(g, asSeat(seat), leader) === null)
    .map((leader): SheetLine => {
      const { id, name } = world.pieces[leader];
      const own = waiting.filter((unit) => world.parentOf[unit] === leader);
      return {
        text: name,
        note: `For ${names(world, own)}; commands nobody on this turn.`,
        units: [id],
        hexes: [hexName(world, c.hexOf[leader])],
        answer: `sponsor ${id}`,
        act: "Call back",
        rule: "5.2c",
      };
    });
  return [{ id: "sponsors", title: "Who calls units back", isNow: true, lines }];
}

/** The sheets of what is asked now in a fight or in Recovery. */
export function askedSheets(g: BayonetsPlay): readonly SheetView[] {
  const ask = asked(g);
  if (ask === null) return [];
  return [...fightSheet(g, ask), ...exchangeSheet(g, ask), ...retreatSheet(g, ask), ...recoverySheet(g, ask)];
}
