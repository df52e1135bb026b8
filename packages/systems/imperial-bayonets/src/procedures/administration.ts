import { asSeat, call, d6, done, next, type Seat } from "@redoubt/engine";
import { ordersAllowed } from "../checks/ordering.ts";
import { suppliedUnits } from "../checks/supply.ts";
import { cites, procedure } from "../kit.ts";
import { changeStatus } from "../occupancy.ts";
import { bothSeats, enemyOf } from "../seat.ts";
import { ADMINISTRATION, type BayonetsPlay, has, OUT_OF_SUPPLY } from "../state.ts";
import { constants } from "../tables/constants.ts";
import { variantWeather, weathers } from "../tables/weather.ts";
import { writeOrders } from "./orders.ts";
import { overstack } from "./overstack.ts";
import { forgetTries, nameSponsors, recover } from "./recovery.ts";

/** The steps stand in the order of the book, each for both sides; marks of supply come and go in no other place. */
export const enforces = cites("3.6d", "3.6e", "4.0-A1", "4.0-A4", "4.0-A5", "5.0b", "5.1a", "5.1d", "5.4b", "E6");

/** Where the phase begins, and whether it issues orders alone (E6, I-91). */
export interface Administering {
  readonly from: AdminStep;
  readonly isOrdersOnly: boolean;
  /** Whether the step it begins with waits for the side that a position names, though nobody can act in it. */
  readonly isHeld: boolean;
}

/** The steps of the phase at which a position may begin. */
export type AdminStep = "supply" | "sponsors" | "recovery" | "weather" | "next-admin" | "orders";

/** Tests the lines of one side: marks come and go (5.1, 3.6d, 3.6e). */
function testSupply(g: BayonetsPlay, seat: Seat): void {
  const onMap = Array.from(g.world.unitsOf[seat]).filter((unit) => g.c.hexOf[unit] > 0);
  const supplied = suppliedUnits(g, seat, constants.overlandLeg.value, onMap);
  const lost = onMap.filter((unit) => !supplied.has(unit) && !has(g, unit, OUT_OF_SUPPLY));
  const back = onMap.filter((unit) => supplied.has(unit) && has(g, unit, OUT_OF_SUPPLY));
  for (const unit of lost) changeStatus(g, unit, OUT_OF_SUPPLY, 0);
  for (const unit of back) changeStatus(g, unit, 0, OUT_OF_SUPPLY);
  if (lost.length > 0) g.emit({ kind: "supply-lost", rule: "5.1c", units: lost });
  if (back.length > 0) g.emit({ kind: "supply-found", rule: "5.1b", units: back });
}

/** Whether weather is rolled for: where the game allows it and it was chosen (5.3a, E5). */
const rollsWeather = ({ world }: BayonetsPlay): boolean =>
  world.switches.variantWeather && world.options.weather === "variant";

const hasUnits = (g: BayonetsPlay, seat: Seat): boolean =>
  g.world.unitsOf[seat].some((unit) => g.c.hexOf[unit] > 0 || g.world.arrivals[unit] !== null);

/** The seats that write orders: known to everybody, since the game and the map say so. */
function writers(g: BayonetsPlay): Seat[] {
  const { orders } = g.world.switches;
  if (g.world.destinations.length === 0) return [];
  return bothSeats.filter((seat) => (seat === 0 ? orders.russian : orders.allied) > 0 && hasUnits(g, seat));
}

/** Only the step that a position names is held open, and only for the side it names. */
const side = (g: BayonetsPlay, { isHeld }: Administering, seat: Seat) => ({
  seat,
  isHeld: isHeld && g.world.start.columns.active[0] === seat,
});
const gone = { patch: { isHeld: false } } as const;

type AdminSteps = Record<
  | "begin"
  | AdminStep
  | "second-sponsors"
  | "second-recovery"
  | "roll-weather"
  | "roll-next"
  | "write"
  | "stacking"
  | "end",
  Administering
>;

/** 5.0: supply, Recovery, weather, the next Administration Phase and March Orders, for both sides (4.0-A, I-34, I-89). */
export const administration = procedure<AdminSteps, null, "begin">("administration", {
  begin: {
    does: (g, { from, isOrdersOnly }) => {
      g.c.phase[0] = ADMINISTRATION;
      g.c.active[0] = g.world.turns.first;
      g.emit({ kind: "phase-began", rule: "4.0-A0", phase: ADMINISTRATION, seat: g.c.active[0] });
      return next(isOrdersOnly ? "orders" : from);
    },
  },
  supply: {
    does: (g) => {
      testSupply(g, g.world.turns.first);
      testSupply(g, enemyOf(g.world.turns.first));
      return next("sponsors");
    },
  },
  sponsors: { does: (g, l) => call(nameSponsors, side(g, l, g.world.turns.first), "second-sponsors") },
  "second-sponsors": { does: (g, l) => call(nameSponsors, side(g, l, enemyOf(g.world.turns.first)), "recovery", gone) },
  recovery: { does: (g, l) => call(recover, side(g, l, g.world.turns.first), "second-recovery") },
  "second-recovery": { does: (g, l) => call(recover, side(g, l, enemyOf(g.world.turns.first)), "weather", gone) },
  weather: {
    does: (g) => {
      forgetTries(g);
      return next(rollsWeather(g) ? "roll-weather" : "next-admin");
    },
  },
  "roll-weather": {
    rolls: {
      rule: "5.3b",
      purpose: "the weather",
      dice: () => d6,
      take: (g, _l, dice) => {
        const row =
          variantWeather.rows.find(({ from, to }) => dice[0] >= from && dice[0] <= to) ?? variantWeather.rows[1];
        g.c.weather[0] = weathers.indexOf(row.weather);
        g.c.variant[0] = 1;
        g.c.weatherUntil[0] = row.turns === null ? 0 : g.c.turn[0] + row.turns - 1;
        g.emit({ kind: "weather-rolled", rule: "5.3b", dice });
        g.emit({ kind: "weather-set", rule: "E5", weather: g.c.weather[0] });
        return next("next-admin");
      },
    },
  },
  "next-admin": { does: (g) => next(g.world.switches.admin === "die" ? "roll-next" : "orders") },
  "roll-next": {
    rolls: {
      rule: "5.4a",
      purpose: "the next Administration Phase",
      dice: () => d6,
      take: (g, _l, dice) => {
        g.c.nextAdmin[0] = g.c.turn[0] + dice[0];
        g.emit({ kind: "next-admin-rolled", rule: "5.4a", dice });
        g.emit({ kind: "next-admin-set", rule: "5.4a", turn: g.c.nextAdmin[0] });
        return next("orders");
      },
    },
  },
  orders: { does: (g) => next(writers(g).length > 0 ? "write" : "stacking") },
  write: {
    lanes: {
      rule: "4.0-A6",
      seats: (g) => writers(g),
      work: (g, _l, seat) => ({
        procedure: writeOrders,
        locals: { seat, left: ordersAllowed(g, asSeat(seat)), units: [] },
      }),
      take: () => next("stacking"),
    },
  },
  stacking: { does: () => call(overstack, {}, "end") },
  end: { does: () => done() },
});
