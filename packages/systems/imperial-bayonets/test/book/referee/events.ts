import type { Game, GameEvent } from "@redoubt/engine";
import { troopOf } from "./armies.ts";
import { type Books, count, faceOf } from "./books.ts";
import { pointsOf, ruleOnCommand } from "./command.ts";
import { ruleOnAttack, ruleOnCharge, ruleOnFire, ruleOnShock, type Told } from "./fights.ts";
import { sideBetween } from "./ground.ts";
import { ruleOnForce, ruleOnFreed, ruleOnOfficer, ruleOnRecovery } from "./initiative.ts";
import { allowance, ruleOnMove } from "./moves.ts";
import { counter, foe, type Sheet, troopsIn } from "./sheet.ts";
import { hasWayBack, ruleOnRetreat } from "./ways-back.ts";

/** Takes down what was looked at and what was wrong with it. */
export type Note = (kind: string, found: readonly string[]) => void;

/** Names for the numbers of events. */
export function namesIn(game: Game) {
  const { world } = game.play();
  const id = (piece: unknown): string => world.pieces[Number(piece)].id;
  const hex = (at: unknown): string => world.grid.numbers[Number(at)];
  const list = (of: (one: unknown) => string) => (many: unknown) => (Array.isArray(many) ? many.map(of) : []);
  const corpsName = (corps: string): string =>
    world.corps.find((one: { readonly id: string }) => one.id === corps)?.name ?? corps;
  return { id, hex, ids: list(id), hexes: list(hex), corpsName };
}
type Names = ReturnType<typeof namesIn>;
type Facts = Readonly<Record<string, unknown>>;

/** Looks at one event against the table as it was before, and writes down what it changes. */
export function lookAtEvent(event: GameEvent, sheet: Sheet, books: Books, name: Names, note: Note): void {
  const facts = event as unknown as Facts; // the kind of an event says which facts it tells
  const unit = "unit" in facts ? name.id(facts.unit) : "";
  if (lookAtFight(event.kind, facts, sheet, books, name, note)) return;
  if (lookAtLoss(event.kind, facts, unit, sheet, books, note)) return;
  switch (event.kind) {
    case "phase-began":
      newPhase(sheet, books, sheet.view.phases[Number(facts.phase)], Number(facts.seat) === 0 ? "russian" : "allied");
      break;
    case "activated":
      books.bombarded.clear();
      books.fought = 0;
      books.force = name.ids(facts.units);
      break;
    case "officer-checked":
      books.checking = name.id(facts.leader);
      note("checks", ruleOnOfficer(books.checking, Number(facts.rating)));
      break;
    case "freed":
    case "locked":
      if (books.checking !== "") note("checks", ruleOnFreed(sheet, books.checking, name.ids(facts.units)));
      books.checking = "";
      break;
    case "force-checked":
      books.checking = "";
      note("checks", ruleOnForce(sheet, name.hex(facts.hex), unit, Number(facts.rating)));
      break;
    case "recovery-rolled":
      note("recoveries", ruleOnRecovery(unit, Number(facts.rating)));
      break;
    case "repulse-failed":
      books.fight = { ...books.fight, isRepulse: false };
      break;
    case "commanded":
    case "force-commanded": {
      const leader = name.id(facts.leader);
      books.points.set(leader, (books.points.get(leader) ?? pointsOf(sheet, leader)) - 1);
      if (event.kind === "commanded")
        note("commands", ruleOnCommand(sheet, leader, name.id(facts.officer), name.ids(facts.units)));
      break;
    }
    case "moved": {
      const ids = name.ids(facts.units);
      // Who was repulsed has gone before the force follows, though it may stand there still in the table of before.
      const isFollowing = books.fight.isRepulse && ids.every((id) => books.fight.own.includes(id));
      const table = isFollowing ? without(sheet, books.fight.other) : sheet;
      books.fight = { ...books.fight, isRepulse: books.fight.isRepulse && !isFollowing };
      note("moves", ruleOnMove(table, ids, name.hexes(facts.path), books.purse));
      break;
    }
    case "entered":
      note("entries", ruleOnEntry(sheet, books, name.ids(facts.units), name.hex(facts.hex), Number(facts.cost) / 2));
      break;
    case "march-begun":
    case "march-ended":
      books.purse.set(unit, (books.purse.get(unit) ?? 0) + 1);
      break;
    case "digging":
    case "bridge-rolled":
      books.purse.set(unit, allowance(counter(sheet, unit)));
      break;
    case "bridge-changed":
      books.bridges.set(sideBetween(name.hex(facts.from), name.hex(facts.to)), String(facts.now));
      break;
    case "waited":
      books.delays++;
      break;
  }
}

function newPhase(sheet: Sheet, books: Books, phase: string, side: string): void {
  if (phase === "ic-bombardment" || phase === "ooc-activation") books.bombarded.clear();
  books.fought = 0;
  books.force = [];
  if (phase !== "command-distribution") return;
  books.points.clear();
  books.queue.clear();
  for (const one of sheet.counters.values()) if (one.side === side) books.purse.delete(one.id);
}

function lookAtFight(kind: string, facts: Facts, sheet: Sheet, books: Books, name: Names, note: Note): boolean {
  const told = (): Told => ({
    ...(facts as unknown as Told), // every roll on a chart tells these
    units: name.ids(facts.units),
    hexes: "hexes" in facts ? name.hexes(facts.hexes) : [name.hex(facts.hex)],
  });
  switch (kind) {
    case "bombarded":
      note("bombardments", ruleOnFire(sheet, told()));
      books.bombarded.add(name.hex(facts.hex));
      return true;
    case "charged":
      note("charges", ruleOnCharge(sheet, told()));
      return true;
    case "attacked":
    case "repulse-tried": {
      const fight = told();
      const isRepulse = kind === "repulse-tried";
      note(isRepulse ? "repulses" : "attacks", ruleOnAttack(sheet, fight, books.bombarded, isRepulse));
      const enemy = foe(counter(sheet, fight.units[0]).side);
      const other = fight.hexes.flatMap((hex) => troopsIn(sheet, hex, enemy).map((one) => one.id));
      books.fight = { own: fight.units, other, isRepulse };
      books.fought++;
      return true;
    }
    case "shocked": {
      const { sums, cell, dice } = facts as unknown as {
        sums: readonly number[];
        cell: string;
        dice: readonly number[];
      }; // a Shock tells them
      note("shocks", ruleOnShock(sheet, books.fight, { leads: name.ids(facts.leads), sums, cell, dice }));
      return true;
    }
    case "retreated":
      note("retreats", ruleOnRetreat(sheet, name.id(facts.unit), name.hexes(facts.path)));
      return true;
    case "advanced": {
      const one = counter(sheet, name.id(facts.unit));
      const isBound = one.isShaken || one.words.has("out-of-command");
      note("advances", isBound ? [`3.8.2h, 6.0c: ${one.id} advances`] : []);
      return true;
    }
  }
  return false;
}

function lookAtLoss(kind: string, facts: Facts, unit: string, sheet: Sheet, books: Books, note: Note): boolean {
  const troop = troopOf.get(unit);
  switch (kind) {
    case "must-retreat":
      books.back = Number(facts.hexes);
      return true;
    case "box-rolled":
      books.box = { unit, die: (facts.dice as readonly number[])[0] };
      return true;
    case "step-lost":
      count(books, sheet, unit, (troop?.sp ?? 0) - (troop?.reduced ?? 0));
      books.reduced.add(unit);
      return true;
    case "eliminated": {
      if (facts.cause === "recovery") return true;
      const isWeak = books.reduced.has(unit) || troop?.reduced === null;
      const isDied = !isWeak && (facts.cause === "enemy zone" || facts.cause === "charge Ae");
      const wrong = isWeak && facts.box !== "peu" ? [`9.4.1.1c: ${unit} awaits recovery`] : [];
      const { box } = books;
      if (isDied && (box.unit !== unit || box.die <= 4 !== (facts.box === "uar")))
        wrong.push(`9.4.1.1b: ${unit} in ${facts.box}`);
      const isRider = counter(sheet, unit).words.has("charge");
      const isByResult = !isWeak && facts.cause === "combat result";
      if (isByResult && hasWayBack(sheet, unit, 1) !== (facts.box === "uar"))
        wrong.push(`9.4.1.1d: ${unit} in ${facts.box}`);
      const isByRetreat = ["enemy zone", "enemy or ground", "Depot"].includes(String(facts.cause));
      if (isByRetreat && !isRider && hasWayBack(sheet, unit, books.back))
        wrong.push(`9.4.1.2: ${unit} had a way back of ${books.back}`);
      note("losses", wrong);
      count(books, sheet, unit, faceOf(books, unit));
      return true;
    }
    case "recovered":
      books.reduced.add(unit);
      count(books, sheet, unit, -faceOf(books, unit));
      return true;
    case "corps-broken":
    case "corps-cured":
      for (const [corps, number] of Object.entries(sheet.terms.numbers)) {
        const lost = books.lost.get(corps) ?? 0;
        if (kind === "corps-broken" && lost >= number) books.broken.add(corps);
        if (kind === "corps-cured" && lost < number) books.broken.delete(corps);
      }
      return true;
  }
  return false;
}

/** The table with these units gone from it, as they are when a Repulse moves on. */
function without(sheet: Sheet, ids: readonly string[]): Sheet {
  const at = new Map([...sheet.at].map(([hex, stack]) => [hex, stack.filter(({ id }) => !ids.includes(id))]));
  return { ...sheet, at, counters: new Map([...sheet.counters].filter(([id]) => !ids.includes(id))) };
}

/** The price of coming in (7.2, I-49). All entries lie on roads. */
function ruleOnEntry(sheet: Sheet, books: Books, ids: readonly string[], hex: string, cost: number): readonly string[] {
  const one = counter(sheet, ids[0]);
  for (const id of ids) books.purse.set(id, cost);
  if (one.chief !== undefined) return cost === 0.5 ? [] : [`7.2c: ${one.id} pays ${cost}`];
  const place = (books.queue.get(hex) ?? 0) + 1;
  books.queue.set(hex, place);
  const company = troopsIn(sheet, hex, one.side).length > 0 ? 1 : 0;
  const isRight = cost === place + company || cost === place / 2;
  return isRight ? [] : [`7.2c: ${ids.join(", ")} pay ${cost} as force ${place}`];
}
