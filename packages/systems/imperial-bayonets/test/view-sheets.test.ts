import { asSeat, isProblems, run, secretOfSeed, seededChance, startPlay } from "@redoubt/engine";
import type { BoardView } from "@redoubt/mechanics";
import { describe, expect, test } from "vitest";
import { imperialBayonets } from "../src/index.ts";
import type { BayonetsPlay } from "../src/state.ts";
import { linesOf } from "../src/view-lines.ts";
import { sheetsOf } from "../src/view-sheets.ts";
import { al, ru, stand } from "./muster.ts";

function traktir(): BayonetsPlay {
  const play = startPlay(imperialBayonets, { scenario: "traktir", options: {} });
  if (isProblems(play)) throw new Error("the Traktir bridge cannot be set up");
  run(play, seededChance(secretOfSeed(1)));
  return play as BayonetsPlay; // a play of this very system
}

describe("sheets beside the map", () => {
  test("6.1b: the command sheet has Commanders by rank with their points as dots and whom each could put in command", () => {
    const command = sheetsOf(traktir(), asSeat(0)).find(({ id }) => id === "command");
    expect(command?.isNow).toBe(true);
    const givers = command?.lines.filter(({ dots }) => dots !== undefined) ?? [];
    expect(givers.map(({ text, dots }) => [text, dots])).toEqual([
      ["Gorchakov", { given: 0, max: 2 }],
      ["Read", { given: 0, max: 1 }],
    ]);
    const answers = command?.lines.flatMap(({ answer }) => answer ?? []) ?? [];
    expect(answers).toContain("command Gorchakov Martinau");
    expect(answers).toContain("command Read Read");
  });

  test("4.0-5b to 4.0-5f: for each Officer left out the sheet shows how many faces act, act slower or stay", () => {
    const lines = sheetsOf(traktir(), asSeat(0))[0].lines.filter(({ faces }) => faces !== undefined);
    expect(lines.map(({ text, faces }) => [text, faces?.map(({ count }) => count)])).toEqual([
      ["Ushakov (2)", [1, 1, 4]],
      ["Martinau (3)", [2, 1, 3]],
    ]);
  });

  test("3.6b: a line of supply is told of each supplied unit of one's own, at most 14 hexes long, and of no enemy", () => {
    const play = traktir();
    const lines = linesOf(play, asSeat(0)).filter(({ kind }) => kind === "supply");
    expect(lines.length).toBeGreaterThan(5);
    for (const { hexes, of } of lines) {
      expect(hexes.length - 1).toBeLessThanOrEqual(14);
      const unit = play.world.pieces.findIndex(({ id }) => id === of);
      expect(play.world.seatOf[unit]).toBe(0);
    }
    expect(linesOf(play, null).filter(({ kind }) => kind === "supply")).toEqual([]);
  });

  test("6.1a: a line holds from whoever gave a point to the Officer who has it, while points are given", () => {
    const s = stand({
      phase: "command-distribution",
      units: [
        ru.chief("G", "0401"),
        ru.head("C", "0402", { corps: "III" }),
        ru.officer("O", "0404", { corps: "III", division: "7", parent: "C" }),
        ru.officer("P", "0304", { corps: "III", division: "8", parent: "C" }),
      ],
    });
    const held = () =>
      s
        .view()
        .lines?.filter(({ how }) => how === "holds")
        .map(({ hexes, text }) => [hexes.at(0), hexes.at(-1), text]);
    expect(held()).toEqual([]);
    s.answer("command G O");
    expect(held()).toEqual([["0401", "0404", "3"]]);
  });

  const far = { corps: "III", division: "7", parent: "C" };
  const troops = (at: string) => [
    ru.head("C", "0401", { corps: "III" }),
    ru.officer("O", at, far),
    ru.infantry("U", at, { corps: "III", division: "7", parent: "O" }),
    ru.officer("P", "0402", { corps: "III", division: "8", parent: "C" }),
  ];
  const lineOf = (view: BoardView, text: string) => view.sheets?.[0].lines.find((line) => line.text === text);

  test("6.1.1a: an Officer too far away is told with the length and the reach, and his trace fails where reach ends", () => {
    const view = stand({ units: [...troops("0408"), al.infantry("E", "0808")], phase: "command-distribution" }).view();
    expect(lineOf(view, "O")).toMatchObject({ tone: "alert", rule: "6.1.1a", note: "C: 7 hexes, reach 4." });
    const failing = view.lines?.find(({ how }) => how === "fails");
    expect(failing).toMatchObject({ of: "O", text: "7 hexes, reach 4", stop: { hex: "0406" } });
  });

  test("6.1.1f: where a zone bars the way the sheet names hex, unit, way round and what opens it", () => {
    const view = stand({
      units: [...troops("0405"), al.infantry("E", "0303"), al.infantry("F", "0504")],
      phase: "command-distribution",
    }).view();
    const { note = "" } = lineOf(view, "O") ?? {};
    expect(note).toMatch(/^C: \d{4} is in the zone of [EF](, [EF])?, (round it \d+|no way round it)\./);
    const failing = view.lines?.find(({ how }) => how === "fails");
    expect(failing?.stop?.text).toMatch(/^zone of/);
    expect(note).toContain(failing?.stop?.hex ?? "?");
  });

  test("3.5d: the reach of a Leader is told as the hexes that a path of his comes to", () => {
    const { regions = [] } = stand({
      units: [ru.officer("O", "0404"), ru.infantry("U", "0404"), al.infantry("E", "0808")],
      phase: "ic-maneuver",
    }).view();
    const reach = regions.find(({ of }) => of === "O");
    expect(reach?.text).toBe("O, reach 3");
    expect(reach?.hexes).toHaveLength(1 + 6 + 12 + 18);
  });

  test("5.5d, I-142: March Orders are numbered on sheet and map for their owner, and nothing of them is told to others", () => {
    const s = stand({
      units: [ru.infantry("A", "0101"), al.infantry("E", "0808")],
      map: { cols: 8, rows: 8, hexes: { "0505": ["town"] } },
      phase: "ic-maneuver",
      flags: { orders: [{ side: "russian", units: ["A"], to: "0505", revealed: false }] },
    });
    const seen = (seat: number | null) => s.game.view(seat) as BoardView; // every Wargame's view is a BoardView
    expect(seen(0).lines).toContainEqual({
      kind: "march",
      hexes: ["0101", "0505"],
      text: "1",
      layer: "orders",
      isSealed: true,
    });
    expect(seen(0).army?.blocks.flatMap(({ rows }) => rows.map(({ word }) => word))).not.toContain("out");
    for (const seat of [1, null]) {
      expect(seen(seat).lines?.filter(({ kind }) => kind === "march")).toEqual([]);
      expect(seen(seat).sheets?.filter(({ id }) => id === "march")).toEqual([]);
    }
  });
});

describe("charges on the map", () => {
  test("7.5e: a prepared charge is told as a line from the riders to their target", () => {
    const { lines } = stand({
      phase: "ic-combat",
      units: [ru.cavalry("K", "0401"), ru.infantry("A", "0304"), al.infantry("E", "0404")],
      flags: { charges: [{ unit: "K", target: "0404" }] },
    }).view();
    expect(lines).toContainEqual({ kind: "charge", hexes: ["0401", "0404"], text: "" });
  });
});

describe("the army list", () => {
  test("3.8.2b, DT: each corps shows its losses on a track, and what demoralization does", () => {
    const view = stand({
      scenario: "battle",
      map: { use: "tchernaya" },
      units: [ru.infantry("Smo", "1206"), ru.officer("Ushakov", "1306"), al.infantry("95", "1410")],
      phase: "ic-maneuver",
      flags: { corps: { "RU III": { lost: 16 } } },
    }).view();
    const third = view.army?.blocks.find(({ id }) => id === "RU III");
    expect(third).toMatchObject({ name: "III Corps", text: "16 of 16 lost", track: { now: 16, max: 16 } });
    expect(third?.note).toMatch(/^Demoralised/);
    expect(third?.rows).toContainEqual({
      leader: "Ushakov",
      text: "7th, Ushakov",
      units: ["Smo"],
      word: "✓",
      tone: "done",
    });
  });

  test("5.2d, 5.2l, 5.2n, VP: under each unit that awaits recovery stands its roll, over the box what it is worth", () => {
    const view = stand({
      scenario: "battle",
      map: { use: "tchernaya" },
      units: [
        ru.officer("Ushakov", "1306"),
        ru.infantry("Mog", "uar"),
        ru.infantry("Azo", "uar"),
        ru.infantry("Vit", "peu"),
        al.infantry("95", "1410"),
      ],
      phase: "ic-maneuver",
      flags: { corps: { "RU III": { lost: 16 } } },
    }).view();
    const [waiting, gone] = view.army?.boxes ?? [];
    expect(waiting.sides[0]).toMatchObject({ side: "russian", text: "8 points, 2 VP" });
    expect(waiting.sides[0].units).toEqual([
      { unit: "Mog", text: "≤ 3, lost on 5" },
      { unit: "Azo", text: "no Officer" },
    ]);
    expect(gone).toMatchObject({ isForGood: true, sides: [{ text: "4 points, 2 VP" }, { text: "empty" }] });
  });
});
