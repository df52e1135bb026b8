import { asHex } from "@redoubt/hex";
import type { MapLineView, SheetLine, SheetView } from "@redoubt/mechanics";
import { mayCommand, occupationOf, pointsOf, rangeOf, reachOf, whyNotCommand } from "./checks/command.ts";
import { hasRoadLeg, serves } from "./checks/supply.ts";
import { NO_TRACE, pathOf, traceFrom } from "./checks/trace.ts";
import { groundOf } from "./ground-now.ts";
import { seats } from "./seat.ts";
import { type BayonetsPlay, has, hexName, IN_COMMAND, orderSlots, PEU, phases, UAR } from "./state.ts";
import { constants } from "./tables/constants.ts";
import { refusalSentences } from "./wording/refusals.ts";
import { names } from "./wording/tell.ts";

const isCommanding = ({ c }: BayonetsPlay): boolean => phases[c.phase[0]] === "command-distribution";

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? "" : "s"}`;

/** Leaders of the active side on the map who give points, and Officers who need one. */
function leadersNow(g: BayonetsPlay): { readonly givers: readonly number[]; readonly officers: readonly number[] } {
  const { world, c } = g;
  const here = Array.from(world.leadersOf[c.active[0]]).filter((leader) => c.hexOf[leader] > 0);
  return {
    givers: here.filter((leader) => pointsOf(g, leader) > 0),
    officers: here.filter((leader) => world.pieces[leader].kind === "officer"),
  };
}

/** One Officer: in command, to be had by whom, or why not, superior by superior (6.1, 6.1.1). */
function officerLine(g: BayonetsPlay, officer: number, givers: readonly number[]): SheetLine {
  const { world, c } = g;
  const { id, name } = world.pieces[officer];
  const place = { units: [id], hexes: [hexName(world, c.hexOf[officer])] };
  if (has(g, officer, IN_COMMAND)) return { text: `${name}: in command`, tone: "done", ...place, rule: "6.1" };
  const tried = givers
    .filter((leader) => leader !== officer && mayCommand(g, leader, officer))
    .map((leader) => ({ leader, why: whyNotCommand(g, leader, officer) }));
  const open = tried.filter(({ why }) => why === null);
  if (open.length > 0) {
    const by = open.map(({ leader }) => {
      const length = reachOf(g, leader)[c.hexOf[officer]];
      return `${world.pieces[leader].name}, ${length} of ${rangeOf(g, leader)} hexes`;
    });
    return { text: `${name}: may be given a point`, note: by.join("; "), ...place, rule: "6.1" };
  }
  const [first] = tried;
  return {
    text: `${name}: out of command`,
    tone: "alert",
    note: tried
      .flatMap(({ why }) => (why === null ? [] : [refusalSentences[why.code]?.(why.params) ?? why.code]))
      .join(" "),
    ...place,
    rule: first?.why?.rule ?? "6.1",
  };
}

/** The command phase as one sheet: points by Leader, then every Officer. */
function commandSheet(g: BayonetsPlay): readonly SheetView[] {
  if (!isCommanding(g)) return [];
  const { world, c } = g;
  const { givers, officers } = leadersNow(g);
  const points = givers.map((leader) => ({
    text: `${world.pieces[leader].name}: ${counted(c.points[leader], "point")} left`,
    units: [world.pieces[leader].id],
    hexes: [hexName(world, c.hexOf[leader])],
    track: { now: c.points[leader], max: pointsOf(g, leader) },
    rule: "6.1",
  }));
  const lines = [...points, ...officers.map((officer) => officerLine(g, officer, givers))];
  return [{ id: "command", title: "Command", isNow: true, lines }];
}

/** The demoralization track, corps by corps. */
function corpsSheet({ world, c }: BayonetsPlay): SheetView {
  const lines = world.corps.flatMap(({ name, number }, i): readonly SheetLine[] => {
    if (number === null) return [];
    const isBroken = c.broken[i] === 1;
    return [
      {
        text: `${name}: ${c.lost[i]} of ${number} lost`,
        ...(isBroken ? { note: "Demoralised", tone: "alert" as const } : {}),
        track: { now: c.lost[i], max: number },
      },
    ];
  });
  return { id: "corps", title: "Losses by corps", lines };
}

/** The two boxes of the eliminated (10.0). */
function boxesSheet({ world, c }: BayonetsPlay): SheetView {
  const lines = [UAR, PEU].flatMap((box) =>
    seats.flatMap((side, seat): readonly SheetLine[] => {
      const units = Array.from(world.unitsOf[seat]).filter((unit) => c.hexOf[unit] === box);
      if (units.length === 0) return [];
      const called = box === UAR ? "awaiting recovery" : "lost for good";
      return [
        {
          text: `${side === "russian" ? "Russian" : "Allied"}, ${called}`,
          note: names(world, units),
          units: units.map((unit) => world.pieces[unit].id),
        },
      ];
    }),
  );
  return { id: "boxes", title: "Boxes of the eliminated", lines };
}

interface Slot {
  readonly slot: number;
  readonly to: string;
  readonly units: readonly number[];
  readonly isSecret: boolean;
}

/** March Orders that a seat may know: its own, and those that were shown (5.5d, I-142). */
function slotsFor(g: BayonetsPlay, seat: number | null): readonly Slot[] {
  const { c, world } = g;
  return Array.from(c.orderTo).flatMap((to, slot) => {
    const owner = slot < orderSlots ? 0 : 1;
    if (to === 0 || (owner !== seat && c.orderShown[slot] === 0)) return [];
    const units = Array.from(world.unitsOf[owner]).filter((unit) => c.orderOf[unit] === slot + 1);
    return [{ slot, to: hexName(world, to), units, isSecret: c.orderShown[slot] === 0 }];
  });
}

function marchSheet(g: BayonetsPlay, seat: number | null): SheetView {
  const { world } = g;
  const lines = slotsFor(g, seat).map(({ to, units, isSecret }) => ({
    text: `To ${to}: ${names(world, units)}`,
    note: isSecret ? "Only you see this." : "Known to all.",
    units: units.map((unit) => world.pieces[unit].id),
    hexes: [to],
    rule: "5.5",
  }));
  return { id: "march", title: "March orders", isSealed: true, lines };
}

/** The sheets beside the map. */
export const sheetsOf = (g: BayonetsPlay, seat: number | null): readonly SheetView[] =>
  [...commandSheet(g), corpsSheet(g), marchSheet(g, seat), boxesSheet(g)].filter(({ lines }) => lines.length > 0);

/** Traces that a point could follow, dashed from Leader to Officer (6.1.1). */
function commandLines(g: BayonetsPlay): readonly MapLineView[] {
  if (!isCommanding(g)) return [];
  const { world, c } = g;
  const { givers, officers } = leadersNow(g);
  return givers.flatMap((leader) =>
    officers.flatMap((officer): readonly MapLineView[] => {
      if (whyNotCommand(g, leader, officer) !== null) return [];
      reachOf(g, leader);
      const who = occupationOf(g, world.seatOf[leader]);
      const path = pathOf(world.scratch.trace, asHex(c.hexOf[officer]), world.terrain.ways, who);
      if (path.length < 2) return [];
      return [{ kind: "command", hexes: path.map((hex) => hexName(world, hex)), text: String(path.length - 1) }];
    }),
  );
}

/** The line of supply of each unit of a side to a Depot of its own, drawn for the unit that is looked at (3.6). */
function supplyLines(g: BayonetsPlay, seat: number): readonly MapLineView[] {
  const { world, c } = g;
  const found = new Map<number, MapLineView>();
  const longest = constants.overlandLeg.value;
  const who = occupationOf(g, seat);
  for (const depot of world.depotsOf[seat]) {
    if (!hasRoadLeg(g, depot)) continue;
    const ways = groundOf(g).footWays;
    const length = traceFrom(world.scratch.trace, asHex(c.hexOf[depot]), longest, ways, who);
    for (const unit of world.unitsOf[seat]) {
      const at = c.hexOf[unit];
      if (at <= 0 || length[at] === NO_TRACE || !serves(g, depot, unit)) continue;
      const hexes = pathOf(world.scratch.trace, asHex(at), ways, who).map((hex) => hexName(world, hex));
      const text = `supply ${length[at]} of ${longest}`;
      if (hexes.length > 1) found.set(unit, { kind: "supply", hexes, text, of: world.pieces[unit].id });
    }
  }
  return [...found.values()];
}

/** March Orders as lines to their destination. */
function marchLines(g: BayonetsPlay, seat: number | null): readonly MapLineView[] {
  const { world, c } = g;
  return slotsFor(g, seat).flatMap(({ to, units, isSecret }) => {
    const from = units.find((unit) => c.hexOf[unit] > 0);
    if (from === undefined || hexName(world, c.hexOf[from]) === to) return [];
    const text = isSecret ? "secret" : "shown";
    return [{ kind: "march" as const, hexes: [hexName(world, c.hexOf[from]), to], text }];
  });
}

/** The lines on the map that a seat may see. */
export const linesOf = (g: BayonetsPlay, seat: number | null): readonly MapLineView[] => [
  ...commandLines(g),
  ...marchLines(g, seat),
  ...(seat === null ? [] : supplyLines(g, seat)),
];
