import { describe, expect, test } from "vitest";
import { fitBand, wordWidth } from "../../src/counter/band.ts";
import { drawCounter, drawFace } from "../../src/counter/counter.ts";
import { drawStack } from "../../src/counter/stack.ts";
import { BRANCHES, detailAt, FACE_STATES, type Face, FORMATIONS, type Pip } from "../../src/face.ts";
import { counterCss } from "../../src/style/counter-css.ts";
import { NATIONS } from "../../src/style/nation.ts";
import { unknownClasses } from "../maps.ts";

const FACE: Face = {
  id: "23/Lt",
  nation: "british",
  branch: "infantry",
  bandLeft: "23",
  bandRight: "Lt",
  values: [
    { text: "5", role: "fire" },
    { text: "(2)", role: "melee" },
    { text: "4", role: "morale" },
    { text: "5", role: "movement" },
  ],
};
const PIPS: readonly Pip[] = [
  { kind: "acted" },
  { kind: "must-act" },
  { kind: "fired" },
  { kind: "hidden" },
  { kind: "strength", text: "+2" },
  { kind: "letter", text: "A" },
];
/** A drawing with its colours taken away: only what has a shape of its own is left. */
const shape = (svg: string): string => svg.replaceAll(/ class="[^"]*"/g, "");

describe("what a counter shows", () => {
  test("unit left, Parent right, fire, melee and morale at the foot, morale in the disc", () => {
    const svg = drawCounter(FACE);
    expect(svg).toMatch(/ct-name[^>]*>23</);
    expect(svg).toMatch(/ct-parent[^>]*>Lt</);
    expect([...svg.matchAll(/class="ct-v[^"]*" x="([\d.]+)"/g)].map(([, x]) => Number(x))).toEqual([19.5, 49, 81.5]);
    expect(svg).toMatch(/ct-disc" cx="81.5"/);
    expect(svg).toContain('<tspan class="ct-paren">(</tspan>2<tspan class="ct-paren">)</tspan>');
  });

  test("detail grows with size: branch and state, then values, then movement and reconstruction", () => {
    const face: Face = { ...FACE, reconstructed: true };
    expect([24, 52, 90].map(detailAt)).toEqual(["far", "table", "near"]);
    expect(drawFace(face, "far")).not.toContain("<text");
    expect(drawFace(face, "table")).not.toMatch(/ct-small|ct-diamond/);
    expect(drawFace(face, "near")).toMatch(/▸5/);
    expect(drawFace(face, "near")).toContain("ct-diamond");
  });

  test("steps are bars, the lost ones hollow; the turn of entry stands at the left", () => {
    const svg = drawFace({ ...FACE, values: [{ text: "6", role: "cf" }], steps: { now: 1, max: 2 }, entryTurn: "T2" });
    expect(svg.match(/class="ct-step"/g)).toHaveLength(1);
    expect(svg.match(/ct-step ct-lost/g)).toHaveLength(1);
    expect(svg).toContain(">T2<");
  });

  test("text from outside cannot break the drawing", () => {
    const svg = drawCounter({ ...FACE, id: '"<x>', bandLeft: "<&>", bandRight: "" });
    expect(svg).toContain('data-id="&quot;&lt;x&gt;"');
    expect(svg).toContain("&lt;&amp;&gt;");
  });
});

describe("everything can be told apart without colour", () => {
  test.each(["far", "table"] as const)("conditions, %s", (detail) => {
    const shapes = [undefined, ...FACE_STATES].map((state) => {
      const { state: _, ...face } = FACE;
      const svg = drawCounter(state ? { ...face, state } : face, { detail });
      return state === "out-of-command" ? `${shape(svg)} dashed edge` : shape(svg);
    });
    expect(new Set(shapes).size).toBe(FACE_STATES.length + 1);
  });

  test("branches, formations, notices and roles", () => {
    const all = [
      ...BRANCHES.map((branch) => drawCounter({ ...FACE, branch }, { detail: "far" })),
      ...FORMATIONS.map((formation) => drawCounter({ ...FACE, formation })),
      ...PIPS.map((pip) => drawCounter({ ...FACE, pips: [pip] })),
      ...["selected", "picked", "may-be-attacked", "attacked"].map((role) =>
        // The four roles that change the outline.
        drawCounter({ ...FACE, role: role as "selected" }),
      ),
      ...["N", "NE", "SE", "S", "SW", "NW"].map((facing) => drawCounter({ ...FACE, facing })),
    ].map(shape);
    expect(new Set(all).size).toBe(all.length);
  });

  test("facing follows the grid", () => {
    const face = { ...FACE, facing: "NE" };
    expect(drawCounter(face)).toContain("rotate(60)");
    expect(drawCounter(face, { pointy: true })).toContain("rotate(30)");
    expect(drawCounter({ ...FACE, facing: "up" })).toBe(drawCounter(FACE));
  });
});

test("every class of a counter is in the style sheet, for every nation", () => {
  const hooks = `${counterCss} .ct{} .ct-body{} .is-acted{} .is-ghost{} .ct-pip-acted{}${FACE_STATES.map((s) => ` .is-${s}{}`).join("")}`;
  for (const nation of NATIONS)
    for (const detail of ["far", "table", "near"] as const)
      for (const branch of BRANCHES) {
        const face: Face = { ...FACE, nation, branch, steps: { now: 1, max: 3 }, entryTurn: "1", facing: "N" };
        expect(
          unknownClasses(drawCounter({ ...face, formation: "square", pips: PIPS.slice(0, 3) }, { detail }), hooks),
        ).toEqual([]);
      }
});

describe("names in the band", () => {
  const fits = (left: string, right: string, bandShort?: string): ReturnType<typeof fitBand> =>
    fitBand({ ...FACE, bandLeft: left, bandRight: right, ...(bandShort && { bandShort }) }, "table", 88, true);

  test("are never set under nine pixels at the size of the table", () => {
    for (const name of ["23", "17 Lance", "DAB3/1", "Coldstream Guards", "W"])
      for (const parent of ["", "L", "2nd", "Cavalry"])
        expect((fits(name, parent).size * 52) / 100).toBeGreaterThanOrEqual(9);
  });

  test("are shortened as the face says, or lose letters before the number that tells units apart", () => {
    expect(fits("17 Lancers", "L", "17 Ln").left).toBe("17 Ln");
    expect(fits("Piquet 12", "").left).toMatch(/^P\w* 12$/);
    expect(wordWidth(fits("Coldstream Guards", "1st").left)).toBeLessThan(88 / 17);
  });
});

describe("stacks", () => {
  test("show the top counter last drawn, how many there are, and no more than three", () => {
    const faces = ["a", "b", "c", "d"].map((id) => ({ ...FACE, id }));
    const svg = drawStack(faces);
    expect([...svg.matchAll(/data-id="(\w)"/g)].map(([, id]) => id)).toEqual(["c", "b", "a"]);
    expect(svg).toMatch(/ct-count.*>4</);
    expect(drawStack([FACE])).toBe(drawCounter(FACE));
  });
});
