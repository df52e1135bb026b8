import { describe, expect, test } from "vitest";
import { afterActivation } from "../../src/procedures/after-activation.ts";
import { lateArrivals } from "../../src/procedures/late-arrivals.ts";
import { DISORGANIZED, ROUTED } from "../../src/state.ts";
import { fieldOf, hexNamed, type PositionText, pieceOf, working } from "../working.ts";

const at = (scenario: string, map: string, units: PositionText["units"], flags: PositionText["flags"] = {}, turn = 1) =>
  fieldOf({ scenario, map: { use: map }, units: units ?? [], flags, turn });

const unit = (id: string, side: string, kind: string, hex: string, more: object = {}) => ({
  id,
  side,
  kind,
  at: hex,
  ...more,
});
const verdictOf = (g: ReturnType<typeof fieldOf>) => g.world.battle.verdict(g);

describe("Alma", () => {
  const holders = (...allied: readonly string[]) =>
    Object.fromEntries(
      ["1334", "1928", "1631", "1832"].map((hex) => [hex, allied.includes(hex) ? "allied" : "russian"]),
    );
  const result = (held: readonly string[], lost: object = {}) => {
    const { winner, level } = verdictOf(at("alma", "alma", [], { holders: holders(...held), lost }));
    return [winner, level];
  };

  const heights = ["1334", "1928", "1631", "1832"];

  test("II.20: objectives and losses as at the real battle are the least that is an Allied victory", () => {
    const flags = { holders: holders(...heights), lost: { british: 27, french: 18, russian: 76 } };
    expect(verdictOf(at("alma", "alma", [], flags))).toMatchObject({
      winner: 0,
      level: "marginal",
      reason: "the Allies lead by 11 points",
    });
    expect(result(heights, { british: 28, french: 18, russian: 76 })).toEqual([1, "marginal"]);
  });

  test("II.20: three objectives count ten points each, the causeway needs both of its hexes", () => {
    expect(result(heights)).toEqual([0, "decisive"]);
    expect(result(["1334", "1631", "1832"])).toEqual([0, "marginal"]);
    expect(result(["1334", "1631"])).toEqual([1, "marginal"]);
    expect(result([])).toEqual([1, "marginal"]);
  });

  test("II.20: a point for two Allied and for twenty Russian strength points; eleven ahead is an Allied victory", () => {
    expect(result([], { british: 2 })).toEqual([1, "decisive"]);
    expect(result([], { french: 2, russian: 19 })).toEqual([1, "decisive"]);
    expect(result([], { french: 2, russian: 20 })).toEqual([1, "marginal"]);
    expect(result(["1334"], { russian: 19 })).toEqual([1, "marginal"]);
    expect(result(["1334"], { russian: 20 })).toEqual([0, "marginal"]);
    expect(result(heights, { british: 8 })).toEqual([0, "decisive"]);
    expect(result(heights, { british: 10 })).toEqual([0, "marginal"]);
  });

  test("II.20: a Russian army that marches off without fighting has lost", () => {
    const flags = { holders: holders(...heights), exited: { russian: 400 } };
    expect(verdictOf(at("alma", "alma", [], flags))).toMatchObject({ winner: 0, level: "marginal" });
  });
});

describe("Balaclava", () => {
  test("II.20: redoubts, guns and losses as at the real battle make a Russian marginal victory", () => {
    const guns = ["Guns-No1", "Guns-No2", "Guns-No3", "Guns-No4"].map((id) =>
      unit(id, "allied", "artillery", "destroyed"),
    );
    const g = at("balaclava", "balaclava", guns, {
      holders: { "4121": "russian", "3519": "russian", "2918": "russian", "2517": "allied" },
      lost: { british: 6, turkish: 4, russian: 7 },
    });
    expect(verdictOf(g)).toMatchObject({ winner: 1, level: "marginal", reason: "the Russians lead by 17 points" });
  });

  test("II.20: four points ahead are a Russian victory, one to three a draw, and else the Allies have kept the place", () => {
    const result = (lost: object) => {
      const { winner, level } = verdictOf(at("balaclava", "balaclava", [], { lost }));
      return [winner, level];
    };
    expect(result({ british: 44 })).toEqual([1, "decisive"]);
    expect(result({ british: 42 })).toEqual([1, "marginal"]);
    expect(result({ british: 8 })).toEqual([1, "marginal"]);
    expect(result({ british: 6 })).toEqual([null, "draw"]);
    expect(result({ british: 2 })).toEqual([null, "draw"]);
    expect(result({})).toEqual([0, "marginal"]);
    expect(result({ russian: 74 })).toEqual([0, "marginal"]);
    expect(result({ russian: 75 })).toEqual([0, "decisive"]);
  });

  test("II.20: an unrouted Russian in the gorge wins at once", () => {
    const g = at("balaclava", "balaclava", [
      unit("Leuch-1", "russian", "cavalry", "2033", { formation: "line", facing: "S/SW" }),
    ]);
    const w = working(g, afterActivation, { seat: 1 });
    expect(w.result()).toEqual({ isOver: true });
    expect(verdictOf(g)).toMatchObject({ winner: 1, level: "decisive" });
  });

  test("II.16: a garrison with strong infantry before it checks after a Russian activation", () => {
    const azov = (state: readonly string[] = []) =>
      unit("Azov-I", "russian", "infantry", "4221", { formation: "assault-column", facing: "SW/NW", state });
    const garrison = unit("Tunisians", "allied", "infantry", "4121", { formation: "square" });
    const fails = at("balaclava", "balaclava", [garrison, azov()]);
    working(fails, afterActivation, { seat: 1 }, { dice: [5] });
    expect(fails.c.level[pieceOf(fails, "Tunisians")]).toBe(DISORGANIZED);
    const holds = at("balaclava", "balaclava", [garrison, azov()]);
    working(holds, afterActivation, { seat: 1 }, { dice: [4] });
    expect(holds.c.level[pieceOf(holds, "Tunisians")]).toBe(0);
    const routed = at("balaclava", "balaclava", [garrison, azov(["routed"])]);
    working(routed, afterActivation, { seat: 1 });
    const own = at("balaclava", "balaclava", [garrison, azov()]);
    working(own, afterActivation, { seat: 0 });
  });

  test("II.16: a disorganized garrison that fails routs and flees", () => {
    const g = at("balaclava", "balaclava", [
      unit("Tunisians", "allied", "infantry", "4121", { formation: "square", state: ["disorganized"] }),
      unit("Azov-I", "russian", "infantry", "4221", { formation: "assault-column", facing: "SW/NW" }),
    ]);
    const w = working(g, afterActivation, { seat: 1 }, { dice: [9] });
    expect(g.c.level[pieceOf(g, "Tunisians")]).toBe(ROUTED);
    expect(w.asked()?.decision).toBe("flight");
  });

  test("II.16: French infantry stays west of column 10 unless a Russian is west of column 20", () => {
    const zouaves = unit("I/7L", "allied", "infantry", "1015", { formation: "line", facing: "N/NE" });
    const why = (g: ReturnType<typeof fieldOf>, hex: string) =>
      g.world.battle.whyNotStep(g, pieceOf(g, "I/7L"), hexNamed(g, hex))?.code ?? null;
    expect(why(at("balaclava", "balaclava", [zouaves]), "1115")).toBe("stays-west");
    expect(why(at("balaclava", "balaclava", [zouaves]), "0915")).toBeNull();
    const threat = unit("Ural", "russian", "cavalry", "1910", { formation: "dispersed" });
    expect(why(at("balaclava", "balaclava", [zouaves, threat]), "1115")).toBeNull();
  });

  test("II.16: the Marines stay until Russians come within six hexes, and are free from then on", () => {
    const marines = unit("Marines-I", "allied", "infantry", "2731", { formation: "line", facing: "N/NE" });
    const cossacks = (hex: string) => unit("Ural", "russian", "cavalry", hex, { formation: "dispersed" });
    const why = (g: ReturnType<typeof fieldOf>) =>
      g.world.battle.whyNotStep(g, pieceOf(g, "Marines-I"), hexNamed(g, "2730"))?.code ?? null;
    const far = at("balaclava", "balaclava", [marines, cossacks("2724")]);
    far.world.battle.remember(far);
    expect(why(far)).toBe("held-back");
    const near = at("balaclava", "balaclava", [marines, cossacks("2725")]);
    near.world.battle.remember(near);
    expect(why(near)).toBeNull();
  });
});

describe("Inkerman", () => {
  const holders = { "1714": "allied", "1813": "allied", "1611": "allied", "1910": "allied" };

  test("II.20: Home Ridge, then the outworks, then points", () => {
    const result = (more: object, lost: object = {}) => {
      const { winner, level } = verdictOf(at("inkerman", "inkerman", [], { holders: { ...holders, ...more }, lost }));
      return [winner, level];
    };
    expect(result({ "1714": "russian", "1813": "russian" })).toEqual([1, "decisive"]);
    expect(result({ "1714": "russian" })).toEqual([0, "marginal"]);
    expect(result({ "1611": "russian" }, { russian: 140 })).toEqual([1, "marginal"]);
    expect(result({ "1910": "russian" }, { russian: 140 })).toEqual([1, "marginal"]);
    expect(result({}, { russian: 140, british: 33, french: 23 })).toEqual([0, "marginal"]);
    expect(result({ "1309": "allied" }, { russian: 75 })).toEqual([0, "decisive"]);
    expect(result({}, { russian: 75 })).toEqual([0, "marginal"]);
    expect(result({}, { british: 20 })).toEqual([1, "marginal"]);
    expect(result({}, { british: 18 })).toEqual([null, "draw"]);
    expect(result({}, { british: 2 })).toEqual([null, "draw"]);
  });

  test("II.20: a Russian army that has not come has lost", () => {
    const { winner, level, reason } = verdictOf(at("inkerman", "inkerman", [], { holders }));
    expect([winner, level, reason]).toEqual([0, "marginal", "the points are even"]);
  });

  test("II.20: both outworks at once, at the end of an activation, are a Russian victory even if they are lost again", () => {
    const stormed = (...hexes: readonly string[]) => {
      const taken = Object.fromEntries(hexes.map((hex) => [hex, "russian"]));
      const g = at("inkerman", "inkerman", [], { holders: { ...holders, ...taken }, lost: { russian: 140 } });
      g.world.battle.remember(g);
      g.c.keyHolder.fill(1);
      const { winner, reason } = verdictOf(g);
      return [winner, reason];
    };
    expect(stormed("1611", "1910")).toEqual([1, "the Russians have held the Barrier and the Sandbag Battery at once"]);
    expect(stormed("1910")[0]).toBe(0);
    expect(stormed("1611")[0]).toBe(0);
  });

  test("II.20: the camp of the 2nd Division falls from turn 6 on", () => {
    const tomsk = unit("Tomsk-I", "russian", "infantry", "1616", { formation: "line", facing: "SE/S" });
    const early = at("inkerman", "inkerman", [tomsk], {}, 5);
    expect(early.world.battle.automatic(early)).toBeNull();
    const late = at("inkerman", "inkerman", [tomsk], {}, 6);
    expect(late.world.battle.automatic(late)).toBe(1);
  });

  test("II.16: 0 to 3 keeps the next French command back by a turn, and only that one", () => {
    const french = [
      unit("Bourbaki", "allied", "commander", "off-map"),
      unit("Autemarre", "allied", "commander", "off-map"),
    ];
    const delays = (die: number) => {
      const g = at("inkerman", "inkerman", french, {}, 2);
      working(g, lateArrivals, {}, { dice: [die] });
      return g.world.entries.map(({ id }, place) => [id, g.c.delay[place]]);
    };
    expect(delays(3)).toEqual([
      ["bourbaki", 1],
      ["autemarre", 0],
    ]);
    expect(delays(4)).toEqual([
      ["bourbaki", 0],
      ["autemarre", 0],
    ]);
    const g = at("inkerman", "inkerman", french, {}, 9);
    working(g, lateArrivals, {});
  });
});

describe("the short battles", () => {
  test("II.20: Scarlett: 10 to 1 as it was is just a British victory", () => {
    const result = (units: PositionText["units"], lost: object = {}) => {
      const { winner, level, reason } = verdictOf(at("scarlett", "balaclava", units, { lost }));
      return [winner, level, reason];
    };
    const cossacks = (hex: string) => [unit("Ural", "russian", "cavalry", hex, { formation: "dispersed" })];
    expect(result([], { british: 1, russian: 4 })).toEqual([0, "marginal", "the Allies lead by 9 points"]);
    expect(result([], { british: 2, russian: 4 })).toEqual([1, "marginal", "the Allies lead by 8 points"]);
    expect(result([], { russian: 10 })).toEqual([0, "decisive", "the Allies lead by 16 points"]);
    expect(result(cossacks("2127"))).toEqual([1, "decisive", "the Russians lead by 6 points"]);
    expect(result(cossacks("2127"), { russian: 1 })).toEqual([1, "marginal", "the Russians lead by 5 points"]);
    expect(result(cossacks("2019"))).toEqual([1, "marginal", "the points are even"]);
  });

  test("II.20: the Great Redoubt: six points for the work, two for each gun", () => {
    const result = (flags: PositionText["flags"]) => {
      const { winner, level } = verdictOf(at("great-redoubt", "alma", [], flags));
      return [winner, level];
    };
    expect(result({})).toEqual([1, "marginal"]);
    expect(result({ holders: { "1334": "allied" } })).toEqual([0, "marginal"]);
    expect(result({ holders: { "1334": "allied" }, gunsLost: { russian: 1 } })).toEqual([0, "decisive"]);
    expect(result({ holders: { "1334": "allied" }, lost: { british: 12 } })).toEqual([1, "marginal"]);
  });
});

test("XI, II.16: guns climb the Alma cliffs only by the two cuts at Almatamak, and not on a Forced March", () => {
  const gun = (hex: string, state: readonly string[] = []) =>
    fieldOf({
      scenario: "alma",
      map: { use: "alma" },
      units: [unit("Bosquet-1", "allied", "foot-artillery", hex, { facing: "SE/S", state })],
    });
  const why = (g: ReturnType<typeof fieldOf>, to: string) =>
    g.world.battle.whyNotStep(g, pieceOf(g, "Bosquet-1"), hexNamed(g, to))?.code ?? null;
  expect(why(gun("1308"), "1407")).toBeNull();
  expect(why(gun("1308", ["forced-march"]), "1407")).toBe("guns-march-no-cut");
});
