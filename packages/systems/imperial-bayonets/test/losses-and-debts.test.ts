import { describe, expect, test } from "vitest";
import { imperialBayonets } from "../src/index.ts";
import { leadText } from "../src/standing.ts";
import { al, ru, shown, stand, whyNot } from "./muster.ts";

describe("who pays, who owes, and by which rule", () => {
  test("7.1.2e: a debt lapses for one too weak alone when the other debtor has fought (I-110)", () => {
    const s = stand({
      phase: "ic-combat",
      units: [
        ru.infantry("A", "0403", { stats: { sp: 1, steps: 1 }, state: ["disrupted"] }),
        ru.infantry("B", "0403", { state: ["attacked", "disrupted"] }),
        ru.infantry("C", "0403", { state: ["disrupted"] }),
        al.infantry("E", "0404"),
      ],
      flags: {
        step: "combat",
        compass: { russian: ["N"], allied: ["S"] },
        owes: [
          { unit: "A", target: "E" },
          { unit: "B", target: "E" },
        ],
      },
    });
    expect(s.answers()).toContain("end");
  });

  test("3.3c, 3.3d: the loss of an overstacked unit cites whose choice it was", () => {
    const crowd = (state: readonly string[]) =>
      stand({
        phase: "ic-combat",
        units: [
          ru.infantry("A", "0401", { state }),
          ru.infantry("B", "0401"),
          ru.infantry("C", "0401"),
          ru.infantry("D", "0803"),
          al.infantry("E", "0804"),
        ],
        flags: { step: "combat", compass: { russian: ["N"], allied: ["S"] } },
        tables: { "combat-results": "De" },
        dice: [1],
      });
    const own = crowd([]);
    own.answer("target 0804", "add D", "resolve", "end", "lose B");
    expect(own.eventsOf("eliminated").at(-1)).toMatchObject({ rule: "3.3c", cause: "overstacked" });
    const forced = crowd(["retreated"]);
    forced.answer("target 0804", "add D", "resolve", "end", "lose B");
    expect(forced.eventsOf("eliminated").at(-1)).toMatchObject({ rule: "3.3d", cause: "overstacked" });
  });

  test("5.5d: an order that is shown names its units", () => {
    const s = stand({
      phase: "ic-maneuver",
      map: { cols: 8, rows: 8, hexes: { "0404": ["town"] } },
      units: [ru.infantry("A", "0403"), ru.infantry("B", "0401"), ru.infantry("N", "0303"), al.infantry("E", "0808")],
      flags: { orders: [{ side: "russian", units: ["A", "B"], to: "0404", revealed: false }] },
    });
    s.answer("unit A", "hex 0404");
    const [event] = s.eventsOf("order-shown");
    expect(event).toMatchObject({ rule: "5.5d", units: expect.objectContaining({ length: 2 }) });
  });

  test("VL: who leads is the side with more points", () => {
    expect([leadText(3), leadText(-1), leadText(0)]).toEqual([
      "the Russians lead by 3 points",
      "the Allies lead by 1 point",
      "the points are even",
    ]);
  });
});

describe("supply and Recovery at their edges", () => {
  test("5.2n: an Officer who has not come yet sponsors nobody", () => {
    const s = stand({
      phase: "administration",
      units: [
        ru.officer("O", "waiting", { corps: "III", division: "7" }),
        ru.infantry("A", "uar", { corps: "III", division: "7", parent: "O" }),
        ru.officer("P", "0401", { corps: "III", division: "8" }),
        ru.infantry("B", "uar", { corps: "III", division: "8", parent: "P" }),
      ],
    });
    expect(whyNot(s, "sponsor O")).toBe("5.2n not-on-map");
  });

  test("3.1n, I-33: a Depot that names no corps serves every corps of its side", () => {
    const s = stand({
      phase: "administration",
      units: [
        ru.depot("D", "0101"),
        ru.infantry("A", "0104", { corps: "III" }),
        ru.infantry("X", "0104", { corps: "VI" }),
        al.infantry("E", "0808"),
      ],
      flags: { sources: { russian: ["0101"], allied: ["0808"] } },
      map: { cols: 8, rows: 8, hexes: { "0101": ["road"] } },
      dice: [6],
    });
    expect([shown(s, "A"), shown(s, "X")].flat()).not.toContain("out-of-supply");
  });

  test("3.4d: a Leader who begins in an enemy zone may step straight out of it, over a river too", () => {
    const s = stand({
      phase: "ic-maneuver",
      map: { cols: 8, rows: 8, sides: { "0402/0403": ["river"] } },
      units: [ru.head("L", "0403"), al.infantry("E", "0404")],
    });
    s.answer("unit L", "step 0402");
    expect(s.unit("L").at).toBe("0402");
  });
});

describe("what is told and what is kept from the other side", () => {
  test("5.5d, I-86: a game as the other side may imagine it holds no order that was not shown, the first one neither", () => {
    const s = stand({
      phase: "ic-maneuver",
      map: { cols: 8, rows: 8, hexes: { "0505": ["town"] } },
      units: [ru.infantry("A", "0101"), al.infantry("E", "0808")],
      flags: { orders: [{ side: "russian", units: ["A"], to: "0505", revealed: false }] },
    });
    // A play of this very system.
    const play = s.game.play() as Parameters<typeof imperialBayonets.view>[0];
    imperialBayonets.redeal(play, 1, () => 0);
    expect([...play.c.orderOf, ...play.c.orderTo].every((one) => one === 0)).toBe(true);
  });

  test("7.1.2f: nobody is marked where the repulsed force is lost", () => {
    const s = stand({
      phase: "ic-maneuver",
      units: [
        ru.infantry("A", "0407", { stats: { sp: 20 } }),
        al.infantry("E", "0408", { stats: { sp: 1, steps: 1 } }),
      ],
      flags: { compass: { russian: ["N"], allied: ["S"] } },
      tables: { "combat-results": "Dr" },
      dice: [1],
    });
    s.answer("unit A", "repulse 0408");
    expect(s.unit("E").isGone).toBe(true);
    expect(s.eventsOf("marked")).toEqual([]);
  });

  test("3.6b: a line of supply is drawn around what bars it", () => {
    const s = stand({
      phase: "ic-maneuver",
      map: { cols: 8, rows: 8, sides: { "0402/0403": ["major-river"], "0303/0403": ["major-river"] } },
      units: [ru.depot("D", "0401"), ru.infantry("A", "0403"), al.infantry("E", "0808")],
    });
    const view = s.game.view(0) as ReturnType<typeof s.view>; // every Wargame's view is a BoardView
    const { hexes = [] } = view.lines?.find(({ kind, of }) => kind === "supply" && of === "A") ?? {};
    const steps = hexes.slice(1).map((hex, i) => [hexes[i], hex].sort().join("/"));
    expect(steps.length).toBeGreaterThan(1);
    expect(steps).not.toContain("0402/0403");
    expect(steps).not.toContain("0303/0403");
  });
});
