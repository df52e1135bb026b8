import type { Seat } from "@redoubt/engine";
import type { ArmyBlock, ArmyRow, ArmyView, BoxedUnit, BoxView, Unit } from "@redoubt/mechanics";
import { recoveryRating } from "./checks/recovering.ts";
import { bothSeats, seats } from "./seat.ts";
import { isRecoverable } from "./standing.ts";
import { type BayonetsPlay, has, IN_COMMAND, KILLED, PEU, RECOVERING, UAR, WAITING } from "./state.ts";
import { recovery } from "./tables/dice.ts";
import { fullSpOf } from "./values.ts";
import { bandOf, isCommandTime, shortName } from "./view-face.ts";
import { isCommanding, ordersFor } from "./view-lines.ts";
import { ifSo, prospectOf, prospectWords } from "./view-prospect.ts";

const points = (count: number): string => `${count} ${count === 1 ? "point" : "points"}`;

/** "12" is the 12th, "Camou" is Camou. */
const ordinal = (division: string): string => (/^\d+$/.test(division) ? `${division}th` : division);

/** One word on a Leader: where he is if not on the map, else whether he obeys and is obeyed on this turn. */
function stateOf(g: BayonetsPlay, leader: Unit, units: readonly Unit[], ordered: ReadonlySet<number>) {
  const { world, c } = g;
  const at = c.hexOf[leader];
  if (at === WAITING) {
    const arrival = world.arrivals[leader];
    return { word: arrival === null ? "waiting" : `turn ${arrival.turn}` };
  }
  if (at <= 0) return { word: at === KILLED ? "killed" : "captured", tone: "alert" as const };
  if (has(g, leader, RECOVERING)) return { word: "recovers" };
  const here = units.filter((unit) => c.hexOf[unit] > 0);
  if (here.length > 0 && here.every((unit) => ordered.has(unit))) return { word: "orders" };
  if (world.seatOf[leader] !== c.active[0] || !isCommandTime(g)) return { word: "" };
  const isOfficer = world.pieces[leader].kind === "officer";
  if (!isOfficer && isCommanding(g) && c.points[leader] > 0) return { word: `${c.points[leader]} to give` };
  const isIn = isOfficer
    ? has(g, leader, IN_COMMAND)
    : here.length > 0 && here.every((unit) => has(g, unit, IN_COMMAND));
  if (isIn) return { word: "✓", tone: "done" as const };
  return here.length === 0 ? { word: "" } : { word: "out", tone: "alert" as const };
}

/** "7th, Ushakov"; "Troops, Read"; a division that has the name of its Officer is not named twice. */
function rowText(name: string, division: string | null, units: number): string {
  if (division === null) return units === 0 ? name : `Troops, ${name}`;
  return division === name ? `${name}'s division` : `${ordinal(division)}, ${name}`;
}

function rowsOf(g: BayonetsPlay, corps: number, ordered: ReadonlySet<number>): readonly ArmyRow[] {
  const { world } = g;
  const { units } = world.corps[corps];
  const seat = world.corps[corps].seat;
  const leaders = Array.from(world.leadersOf[seat]).filter((leader) => world.pieces[leader].corps === corps);
  const rows = leaders.map((leader): ArmyRow => {
    const own = units.filter((unit) => world.parentOf[unit] === leader);
    const { id, name } = world.pieces[leader];
    const division = own.map((unit) => world.pieces[unit].division).find((one) => one !== null) ?? null;
    return {
      leader: id,
      text: rowText(name, division, own.length),
      units: own.map((unit) => world.pieces[unit].id),
      ...stateOf(g, leader, own, ordered),
    };
  });
  const others = units.filter((unit) => !leaders.includes(world.parentOf[unit]));
  if (others.length === 0) return rows;
  return [...rows, { leader: null, text: "Others", word: "", units: others.map((unit) => world.pieces[unit].id) }];
}

const effects = "Half strength, initiative one less, no advance, no help from positions.";

/** The corps of both sides with their losses and Leaders; Army Commanders stand above them (3.8.2b, DT). */
function blocksOf(g: BayonetsPlay, seat: Seat | null): readonly ArmyBlock[] {
  const { world, c } = g;
  const ordered = new Set(ordersFor(g, seat).flatMap(({ units }) => units));
  const prospect = prospectOf(g);
  const corps = world.corps.map(
    ({ id, name, number, seat: of }, i): ArmyBlock => ({
      id,
      side: seats[of],
      name: shortName(name),
      band: bandOf(g, i),
      text: number === null ? `${c.lost[i]} lost` : `${c.lost[i]} of ${number} lost`,
      ...(number === null ? {} : { track: { now: c.lost[i], max: number, ...ifSo(g, prospect, i) } }),
      ...(c.broken[i] === 1 ? { note: `Demoralised. ${effects}` } : {}),
      ...prospectWords(g, prospect, i),
      rows: rowsOf(g, i, ordered),
    }),
  );
  const chiefs = bothSeats.flatMap((of): readonly ArmyBlock[] => {
    const leaders = Array.from(world.leadersOf[of]).filter((leader) => world.pieces[leader].corps < 0);
    if (leaders.length === 0) return [];
    const rows = leaders.map((leader) => ({
      leader: world.pieces[leader].id,
      text: world.pieces[leader].name,
      units: [],
      ...stateOf(g, leader, [], ordered),
    }));
    return [{ id: `army-${seats[of]}`, side: seats[of], name: "Army", text: "", rows }];
  });
  return [...chiefs, ...corps];
}

/** The roll that brings a unit back: at most its rating, or its sponsor's (5.2d, I-36). */
function rollFor(g: BayonetsPlay, unit: Unit): string {
  const { world, c } = g;
  const parent = world.parentOf[unit];
  if (parent < 0 || c.hexOf[parent] <= 0) return "no Officer";
  const most = recoveryRating(g, unit) - (world.options.recoverySucceedsOn === "below" ? 1 : 0);
  const corps = world.corpsOf[unit];
  const isBroken = corps >= 0 && c.broken[corps] === 1;
  const atMost = Math.min(most, isBroken ? recovery.lostFrom.die - 1 : 6);
  return isBroken ? `≤ ${atMost}, lost on ${recovery.lostFrom.die}` : `≤ ${atMost}`;
}

/** The two boxes of the eliminated, with the roll that each unit needs and what they are worth (5.2, VP). */
function boxesOf(g: BayonetsPlay): readonly BoxView[] {
  const { world, c } = g;
  const victory = world.game?.victory;
  const sidesOf = (box: number) =>
    seats.map((side, seat) => {
      const units = Array.from(world.unitsOf[seat]).filter((unit) => c.hexOf[unit] === box);
      const sp = units.reduce((sum, unit) => sum + fullSpOf(world, unit), 0);
      const per = box === UAR ? victory?.spPerPoint.uar : victory?.spPerPoint.peu;
      const scoring = units.filter((unit) => box !== UAR || isRecoverable(g, unit));
      const scored = scoring.reduce((sum, unit) => sum + fullSpOf(world, unit), 0);
      const worth = per === undefined ? "" : `, ${Math.floor(scored / per)} VP`;
      const list = units.map(
        (unit): BoxedUnit => ({ unit: world.pieces[unit].id, text: box === UAR ? rollFor(g, unit) : "" }),
      );
      return { side, text: units.length === 0 ? "empty" : `${points(sp)}${worth}`, units: list };
    });
  return [
    {
      id: "uar",
      title: "Awaiting recovery",
      note: "Each tries by its own die in an Administration Phase, with an Officer outside enemy zones.",
      rule: "5.2d",
      sides: sidesOf(UAR),
    },
    {
      id: "peu",
      title: "Lost for good",
      note: "Units of one step or on their last never come back.",
      rule: "9.4.1.1c",
      isForGood: true,
      sides: sidesOf(PEU),
    },
  ];
}

/** The army list and the boxes, as a seat may see them. */
export const armyOf = (g: BayonetsPlay, seat: Seat | null): ArmyView => ({
  blocks: blocksOf(g, seat),
  boxes: boxesOf(g),
});
