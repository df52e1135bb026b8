import { asHex } from "@redoubt/hex";
import { asUnit } from "@redoubt/mechanics";
import { expect, test } from "vitest";
import { shift } from "../../src/occupancy.ts";
import { flight } from "../../src/procedures/flight.ts";
import { fieldOf, hexOfPiece, pieceOf, working } from "../working.ts";

const routed = (id: string, at: string, brigade: string) => ({
  id,
  side: "allied",
  at,
  brigade,
  division: "one",
  state: ["routed"],
  stats: { sp: 4, morale: 6 },
});

test("VII.3, XIV.15, K-173: fugitives run past the routed of another brigade but do not end among them", () => {
  const fled = (other: string) => {
    const g = fieldOf({
      map: { cols: 1, rows: 12 },
      units: [
        routed("Fugitive", "0104", "first"),
        routed("Other", "0107", other),
        { id: "R", side: "russian", at: "0102", formation: "line", facing: "S/SW", stats: { sp: 8, morale: 6 } },
      ],
    });
    working(g, flight, { units: [asUnit(pieceOf(g, "Fugitive"))], from: [] }, { dice: other === "first" ? [] : [0] });
    return [hexOfPiece(g, "Fugitive"), hexOfPiece(g, "Other")];
  };
  expect(fled("first")).toEqual(["0107", "0107"]);
  expect(fled("second")).toEqual(["0107", "0108"]);
});

test("VII.3, K-166: whoever was passing through a hex of another brigade flees from it by itself", () => {
  const g = fieldOf({
    map: { cols: 6, rows: 12 },
    units: [
      routed("Passing", "0304", "first"),
      { id: "R", side: "russian", at: "0301", formation: "line", facing: "S/SW", stats: { sp: 8, morale: 6 } },
      routed("Standing", "0306", "second"),
    ],
  });
  const [passing, standing] = ["Passing", "Standing"].map((id) => asUnit(pieceOf(g, id)));
  shift(g, standing, asHex(g.c.hexOf[passing]));
  const run = working(
    g,
    flight,
    { units: [passing, standing], from: [asHex(g.c.hexOf[pieceOf(g, "R")])] },
    { dice: [] },
  );
  expect(run.answers()).toContain("hex 0307");
  run.answer("hex 0307");
  expect(hexOfPiece(g, "Passing")).toBe("0307");
  expect(hexOfPiece(g, "Standing")).toBe("0304");
  run.answer("hex 0504");
  expect(hexOfPiece(g, "Standing")).toBe("0504");
});

test("XIV.15, VII.7, K-123: friends whose room was taken by those pushed before them are not run into: another way is taken", () => {
  const line = (id: string, at: string, facing: string) => ({
    id,
    side: "allied",
    at,
    brigade: "first",
    division: "one",
    formation: "line",
    facing,
    stats: { sp: 13, morale: 8 },
  });
  const g = fieldOf({
    map: { cols: 2, rows: 8 },
    units: [
      { ...routed("Fugitive", "0104", "first"), stats: { sp: 12, morale: 6 } },
      line("Next", "0105", "SE/S"),
      line("Behind", "0106", "NE/SE"),
      line("Beside", "0206", "SE/S"),
      { id: "R", side: "russian", at: "0102", formation: "line", facing: "S/SW", stats: { sp: 8, morale: 6 } },
    ],
  });
  const run = working(g, flight, { units: [asUnit(pieceOf(g, "Fugitive"))], from: [] }, { dice: [0] });
  const places = () => ["Next", "Behind", "Beside", "Fugitive"].map((id) => hexOfPiece(g, id));
  run.answer("hex 0106");
  expect(places()).toEqual(["0205", "0106", "0206", "0104"]);
  expect(run.answers()).not.toContain("hex 0106");
  run.answer("hex 0203");
  expect(places()).toEqual(["0205", "0106", "0206", "0203"]);
});
