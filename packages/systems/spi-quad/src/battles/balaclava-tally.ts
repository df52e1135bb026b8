import { type Hex, OFF_MAP } from "@redoubt/hex";
import { asUnit, type Unit } from "@redoubt/mechanics";
import { balaclavaExit, easternRedoubts, westernRedoubts } from "../data/facts-balaclava.ts";
import { lostPoints } from "../mutations.ts";
import { ALLIED, RUSSIAN } from "../seat.ts";
import { CAPTURED, ELIMINATED, hexOf, holderOf, type QuadPlay } from "../state.ts";
import type { balaclavaVictory } from "../tables/victory-balaclava.ts";
import { BRITISH, CAVALRY } from "../unit.ts";

type RowId = (typeof balaclavaVictory)[number]["id"];

/** How often each line of B23.21 and B23.22 counts so far. */
export type BalaclavaTally = Readonly<Record<RowId, number>>;

type Counts = Record<RowId, number>;

function countLost(g: QuadPlay, u: Unit, counts: Counts): void {
  const { world } = g;
  const isGun = world.isGun[u] === 1;
  const isBritish = world.nationOf[u] === BRITISH;
  if (world.seatOf[u] === RUSSIAN) {
    if (isGun) counts["russian-gun-eliminated"]++;
    else counts["russian-melee-eliminated"] += lostPoints(g, u);
  } else if (isGun) {
    if (isBritish && world.isRedoubtGun[u] === 0) counts["british-gun-eliminated"]++;
  } else if (isBritish && world.kindOf[u] === CAVALRY) counts["british-cavalry-eliminated"] += lostPoints(g, u);
  else counts["allied-melee-eliminated"] += lostPoints(g, u);
}

/** Whether the condition holds for every one of the named redoubts; a map without one of them cannot score it. */
function holdsAll(g: QuadPlay, redoubts: readonly string[], holds: (hex: Hex) => boolean): number {
  const { byNumber } = g.world.grid;
  return redoubts.every((number) => byNumber.has(number) && holds(byNumber.get(number) ?? OFF_MAP)) ? 1 : 0;
}

/** Counts what scores at Balaclava as it stands (S-21, S-63, S-68). */
export function tallyBalaclava(g: QuadPlay): BalaclavaTally {
  const { c, world } = g;
  const counts: Counts = {
    "allied-melee-eliminated": 0,
    "british-cavalry-eliminated": 0,
    "redoubt-gun-captured": 0,
    "british-gun-eliminated": 0,
    raid: 0,
    "eastern-redoubts": holdsAll(g, easternRedoubts, (hex) => holderOf(g, hex) === RUSSIAN),
    "russian-melee-eliminated": 0,
    "redoubt-gun-remaining": 0,
    "russian-gun-eliminated": 0,
    "western-redoubts": holdsAll(g, westernRedoubts, (hex) => c.holder[world.keyHexes.indexOf(hex)] === ALLIED + 1),
  };
  for (let u = asUnit(0); u < world.count; u++) {
    const at = hexOf(g, u);
    if (at === ELIMINATED) countLost(g, u, counts);
    else if (at === CAPTURED) counts["redoubt-gun-captured"]++;
    else if (at > 0 && world.isRedoubtGun[u] === 1) counts["redoubt-gun-remaining"]++;
  }
  let exits = 0;
  for (let turn = 0; turn < c.exits.length; turn++) exits += c.exits[turn];
  if (exits >= balaclavaExit.unitsNeeded) counts.raid = 1;
  return counts;
}
