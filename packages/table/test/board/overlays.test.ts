import { layout } from "@redoubt/drawing";
import type { BoardView, Reached, UnitView } from "@redoubt/mechanics";
import { describe, expect, test } from "vitest";
import { type OverlaySource, standingOverlays } from "../../src/board/overlays.ts";
import type { Choice, Moment } from "../../src/worker/messages.ts";

const sheet = layout({ cols: 6, rows: 6 });
const face = { nation: "", branch: "", bandLeft: "", bandRight: "", values: [], states: [], pips: [] };
const unit: UnitView = { id: "A", name: "A", side: "north", at: "0303", stack: 0, face };
// Only the units of a view leave marks here.
const view = { units: [unit] } as unknown as BoardView;

const going = (hex: string): Choice => ({
  text: `go ${hex}`,
  verb: "go",
  label: "",
  args: [{ kind: "hex", name: hex }],
  rolls: false,
  takesUp: false,
  staysAsked: true,
  selects: false,
});
const shown = { unit: "A", picked: [], targets: [], path: [], commits: [] };

/** The costs on the map where some hexes can be gone to and the system tells of these. */
function costs(hexes: readonly string[], reached: readonly Reached[], left: number | null = null): readonly string[] {
  const choices = hexes.map(going);
  // What else a moment tells leaves no mark.
  const moment = {
    choices,
    shown: { ...shown, left },
    view,
    sideToDecide: "north",
    pending: { kind: "decide" },
  } as unknown as Moment;
  const source: OverlaySource = { sheet, seats: ["north"], moment, view };
  return [...standingOverlays(source, [], { hexes: reached }, []).over.matchAll(/ov-cost-text"[^>]*>([^<]*)</g)].map(
    ([, text]) => text,
  );
}

const at = (hex: string, cost: number, mayEnd = true): Reached => ({ hex, cost, mayEnd, mustStop: false });

describe("costs on the map", () => {
  test("are those of the hexes that can be gone to, and of those passed on the way", () => {
    expect(costs(["0302", "0301"], [at("0302", 2), at("0301", 6), at("0304", 4, false)])).toEqual(["1", "3", "2"]);
  });

  test("never show more than is left: a hex that could only be passed beyond that is not marked", () => {
    const reached = [at("0302", 2), at("0304", 4, false), at("0305", 10, false)];
    expect(costs(["0302"], reached)).toEqual(["1"]);
    expect(costs(["0302", "0301"], [...reached, at("0301", 8)], 6)).toEqual(["1"]);
  });
});
