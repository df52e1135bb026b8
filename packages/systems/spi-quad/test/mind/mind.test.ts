import {
  answerList,
  isProblems,
  listAnswers,
  run,
  seatsToAnswer,
  secretOfSeed,
  seededChance,
  startPlay,
  takeAnswer,
} from "@redoubt/engine";
import { axialDistance } from "@redoubt/hex";
import { asUnit } from "@redoubt/mechanics";
import { describe, expect, test } from "vitest";
import { spiQuad } from "../../src/index.ts";
import { guardLook, gunLook } from "../../src/mind/gun-look.ts";
import { loreOf } from "../../src/mind/lore.ts";
import { createMind, mind } from "../../src/mind/mind.ts";
import { sceneFor } from "../../src/mind/scene.ts";
import { stanceOf } from "../../src/mind/stance.ts";
import { lookAt, threatsTo } from "../../src/mind/threat-field.ts";
import { weights } from "../../src/mind/weights.ts";
import { ALLIED } from "../../src/seat.ts";
import { DISRUPTED, hexOf, NOBODY, phases, type QuadPlay } from "../../src/state.ts";
import { INFANTRY } from "../../src/unit.ts";

const temper = { name: "steady", ownLoss: 100, exposure: 100, drive: 100 };
const dice = seededChance(secretOfSeed(1854));
const list = answerList();

function begun(scenario: string): QuadPlay {
  const play = startPlay(spiQuad, { scenario, options: {} });
  if (isProblems(play)) throw new Error("the scenario cannot be set up");
  return play;
}

/** Answers by look until the condition holds or the game is over. */
function playUntil(g: QuadPlay, isThere: (g: QuadPlay) => boolean, by = mind): void {
  while (run(g, dice) === "ask" && !isThere(g)) {
    const seat = seatsToAnswer(g)[0];
    listAnswers(g, seat, list);
    const scores = new Int32Array(list.count);
    by.judge(g, seat, by.plans(g, seat)[0], temper, list, scores);
    takeAnswer(g, seat, list.codes[scores.indexOf(Math.max(...scores))]);
  }
}

const isMoving = (g: QuadPlay, seat: number): boolean => phases[g.c.phase[0]] === "movement" && g.c.active[0] === seat;

describe("the quad's mind", () => {
  test("moves the army on the map too in a turn in which reinforcements have entered", () => {
    const g = begun("alma");
    const before = [...g.c.hexOf];
    playUntil(g, (now) => !isMoving(now, ALLIED));
    const moved = before.filter((hex, u) => g.world.seatOf[u] === ALLIED && hex > 0 && g.c.hexOf[u] !== hex);
    expect(moved.length).toBeGreaterThan(10);
  });

  test("B18.3: leaves no redoubt gun unspiked that an enemy can reach", () => {
    const g = begun("balaclava");
    playUntil(g, (now) => isMoving(now, ALLIED));
    playUntil(g, (now) => !isMoving(now, ALLIED));
    const { q, r } = g.world.grid;
    const guns = [...g.world.isRedoubtGun.keys()].filter((u) => g.world.isRedoubtGun[u] === 1);
    expect(guns.some((u) => g.c.hexOf[u] <= 0)).toBe(true);
    for (const gun of guns.filter((u) => g.c.hexOf[u] > 0)) {
      const hex = g.c.hexOf[gun];
      const { foes, foeCount } = threatsTo(g, ALLIED);
      const far = [...foes.subarray(0, foeCount)].map((u) =>
        axialDistance(q[g.c.hexOf[u]] - q[hex], r[g.c.hexOf[u]] - r[hex]),
      );
      expect(Math.min(...far)).toBeGreaterThan(2);
    }
  });

  test("fears for guns that enemies can reach and for no others, and sends an escort only to those", () => {
    const g = begun("balaclava");
    playUntil(g, (now) => now.c.turn[0] === 2 && isMoving(now, ALLIED));
    const { world, c } = g;
    const lore = loreOf(g);
    const [calm, fearful] = [0, 200].map((gunRisk) =>
      stanceOf(g, { ...weights.balaclava.allied, gunRisk }, mind.plans(g, ALLIED)[0], temper),
    );
    const guns = Array.from(lore.guns[ALLIED], asUnit).filter((u) => c.hexOf[u] > 0);
    const soldier =
      Array.from(lore.order[ALLIED], asUnit).find((u) => c.hexOf[u] > 0 && world.kindOf[u] === INFANTRY) ?? NOBODY;
    const fears = guns.map((gun) => {
      const scene = sceneFor(g, lore, fearful, gun);
      const fear = gunLook({ ...scene, stance: calm }, hexOf(g, gun)) - gunLook(scene, hexOf(g, gun));
      const isReached = scene.threats.strength[c.hexOf[gun]] > 0;
      const isAlone = c.topOf[c.hexOf[gun]] === gun + 1 && c.below[gun] === 0;
      const guard = guardLook(sceneFor(g, lore, fearful, soldier), hexOf(g, gun), 0);
      expect(fear > 0).toBe(isReached);
      expect(guard).toBeGreaterThanOrEqual(0);
      if (!isReached || !isAlone) expect(guard).toBe(0);
      return fear;
    });
    expect(fears.some((fear) => fear > 0)).toBe(true);
    expect(fears.some((fear) => fear === 0)).toBe(true);
  });

  test("sees enemies where they are now, also after they have moved and been disrupted", () => {
    const g = begun("balaclava");
    for (let turn = 1; turn <= 4; turn++) {
      playUntil(g, (now) => now.c.turn[0] > turn);
      const field = threatsTo(g, ALLIED);
      const seen = Array.from(field.foes.subarray(0, field.foeCount), asUnit);
      for (const u of seen) {
        expect(g.c.hexOf[u]).toBeGreaterThan(0);
        expect(g.c.status[u] & DISRUPTED).toBe(0);
        lookAt(g, field, hexOf(g, u));
        expect(field.nearest[g.c.hexOf[u]]).toBe(0);
      }
    }
  });

  test("plays differently with other weights, and every weight is a whole number", () => {
    for (const battle of Object.values(weights)) {
      for (const seat of Object.values(battle)) for (const value of Object.values(seat)) expect(value % 1).toBe(0);
    }
    const [usual, timid] = [begun("alma"), begun("alma")];
    const allied = { ...weights.alma.allied, drive: 0, hunt: 0, column: 0, inertia: 500 };
    playUntil(usual, (now) => !isMoving(now, ALLIED));
    playUntil(timid, (now) => !isMoving(now, ALLIED), createMind({ ...weights, alma: { ...weights.alma, allied } }));
    expect([...timid.c.hexOf]).not.toEqual([...usual.c.hexOf]);
  });
});
