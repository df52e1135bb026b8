import { hexAt } from "@redoubt/hex";
import { asUnit } from "@redoubt/mechanics";
import { expect, test } from "vitest";
import { mustBeAttacked, owesAttack, promiseTheRest } from "../../src/checks/melee-duty.ts";
import { MELEE_DUTY, type QuadPlay } from "../../src/state.ts";
import { allied, alliedTurn, russian, turned } from "../battlefield.ts";
import type { Units } from "./fight.ts";

// Who came up or lost his neighbour since the phase began is noted by hand: in play it
// takes units pushed aside by retreats.

const begun = (units: Units) => {
  const play = alliedTurn("melee", { map: { cols: 8, rows: 8 }, units }).game.play() as QuadPlay;
  const { world, c } = play;
  const unit = (id: string) => asUnit(world.units.findIndex((one) => one.id === id));
  return { play, unit, status: c.status, hex: (number: string) => hexAt(world.grid, number) };
};

test("8.12, S-43: a unit owes its attack to those that held it when the phase began, not to one that came up since", () => {
  const { play, unit, status } = begun([allied("A", "0403"), russian("R", "0404")]);
  expect(owesAttack(play, unit("A"))).toBe(true);
  status[unit("R")] &= ~MELEE_DUTY;
  expect(owesAttack(play, unit("A"))).toBe(false);
});

test("8.11, S-42: an enemy whose neighbour was pushed away need not be attacked, nor after the next attack", () => {
  // Q in 0303 is next to the disrupted D only, who owes nothing; A attacks R elsewhere.
  const units = [allied("A", "0606"), russian("R", "0607"), allied("D", "0302", "4-2-4", turned), russian("Q", "0303")];
  const { play, unit, status, hex } = begun(units);
  status[unit("Q")] |= MELEE_DUTY;
  expect([mustBeAttacked(play, unit("R")), mustBeAttacked(play, unit("Q"))]).toEqual([true, false]);
  promiseTheRest(play, [unit("A")], [hex("0607")]);
  expect(mustBeAttacked(play, unit("Q"))).toBe(false);
});
