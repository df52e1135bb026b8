import { asUnit } from "@redoubt/mechanics";
import { expect, test } from "vitest";
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
