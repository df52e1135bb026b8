import { describe, expect, test } from "vitest";
import { imperialBayonets } from "../src/index.ts";
import { stand } from "./muster.ts";

const battle = { scenario: "battle", map: { use: "tchernaya" }, phase: "ic-maneuver", turn: 8 } as const;
const unit = (id: string, side: string, at: string, more = {}) => ({ id, side, kind: "infantry", at, ...more });
const depot = { id: "D-III", side: "russian", kind: "depot", at: "1604" };
const scores = (s: ReturnType<typeof stand>) =>
  s.view().score.map(({ side, points, text }) => `${side} ${points} ${text}`);

describe("how a game stands", () => {
  test("VP: an objective counts with a unit in supply in it", () => {
    const at = (state: string[], units: object[] = [depot]) =>
      scores(stand({ ...battle, units: [unit("Azo", "russian", "1410", { state }), ...units] as never }));
    expect(at([])).toEqual(["russian 3 Traktir bridge, left bank"]);
    expect(at(["oos"])).toEqual([]);
    expect(at([], [{ ...depot, at: "captured" }])).toEqual(["allied 4 Depots"]);
  });

  test("VP, 5.2p: boxes by full SP, units of a lost Officer in the first box not counted", () => {
    const s = stand({
      ...battle,
      units: [
        unit("Azo", "russian", "1507"),
        unit("Lv1", "allied", "peu"),
        unit("95", "allied", "uar"),
        unit("97", "allied", "uar"),
        { id: "Faucheux", side: "allied", kind: "officer", at: "1311" },
      ],
    });
    expect(scores(s)).toEqual(["russian 2 lost for good", "russian 1 awaiting recovery"]);
    const lost = stand({
      ...battle,
      units: [
        unit("Azo", "russian", "1507"),
        unit("95", "allied", "uar"),
        unit("97", "allied", "uar"),
        { id: "Faucheux", side: "allied", kind: "officer", at: "captured" },
      ],
    });
    expect(scores(lost)).toEqual(["russian 2 officer"]);
  });

  test("VP, 3.1o: Leaders by rank, and demoralized corps", () => {
    const s = stand({
      ...battle,
      units: [unit("Azo", "russian", "1507"), { id: "Read", side: "russian", kind: "officer-commander", at: "killed" }],
      flags: { corps: { "RU III": { lost: 16 } } },
    });
    expect(scores(s)).toEqual([
      "allied 3 officer-commander",
      "allied 3 demoralized: III Corps, the right wing under Read",
    ]);
  });

  test("VL: the difference gives the verdict", () => {
    const s = stand({ ...battle, units: [unit("Azo", "russian", "1507")] });
    expect(imperialBayonets.verdict(s.game.play())).toEqual({
      winner: 1,
      level: "Allied victory",
      rule: "VL",
      reason: "the points are even",
    });
  });

  test("T7, T8: in the introduction Leaders and Depots score nothing", () => {
    const s = stand({
      scenario: "traktir",
      map: { use: "tchernaya" },
      phase: "ic-maneuver",
      units: [
        unit("Azo", "russian", "1507"),
        { id: "Read", side: "russian", kind: "officer-commander", at: "killed" },
        { ...depot, at: "captured" },
      ],
    });
    expect(scores(s)).toEqual([]);
    expect(imperialBayonets.verdict(s.game.play())).toMatchObject({ winner: 1, level: "French victory" });
  });

  test("3.9: without a game there is no victory", () => {
    const s = stand({ phase: "ic-maneuver", units: [unit("A", "russian", "0101")] as never });
    expect(imperialBayonets.verdict(s.game.play())).toMatchObject({ winner: null });
  });
});
