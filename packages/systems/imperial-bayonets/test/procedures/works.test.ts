import { describe, expect, test } from "vitest";
import { al, ru, shown, stand } from "../muster.ts";

const maneuver = { phase: "ic-maneuver" } as const;
const markers = (s: ReturnType<typeof stand>) => s.view().markers.map(({ hex, kind }) => `${hex} ${kind}`);

describe("Improved Positions", () => {
  test("7.4a: the game says whether they are built", () => {
    const s = stand({ ...maneuver, units: [ru.infantry("A", "0303")], flags: { game: { ip: false } } });
    s.answer("unit A");
    expect(s.refusedBy("dig")).toBe("7.4a");
  });

  test("7.4b, 7.4c: infantry builds with its whole allowance in clear or woods", () => {
    const s = stand({
      ...maneuver,
      map: { cols: 8, rows: 8, hexes: { "0305": ["town"], "0307": ["woods"] } },
      units: [ru.cavalry("C", "0303"), ru.infantry("T", "0305"), ru.infantry("W", "0307"), ru.infantry("A", "0501")],
    });
    s.answer("unit C");
    expect(s.refusedBy("dig")).toBe("7.4b");
    s.answer("stop", "unit T");
    expect(s.refusedBy("dig")).toBe("7.4b");
    s.answer("stop", "unit A", "hex 0502");
    expect(s.refusedBy("dig")).toBe("7.4b");
    s.answer("stop", "unit W", "dig");
    expect(markers(s)).toContain("0307 under-construction");
    expect(shown(s, "W")).toContain("building");
  });

  test("7.4d: who builds neither moves nor fights", () => {
    const s = stand({ ...maneuver, units: [ru.infantry("A", "0303"), ru.infantry("B", "0801")] });
    s.answer("unit A", "dig");
    expect(s.refusedBy("unit A")).toBe("7.4d");
    const fight = stand({
      phase: "ic-combat",
      map: { cols: 8, rows: 8, hexes: { "0303": ["uc"] } },
      units: [ru.infantry("A", "0303", { state: ["building"] }), ru.infantry("B", "0503"), al.infantry("E", "0403")],
    });
    fight.answer("target 0403");
    expect(fight.refusedBy("add A")).toBe("7.4d");
  });

  const site = { ...maneuver, map: { cols: 8, rows: 8, hexes: { "0303": ["uc"] } } } as const;

  test("7.4e: at the start of the next IC Maneuver Phase a die, on 1 or 2 it is finished and the builder is free", () => {
    const s = stand({ ...site, units: [ru.infantry("A", "0303")], dice: [2] });
    expect(markers(s)).toContain("0303 improved-position");
    expect(s.answers()).toContain("unit A");
  });

  test("7.4e: two builders roll a die each", () => {
    const s = stand({ ...site, units: [ru.infantry("A", "0303"), ru.infantry("B", "0303")], dice: [5, 1] });
    expect(markers(s)).toContain("0303 improved-position");
  });

  test("7.4e: a third does not join", () => {
    const s = stand({
      ...maneuver,
      units: [ru.infantry("A", "0303"), ru.infantry("B", "0303"), ru.infantry("C", "0303")],
    });
    s.answer("unit A", "dig", "unit B", "dig", "unit C");
    expect(s.refusedBy("dig")).toBe("7.4e");
  });

  test("7.4f: otherwise the marker stays or is given up", () => {
    const keep = stand({
      ...site,
      units: [ru.infantry("A", "0303"), ru.infantry("B", "0801")],
      dice: [3],
      script: ["keep"],
    });
    expect(markers(keep)).toContain("0303 under-construction");
    expect(keep.refusedBy("unit A")).toBe("7.4d");
    const leave = stand({ ...site, units: [ru.infantry("A", "0303")], dice: [3], script: ["abandon"] });
    expect(markers(leave)).toEqual([]);
    expect(leave.answers()).toContain("unit A");
  });

  test("7.4g: the die is 1 lower for each attempt after the first", () => {
    const s = stand({ ...site, units: [ru.infantry("A", "0303")], flags: { attempts: { "0303": 2 } }, dice: [4] });
    expect(markers(s)).toContain("0303 improved-position");
  });

  test("7.4h: an enemy unit that comes adjacent removes the marker", () => {
    const s = stand({
      phase: "ic-maneuver",
      map: { cols: 8, rows: 8, hexes: { "0303": ["uc"] } },
      units: [ru.infantry("A", "0306"), al.infantry("E", "0303", { state: ["building"] }), ru.infantry("B", "0801")],
    });
    s.answer("unit A", "hex 0304");
    expect(markers(s)).toEqual([]);
    expect(shown(s, "E")).not.toContain("building");
  });

  test("7.4i: an activated force builds too, and rolls when its maneuver begins", () => {
    const s = stand({
      phase: "ooc-activation",
      map: site.map,
      units: [ru.infantry("A", "0303", { state: ["building"] }), ru.infantry("B", "0505")],
      flags: { stage: 2 },
      dice: [2, 1, 2],
    });
    s.answer("activate 0303");
    expect(markers(s)).toContain("0303 improved-position");
    s.answer("end", "activate 0505", "unit B", "dig");
    expect(markers(s)).toContain("0505 under-construction");
  });

  test("7.4j: at the end of a phase two infantry and one battery are its room", () => {
    const s = stand({
      ...maneuver,
      map: { cols: 8, rows: 8, hexes: { "0303": ["ip"] } },
      units: [ru.infantry("A", "0303"), ru.cavalry("C", "0303"), ru.infantry("B", "0801")],
    });
    s.answer("end");
    expect(s.unit("C").at).toBe("uar");
  });

  test("7.4l: it is gone as soon as no infantry is in it", () => {
    const s = stand({
      ...maneuver,
      map: { cols: 8, rows: 8, hexes: { "0303": ["ip"] } },
      units: [ru.infantry("A", "0303"), ru.guns("G", "0303")],
    });
    s.answer("unit A", "hex 0304");
    expect(markers(s)).toEqual([]);
  });

  test("E8: both sides build in the battle", () => {
    for (const active of ["russian", "allied"]) {
      const s = stand({
        ...maneuver,
        scenario: "battle",
        map: { use: "tchernaya" },
        turn: 3,
        active,
        units: [
          { id: "Azo", side: "russian", kind: "infantry", at: "1507" },
          { id: "Gi", side: "allied", kind: "infantry", at: "1817" },
        ],
      });
      s.answer(active === "russian" ? "unit Azo" : "unit Gi");
      expect(s.answers(), active).toContain("dig");
    }
  });
});

describe("bridges", () => {
  const bridge = (tags: readonly string[]) => ({ cols: 8, rows: 8, sides: { "0303/0304": tags } });
  const intact = bridge(["river", "bridge"]);

  test("7.6b, 7.6d: infantry that begins next to it destroys it on 1 or 2, with its whole allowance", () => {
    const s = stand({ ...maneuver, map: intact, units: [ru.infantry("A", "0303")], dice: [2] });
    s.answer("unit A", "bridge 0304");
    expect(markers(s)).toContain("0304 bridge-destroyed");
    expect(s.view().phase).not.toBe("ic-maneuver");
  });

  test("7.6d: on 3 and more nothing is done, and the allowance is spent all the same", () => {
    const s = stand({
      ...maneuver,
      map: intact,
      units: [ru.infantry("A", "0303"), ru.infantry("B", "0801")],
      dice: [3],
    });
    s.answer("unit A", "bridge 0304");
    expect(markers(s)).toEqual([]);
    expect(s.refusedBy("unit A")).toBe("7.1a");
  });

  test("7.6e: a destroyed bridge is repaired in the same way", () => {
    const s = stand({
      ...maneuver,
      map: bridge(["river", "bridge-destroyed"]),
      units: [ru.infantry("A", "0303"), ru.guns("G", "0303")],
      dice: [1],
    });
    s.answer("unit A", "bridge 0304");
    expect(markers(s)).toContain("0304 bridge-intact");
    s.answer("unit G", "hex 0304");
    expect(s.unit("G").at).toBe("0304");
  });

  test("7.6b: not after moving, and not by others than infantry", () => {
    const s = stand({ ...maneuver, map: intact, units: [ru.infantry("A", "0302"), ru.cavalry("C", "0303")] });
    s.answer("unit C");
    expect(s.refusedBy("bridge 0304")).toBe("7.6b");
    s.answer("stop", "unit A", "hex 0303");
    expect(s.refusedBy("bridge 0304")).toBe("7.6b");
  });

  test("7.6c: one attempt for each bridge and player turn", () => {
    const s = stand({
      ...maneuver,
      map: intact,
      units: [ru.infantry("A", "0303"), ru.infantry("B", "0304")],
      dice: [6],
    });
    s.answer("unit A", "bridge 0304", "unit B");
    expect(s.refusedBy("bridge 0303")).toBe("7.6c");
  });

  test("7.6a, E10: the Traktir bridge may not be destroyed, the Telegraph bridge may", () => {
    const s = stand({
      ...maneuver,
      scenario: "battle",
      map: { use: "tchernaya" },
      turn: 3,
      units: [
        { id: "Azo", side: "russian", kind: "infantry", at: "1409" },
        { id: "Ode", side: "russian", kind: "infantry", at: "1711" },
      ],
    });
    s.answer("unit Azo");
    expect(s.refusedBy("bridge 1410")).toBe("7.6a");
    s.answer("stop", "unit Ode");
    expect(s.answers()).toContain("bridge 1611");
  });

  test("E10: full Russian infantry of two steps throws portable bridges over the river, three in the game; they carry guns", () => {
    const base = { ...maneuver, scenario: "battle", map: { use: "tchernaya" }, turn: 3 } as const;
    const azo = { id: "Azo", side: "russian", kind: "infantry", at: "1510" };
    const guns = { id: "12A", side: "russian", kind: "artillery", at: "1510" };
    const s = stand({ ...base, units: [azo, guns], dice: [1] });
    s.answer("unit 12A");
    expect(s.refusedBy("step 1511")).toBe("7.1e");
    s.answer("stop", "unit Azo", "bridge 1511", "unit 12A", "hex 1511");
    expect(s.unit("12A").at).toBe("1511");
    const none = stand({ ...base, units: [azo], flags: { thrown: { russian: 3 } } });
    none.answer("unit Azo");
    expect(none.refusedBy("bridge 1511")).toBe("E10");
    const weak = stand({ ...base, units: [{ ...azo, state: ["reduced"] }] });
    weak.answer("unit Azo");
    expect(weak.refusedBy("bridge 1511")).toBe("E10");
    const french = stand({
      ...base,
      active: "allied",
      units: [{ id: "95", side: "allied", kind: "infantry", at: "1511" }],
    });
    french.answer("unit 95");
    expect(french.refusedBy("bridge 1510")).toBe("E10");
  });

  test("E10: the Allies may destroy a thrown bridge, and it is gone", () => {
    const s = stand({
      ...maneuver,
      scenario: "battle",
      map: { use: "tchernaya", sides: { "1510/1511": ["river", "aqueduct", "thrown-bridge"] } },
      turn: 3,
      active: "allied",
      units: [{ id: "95", side: "allied", kind: "infantry", at: "1511" }],
      dice: [1],
    });
    s.answer("unit 95", "bridge 1510");
    expect(s.view().markers.map(({ kind }) => kind)).toContain("bridge-none");
  });
});
