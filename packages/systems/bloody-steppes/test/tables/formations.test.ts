import { describe, expect, test } from "vitest";
import { constants } from "../../src/tables/constants.ts";
import { formationRow, formationsChart } from "../../src/tables/formations.ts";
import { moverClass } from "../../src/tables/terrain-movement.ts";

// A second copy, typed column by column: line, assault column, company column, skirmish, square, cavalry line, march column, dispersed, foot, horse, routed foot, routed horse.
const columns = {
  mp: "4 6 5 6 4 10 12 12 4 8 6 10",
  fires: "yes no yes yes yes no no no yes yes no no",
  melee: "yes yes yes some no yes no some no no no no",
  adopt: "2 1 1 1 2 2 1 1 - - - -",
  turn60: "2 1 1 - - 1 1 - 1 1 - -",
  turn180: "1 1 1 - - 2 1 - 1 1 - -",
  zone: "fire 1 fire fire fire 2 2 2 fire fire - -",
  firer: "0 - +1 0 +1 - - - 0 0 - -",
};

describe("FORMATIONS CHART", () => {
  test.each(Object.entries(columns))("VIII.2: column %s agrees with the second copy", (head, copy) => {
    const at = formationsChart.heads[0].columns.indexOf(head);
    expect(formationsChart.rows.map((row) => row.cells[at]).join(" ")).toBe(copy);
  });

  test("IV.1: which infantry formations fire and fight is given", () => {
    expect(formationRow("infantry", "line")).toMatchObject({ fires: true, melee: "yes" });
    expect(formationRow("infantry", "assault-column")).toMatchObject({ fires: false, melee: "yes", zone: 1 });
    expect(formationRow("infantry", "company-column")).toMatchObject({ fires: true, melee: "yes" });
    expect(formationRow("infantry", "skirmish")).toMatchObject({ fires: true, melee: "some" });
    expect(formationRow("infantry", "square")).toMatchObject({ fires: true, melee: "no" });
  });

  test("IV.4: only the cavalry line charges; horse skirmishers attack some targets", () => {
    expect(formationRow("cavalry", "line").melee).toBe("yes");
    expect(formationRow("cavalry", "march-column").melee).toBe("no");
    expect(formationRow("cavalry", "dispersed").melee).toBe("some");
  });

  test("IV.1: assault column is more mobile than company column, company column than line", () => {
    const mp = (["assault-column", "company-column", "line"] as const).map((one) => formationRow("infantry", one).mp);
    expect(mp).toEqual([6, 5, 4]);
  });

  test("XIV.40: 4 points need 2 to reorganize; after 1 used and 3 lost no infantry has half its points left", () => {
    expect(Math.floor(formationRow("infantry", "line").mp / 2)).toBe(2);
    for (const formation of ["line", "assault-column", "company-column", "skirmish", "square"] as const) {
      const { mp } = formationRow("infantry", formation);
      expect(mp - 4, formation).toBeLessThan(Math.floor(mp / 2));
    }
  });

  test("X.4, X.5, XI.5: a line fires two volleys, foot and horse guns two salvos", () => {
    expect(formationRow("infantry", "line").mp / 2).toBe(2);
    expect(formationRow("foot-artillery", undefined).mp / 2).toBe(2);
    expect(Math.floor(formationRow("horse-artillery", undefined).mp / 3)).toBe(2);
  });

  test("IV.21: leaving a square costs 1 more; XIV.50: routed units have no zone", () => {
    expect(constants.leaveSquare).toEqual({ value: 1, rule: "IV.21" });
    expect(formationRow("infantry", undefined)).toMatchObject({ fires: false, melee: "no", zone: 0 });
  });

  test("VIII.2: movement columns of the arms and formations", () => {
    expect(moverClass("infantry", "square")).toBe("line");
    expect(moverClass("infantry", "company-column")).toBe("column");
    expect(moverClass("cavalry", "line")).toBe("cavalry");
    expect(moverClass("cavalry", undefined)).toBe("march");
    expect(moverClass("horse-artillery", undefined)).toBe("horse");
  });
});
