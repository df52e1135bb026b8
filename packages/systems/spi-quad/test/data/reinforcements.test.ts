import { describe, expect, test } from "vitest";
import { almaCounters } from "../../src/data/counters-alma.ts";
import { balaclavaCounters } from "../../src/data/counters-balaclava.ts";
import { almaDeployment } from "../../src/data/deployment-alma.ts";
import { balaclavaDeployment } from "../../src/data/deployment-balaclava.ts";
import { frenchWaiting, preservation } from "../../src/data/facts-alma.ts";
import { demoralizedAbove, easternRedoubts, redoubts, tiringUnits, westernRedoubts } from "../../src/data/facts-balaclava.ts";
import { almaOptionalReinforcement, almaReinforcements } from "../../src/data/reinforcements-alma.ts";
import { balaclavaReinforcements } from "../../src/data/reinforcements-balaclava.ts";
import { almaTurnTrack, balaclavaTurnTrack } from "../../src/data/turn-track.ts";

// Proof-reading copies, typed from the page: designations, turns and hexes.

const nameOf = (id: string) => [...almaCounters, ...balaclavaCounters].find((c) => c.id === id)?.name;
const sorted = (list: readonly (string | undefined)[]) => [...list].sort();

describe("A22.2 reinforcements of Alma", () => {
  test("A22.2 five British units, any turn, together, one to a hex, 1 movement point", () => {
    expect(almaReinforcements.length).toBe(1);
    const [group] = almaReinforcements;
    expect(group.units.map(nameOf)).toEqual(["21/4th", "63/4th", "45/4th", "57/4th", "20/4th"]);
    expect(group.hexes).toEqual(["2801", "2901", "3001", "2701", "3101"]);
    expect([group.arrival.when, group.manner, group.enterCostHalf]).toEqual(["any-turn-together", "one-per-hex", 2]);
  });

  test("A22.0, S-54 deployment and reinforcements are all counters but 2/RB", () => {
    const used = [...almaDeployment.map((p) => p.unit), ...almaReinforcements.flatMap((g) => g.units)];
    const left = almaCounters.map((c) => c.id).filter((id) => !used.includes(id));
    expect(left).toEqual([almaOptionalReinforcement]);
    expect(nameOf(almaOptionalReinforcement)).toBe("2/RB");
    expect(new Set(used).size).toBe(used.length);
  });
});

describe("B17 reinforcements of Balaclava", () => {
  test.each([
    [3, "0108", ["4 ChDAf/1", "4 ChDAf/2", "1 ChDAf/1", "1 ChDAf/2"]],
    [4, "0108", ["42 BW/1", "79 Cam/1", "Scot Fus/1", "Gren Gds/1", "Coldstrm/1"]],
    [5, "0121", ["20/4", "21/4", "63/4", "46/4", "57/4", "1 Bat RB/4"]],
  ])("B17.1 turn %i at %s", (turn, hex, names) => {
    const groups = balaclavaReinforcements.filter((g) => g.arrival.when === "from-turn" && g.arrival.turn === turn);
    expect(groups.map((g) => g.hexes)).toEqual([[hex]]);
    expect(groups[0].units.map(nameOf)).toEqual(names);
  });

  test("B17.22 eight French battalions between 0101 and 0109 inclusive", () => {
    const [group] = balaclavaReinforcements.filter((g) => g.arrival.when === "triggered");
    expect(group.units.map(nameOf)).toEqual([
      "1 Zou/1/1", "1 Zou/2/1", "7 Lig/1/1", "7 Lig/2/1", "20 Lig/1/2", "20 Lig/2/2", "27 Lig/1/2", "27 Lig/2/2",
    ]);
    expect(group.hexes).toEqual(Array.from({ length: 9 }, (_, i) => `010${i + 1}`));
  });

  test("B16, B17 deployment and reinforcements are exactly the counters", () => {
    const used = [...balaclavaDeployment.map((p) => p.unit), ...balaclavaReinforcements.flatMap((g): readonly string[] => g.units)];
    expect(sorted(used)).toEqual(sorted(balaclavaCounters.map((c) => c.id)));
  });
});

describe("turn tracks", () => {
  test("A22.3, A22.4 Alma: Allies first, twelve turns", () => {
    expect(almaTurnTrack.firstPlayer).toBe("allied");
    expect(almaTurnTrack.boxes.map((b) => b.turn)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  test("B16.31, B16.32 Balaclava: Russians first, twelve turns, remarks on 3, 4 and 5", () => {
    expect(balaclavaTurnTrack.firstPlayer).toBe("russian");
    expect(balaclavaTurnTrack.boxes.map((b) => b.turn)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    const remarks = balaclavaTurnTrack.boxes.filter((b) => b.printed !== "").map((b) => `${b.turn} ${b.printed}`);
    expect(remarks).toEqual(["3 Rnf: Fr", "4 Rnf: Br", "5 Rnf: Br"]);
  });
});

describe("units and numbers the Exclusive Rules name", () => {
  test("A20.2 the Zouaves", () => expect(frenchWaiting).toEqual({ firstTurn: 3, exempt: ["1z/3rd", "2z/3rd"] }));

  test("A21.1, A21.2, A23.11 Preservation", () => {
    expect(preservation).toEqual({ firstTurn: 5, triggeredAt: 10, exitsPerTurn: 2, earlyBeforeTurn: 7 });
  });

  test("B18.0, B16.1 guns stand in the four easternmost redoubts, at the bottom of a stack", () => {
    const armed = redoubts.filter((r) => r.gun !== null);
    expect(armed.map((r) => r.hex)).toEqual(["1312", "1811", "2012", "2313"]);
    for (const { hex, gun } of armed)
      expect(balaclavaDeployment.filter((p) => p.unit === gun)).toEqual([{ hex, unit: gun, top: false }]);
    expect(armed.map((r) => nameOf(r.gun ?? ""))).toEqual(["#4", "Arabtabia", "#2", "Canrobt"]);
  });

  test("B23.2 the redoubts that score", () => {
    expect(easternRedoubts).toEqual(["1811", "2012", "2313"]);
    expect(westernRedoubts).toEqual(["0714", "1114", "1312"]);
  });

  test("B19.1 the units that tire are the scheduled British reinforcements", () => {
    expect(tiringUnits.map(nameOf)).toEqual([
      "Coldstrm/1", "Scot Fus/1", "Gren Gds/1", "42 BW/1", "79 Cam/1", "20/4", "21/4", "63/4", "46/4", "57/4", "1 Bat RB/4",
    ]);
    const scheduled = balaclavaReinforcements.filter((g) => g.id !== "french-cavalry" && g.id !== "additional-french");
    expect(sorted(tiringUnits)).toEqual(sorted(scheduled.flatMap((g): readonly string[] => g.units)));
  });

  test("B20.0 more than 22 points demoralize", () => expect(demoralizedAbove).toBe(22));
});
