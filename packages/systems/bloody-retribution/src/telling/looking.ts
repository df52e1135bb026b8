import { asHex, DIRECTIONS } from "@redoubt/hex";
import { type Inspected, pointsWords, type ToldRow, type Unit } from "@redoubt/mechanics";
import { whyNoTarget } from "../checks/bombardment.ts";
import { ALLOWANCE } from "../checks/movement.ts";
import { ALLIED, RUSSIAN, sideNames } from "../seat.ts";
import { beside, enemyZones, hexOf, isReady, type RetributionPlay, unitsIn, WAITING } from "../state.ts";
import { PIQUET } from "../unit.ts";
import { listOf } from "../wording/words.ts";

const kindNames = ["infantry", "Zouaves", "cavalry", "Piquet"] as const;

/** Enemies next to a unit, who are in its zone as it is in theirs (7.1). */
function facing(g: RetributionPlay, u: Unit): readonly Unit[] {
  const { world } = g;
  return DIRECTIONS.flatMap((direction) =>
    unitsIn(g, beside(world, hexOf(g, u), direction)).filter((other) => world.seatOf[other] !== world.seatOf[u]),
  );
}

function inZones(g: RetributionPlay, u: Unit): ToldRow {
  const { world } = g;
  const others = facing(g, u);
  const names = listOf(others.map((other) => world.units[other].fullName));
  const isHeld = enemyZones(g, world.seatOf[u])[hexOf(g, u)] > 0;
  const text = isHeld ? `next to ${names}: it leaves only for a hex without enemy zones` : "nobody in it";
  return { label: "Zone", text, rule: isHeld ? "7.2" : "7.1", units: others.map((other) => world.units[other].id) };
}

function mates(g: RetributionPlay, u: Unit): readonly ToldRow[] {
  const { world, c } = g;
  const { parent, id } = world.units[u];
  if (parent === null) return [];
  const others = world.units.filter((unit) => unit.parent === parent && unit.id !== id);
  const on = others.filter((unit) => c.hexOf[world.unitIndex.get(unit.id) ?? u] > 0).length;
  if (others.length === 0) return [];
  const text = `${parent}: ${on} of ${others.length === 1 ? "1 other" : `${others.length} others`} on the map`;
  return [{ label: "Parent", text, rule: "2.6", units: others.map((unit) => unit.id) }];
}

/** What somebody reads of a unit. */
export function inspectUnit(g: RetributionPlay, id: string): Inspected {
  const { world, c } = g;
  const u = world.unitIndex.get(id);
  if (u === undefined) return { text: "", rows: [] };
  const { seat, steps, cf, reducedCf, entry, group } = world.units[u];
  const isPiquet = world.kindOf[u] === PIQUET;
  const isOn = hexOf(g, u) > 0;
  const state = !isOn || isPiquet ? "" : isReady(g, u) ? ", fresh" : ", disrupted";
  const text = `${sideNames[seat]} ${kindNames[world.kindOf[u]]}${state}`;
  const rows: ToldRow[] = [];
  if (cf !== null) {
    const less = reducedCf === null ? "" : c.steps[u] === 2 ? `, ${reducedCf} after a loss` : ", after a loss";
    rows.push({
      label: "Factor",
      text: `${c.steps[u] === 1 && reducedCf !== null ? reducedCf : cf}${less}`,
      rule: "2.10",
    });
  }
  rows.push({ label: "Steps", text: `${c.steps[u]} of ${steps}`, rule: "2.11" });
  rows.push({ label: "Moves", text: isPiquet ? "never" : pointsWords(ALLOWANCE), rule: "2.9" });
  if (isOn && !isPiquet)
    rows.push({
      label: "This phase",
      text: isReady(g, u) ? "can still act" : "disrupted until the next recovery",
      rule: "2.12",
    });
  if (hexOf(g, u) === WAITING && entry !== null)
    rows.push({ label: "Enters", text: `from turn ${entry} on the south edge`, rule: "5.5" });
  rows.push({
    label: "Fights with",
    text:
      group === "british" || group === "french"
        ? `${group === "british" ? "British" : "French"} only`
        : `${group} only`,
    rule: "9.3",
  });
  if (isOn) rows.push(inZones(g, u));
  if (isOn && seat === ALLIED) {
    const isSafe = whyNoTarget(g, u) !== null;
    rows.push({ label: "Shell Hill", text: isSafe ? "its guns do not reach it" : "its guns reach it", rule: "5.6" });
  }
  return { text, rows: [...rows, ...mates(g, u)] };
}

/** What somebody reads of a hex. */
export function inspectHex(g: RetributionPlay, number: string): Inspected {
  const { world, c } = g;
  const hex = world.grid.byNumber.get(number);
  if (hex === undefined) return { text: "", rows: [] };
  const place = world.terrain.victoryAt[hex];
  const rows: ToldRow[] = [];
  if (place >= 0)
    rows.push({
      label: "Counts",
      text: `${world.terrain.victoryNames[place]}, owned by ${c.owner[place] === RUSSIAN ? "Russia" : "the Allies"}`,
      rule: "4.3",
    });
  for (const seat of [RUSSIAN, ALLIED]) {
    const near = DIRECTIONS.flatMap((direction) => unitsIn(g, beside(world, asHex(hex), direction))).filter(
      (u) => world.seatOf[u] === seat,
    );
    if (near.length === 0) continue;
    const names = listOf(near.map((u) => world.units[u].fullName));
    rows.push({
      label: `${sideNames[seat]} zones`,
      text: names,
      rule: "7.1",
      units: near.map((u) => world.units[u].id),
    });
  }
  const isReached = world.terrain.inRange[hex] !== 0 && c.gunsLost[0] === 0;
  if (isReached) rows.push({ label: "Shell Hill", text: "within nine hexes of its guns", rule: "5.6" });
  return { text: place >= 0 ? "victory hex" : "", rows };
}
