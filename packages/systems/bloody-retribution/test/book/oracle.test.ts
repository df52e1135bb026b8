import { isProblems } from "@redoubt/engine";
import { describe, expect, test } from "vitest";
import { bloodyRetribution } from "../../src/index.ts";
import { combat, movement } from "../field.ts";
import { fieldOf, flanks, mayAttack, reach, reduction } from "./oracle.ts";

const seeds = Array.from({ length: 16 }, (_, i) => i + 1);
const sides = ["russian", "allied"] as const;
const group = (unit: { division?: string; nation?: string }) => unit.division ?? unit.nation;

describe("fields of chance against a second hand", () => {
  test("6.2, 6.3, 6.4, 7.2, 8.1, 8.3, 8.12: every unit reaches exactly the hexes that the book gives it", () => {
    for (const seed of seeds) {
      const field = fieldOf(seed);
      const { units, ...map } = field;
      for (const active of sides) {
        for (const unit of units.filter(({ side }) => side === active)) {
          const s = movement({ map, units, active });
          const expected = unit.kind === "piquet" ? [] : reach(field, unit);
          const may = s.answers().includes(`move ${unit.id}`);
          expect(may, `seed ${seed}, ${unit.id}`).toBe(expected.length > 0);
          if (!may) continue;
          s.answer(`move ${unit.id}`);
          const found = s.answers().flatMap((answer) => (answer.startsWith("go ") ? [answer.slice(3)] : []));
          expect(found.sort(), `seed ${seed}, ${unit.id} of ${unit.at}`).toEqual(expected);
        }
      }
    }
  });

  test("9.10, 9.11, 9.18: every unit has exactly the flank attacks that the book gives it", () => {
    for (const seed of seeds) {
      const field = fieldOf(seed);
      const { units, ...map } = field;
      for (const active of sides) {
        const s = combat({ map, units, active });
        const found = s.answers().filter((answer) => answer.startsWith("flank "));
        const own = units.filter(({ side }) => side === active);
        const expected = own.flatMap((unit) => flanks(field, unit).map((to) => `flank ${unit.id} ${to}`));
        expect([...found].sort(), `seed ${seed}`).toEqual(expected.sort());
      }
    }
  });

  test("9.1, 9.3, 9.5, 9.8, 9.9, 9.10, 9.11, 9.12: attacks, factors, columns and reductions are those of the book", () => {
    let tried = 0;
    for (const seed of seeds) {
      const field = fieldOf(seed);
      const { units, ...map } = field;
      for (const active of sides) {
        const own = units.filter(({ side }) => side === active);
        for (const enemy of units.filter(({ side }) => side !== active)) {
          const target = enemy.at ?? "";
          const able = own.filter((unit) => mayAttack(field, unit, target));
          const s = combat({ map, units, active });
          expect(s.answers().includes(`attack ${target}`), `seed ${seed}, ${target}`).toBe(able.length > 0);
          if (able.length === 0) continue;
          s.answer(`attack ${target}`);
          expect([...s.answers()].sort()).toEqual(able.map(({ id }) => `add ${id}`).sort());
          const force = able.filter((unit) => group(unit) === group(able[0]));
          s.answer(...force.map(({ id }) => `add ${id}`));
          expect(s.answers(), `seed ${seed}, ${target}`).toEqual(["resolve"]);
          const factor = ({ stats }: { stats?: Readonly<Record<string, unknown>> }) => Number(stats?.cf);
          const attack = force.reduce((sum, unit) => sum + factor(unit), 0);
          const preview = bloodyRetribution.questions.combat(s.game.play(), [], []);
          if (isProblems(preview)) throw new Error(preview[0].what);
          expect(preview).toMatchObject({ attack, defence: factor(enemy) });
          expect(Number(preview.column)).toBe(Math.min(10, Math.max(-2, attack - factor(enemy))));
          const off = preview.ledger.reduce((sum, row) => sum + row.value, 0);
          expect(0 - off, `seed ${seed}, ${target}`).toBe(reduction(field, force, target));
          tried++;
        }
      }
    }
    expect(tried).toBeGreaterThan(25);
  });
});
