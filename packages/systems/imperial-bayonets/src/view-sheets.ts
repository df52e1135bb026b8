import type { Seat } from "@redoubt/engine";
import { asHex, distance } from "@redoubt/hex";
import type { SheetLine, SheetView, Unit } from "@redoubt/mechanics";
import { mayCommand, pointsOf, reachOf, unitsUnder, whyNotCommand } from "./checks/command.ts";
import { NO_TRACE } from "./checks/trace.ts";
import { type BayonetsPlay, has, hexName, IN_COMMAND, RECOVERING } from "./state.ts";
import { traceFault } from "./trace-fault.ts";
import { printedInitiative } from "./values.ts";
import { askedSheets } from "./view-choices.ts";
import { isCommanding, leadersNow, ordersFor } from "./view-lines.ts";
import { refusalText } from "./wording/refusals.ts";
import { names } from "./wording/tell.ts";

const hexesLong = (length: number): string => `${length} ${length === 1 ? "hex" : "hexes"}`;

const ranks: Readonly<Record<string, string>> = {
  "army-commander": "Army Commander",
  commander: "Commander",
  "officer-commander": "Officer-Commander",
};

const placeOf = (g: BayonetsPlay, piece: Unit) => ({
  units: [g.world.pieces[piece].id],
  hexes: [hexName(g.world, g.c.hexOf[piece])],
});

/** One who gives points: his rank, his points as dots, and below him whom he could put in command (6.1). */
function giverLines(g: BayonetsPlay, leader: Unit, officers: readonly Unit[]): readonly SheetLine[] {
  const { world, c } = g;
  const { id, name, kind } = world.pieces[leader];
  const max = pointsOf(g, leader);
  const isAway = has(g, leader, RECOVERING);
  const left = isAway ? 0 : c.points[leader];
  const head: SheetLine = {
    text: name,
    note: isAway ? "calls units back and commands nobody on this turn" : ranks[kind],
    dots: { given: max - left, max },
    rule: isAway ? "5.2c" : "6.1b",
    ...placeOf(g, leader),
  };
  const own = whyNotCommand(g, leader, leader) === null ? unitsUnder(g, leader).length : 0;
  const troops: readonly SheetLine[] =
    own === 0
      ? []
      : [
          {
            text: "his own troops",
            aside: `${own} ${own === 1 ? "unit" : "units"}`,
            isUnder: true,
            answer: `command ${id} ${id}`,
            ...placeOf(g, leader),
          },
        ];
  const open = officers.flatMap((officer): readonly SheetLine[] => {
    if (officer === leader || whyNotCommand(g, leader, officer) !== null) return [];
    const length = reachOf(g, leader)[c.hexOf[officer]];
    const { id: to, name: called } = world.pieces[officer];
    return [
      {
        text: `to ${called}`,
        aside: length === NO_TRACE ? "" : hexesLong(length),
        isUnder: true,
        answer: `command ${id} ${to}`,
        ...placeOf(g, officer),
      },
    ];
  });
  return [head, ...troops, ...open];
}

/** An Officer whom nobody can reach: one reason for each superior, and what would open the way (6.1.1). */
function missedLine(g: BayonetsPlay, officer: Unit, givers: readonly Unit[]): SheetLine {
  const { world, c } = g;
  const reasons = givers
    .filter((leader) => leader !== officer && mayCommand(g, leader, officer))
    .map((leader) => {
      const why = whyNotCommand(g, leader, officer);
      if (why?.code === "no-trace") {
        const fault = traceFault(g, leader, c.hexOf[officer]);
        if (fault !== null) return { rule: why.rule, text: [fault.sentence, fault.opens].filter(Boolean).join(" ") };
      }
      const { name } = world.pieces[leader];
      const length = reachOf(g, leader)[c.hexOf[officer]];
      if (why?.code === "no-points-left")
        return {
          rule: why.rule,
          text: `${name} ${length === NO_TRACE ? "has" : "reaches him, but has"} no point left.`,
        };
      return {
        rule: why?.rule ?? "6.1a",
        text: why === null ? "" : refusalText(g.world, why),
      };
    });
  return {
    text: world.pieces[officer].name,
    note: reasons.length === 0 ? "Nobody above him is on the map." : reasons.map(({ text }) => text).join(" "),
    rule: reasons[0]?.rule ?? "6.1a",
    tone: "alert",
    ...placeOf(g, officer),
  };
}

/** What an Officer's initiative would bring if he is left out: acts, slower, stays (4.0-5b to 4.0-5f). */
function initiativeLine(g: BayonetsPlay, officer: Unit): SheetLine {
  const rating = printedInitiative(g.world, officer);
  return {
    text: `${g.world.pieces[officer].name} (${rating})`,
    faces: [
      { text: "acts", count: Math.max(0, rating - 1) },
      { text: "slower", count: rating >= 1 && rating <= 6 ? 1 : 0 },
      { text: "stays", count: Math.max(0, 6 - rating) },
    ],
    rule: "8.0b",
    ...placeOf(g, officer),
  };
}

const head = (text: string): SheetLine => ({ text, isHead: true });

/** The command phase as one sheet: Commanders by rank with their points, who is in, who is out and why, and what initiative would bring. */
function commandSheet(g: BayonetsPlay): readonly SheetView[] {
  if (!isCommanding(g)) return [];
  const { world } = g;
  const { givers, officers } = leadersNow(g);
  const out = officers.filter((officer) => !has(g, officer, IN_COMMAND));
  const inCommand = officers.filter((officer) => has(g, officer, IN_COMMAND));
  const isOpen = (officer: Unit): boolean =>
    givers.some((leader) => leader !== officer && whyNotCommand(g, leader, officer) === null);
  const missed = out.filter((officer) => !isOpen(officer));
  const lines: readonly SheetLine[] = [
    ...givers.flatMap((leader) => giverLines(g, leader, out)),
    ...(inCommand.length === 0 ? [] : [head("In command")]),
    ...inCommand.map(
      (officer): SheetLine => ({
        text: world.pieces[officer].name,
        tone: "done",
        rule: "6.1a",
        ...placeOf(g, officer),
      }),
    ),
    ...(missed.length === 0 ? [] : [head("Not in command")]),
    ...missed.map((officer) => missedLine(g, officer, givers)),
    ...(out.length === 0 ? [] : [head("By initiative, if left out")]),
    ...out.filter((officer) => !has(g, officer, RECOVERING)).map((officer) => initiativeLine(g, officer)),
  ];
  return [{ id: "command", title: "Command", isNow: true, lines }];
}

/** March Orders, numbered as on the map: how far it is, and who knows (5.5, I-86). */
function marchSheet(g: BayonetsPlay, seat: Seat | null): SheetView {
  const { world, c } = g;
  const lines = ordersFor(g, seat).map(({ to, units, isSecret }, i): SheetLine => {
    const goal = world.grid.byNumber.get(to);
    const here = units.map((unit) => c.hexOf[unit]).filter((hex) => hex > 0);
    const far = goal === undefined ? [] : here.map((hex) => distance(world.grid, asHex(hex), goal));
    const away = far.length === 0 ? "not on the map yet" : hexesLong(Math.max(...far));
    return {
      text: `${i + 1}. To ${to}: ${names(world, units)}`,
      note: isSecret ? `${away}; the others see only "in command"` : `${away}; shown to all`,
      units: units.map((unit) => world.pieces[unit].id),
      hexes: [to],
      rule: isSecret ? "5.5d" : "5.5c",
    };
  });
  return { id: "march", title: "March orders", isSealed: true, lines };
}

/** The sheets beside the map; losses and boxes stand in the army list. */
export const sheetsOf = (g: BayonetsPlay, seat: Seat | null): readonly SheetView[] =>
  [...commandSheet(g), ...askedSheets(g), marchSheet(g, seat)].filter(({ lines }) => lines.length > 0);
