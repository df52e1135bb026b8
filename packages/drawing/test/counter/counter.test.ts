import { describe, expect, test } from "vitest";
import { drawBand, fitBand, wordWidth } from "../../src/counter/band.ts";
import { drawCounter, drawFace } from "../../src/counter/counter.ts";
import { drawStack } from "../../src/counter/stack.ts";
import {
  BRANCHES,
  type CounterDetail,
  detailAt,
  FACE_STATES,
  type Face,
  type FaceState,
  FORMATIONS,
  type Pip,
  SHAPES,
  SIGNS,
} from "../../src/face.ts";
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
  states: [],
  pips: [],
};
const PIPS: readonly Pip[] = [
  ...SIGNS.map((kind) => ({ kind })),
  { kind: "strength", text: "+2" },
  { kind: "letter", text: "X" },
  { kind: "tag", text: "2/4" },
];
const SIDES = ["N", "NE", "SE", "S", "SW", "NW"];
const CORNERS = ["N/NE", "NE/SE", "SE/S", "S/SW", "SW/NW", "NW/N"];
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

  test("fire by range is not among the values at the foot: it stands at the left of a counter seen large", () => {
    const values = [
      { text: "9", role: "sp" },
      { text: "8", role: "morale" },
      { text: "-1/0/+1", role: "range" },
    ] as const;
    const ranged: Face = { ...FACE, values };
    expect(drawFace(ranged, "table")).toBe(drawFace({ ...FACE, values: values.slice(0, 2) }, "table"));
    const told = [...drawFace(ranged, "near").matchAll(/ct-small[^>]*>([^<]*)</g)].map(([, text]) => text);
    expect(told).toEqual(["−1", "0", "+1"]);
  });

  test("text from outside cannot break the drawing", () => {
    const svg = drawCounter({ ...FACE, id: '"<x>', bandLeft: "<&>", bandRight: "" });
    expect(svg).toContain('data-id="&quot;&lt;x&gt;"');
    expect(svg).toContain("&lt;&amp;&gt;");
  });
});

const NOT_WITH_ROUT: readonly FaceState[] = ["disrupted", "reduced", "low-ammunition"];
function subsets([first, ...rest]: readonly FaceState[]): readonly (readonly FaceState[])[] {
  if (first === undefined) return [[]];
  const without = subsets(rest);
  return [...without, ...without.map((some) => [first, ...some])];
}

describe("everything can be told apart without colour", () => {
  test.each(["far", "table"] as const)("conditions, %s", (detail) => {
    const shapes = subsets(FACE_STATES).map((states) => {
      const svg = shape(drawCounter({ ...FACE, states }, { detail }));
      return states.includes("out-of-command") ? `${svg} dashed edge` : svg;
    });
    // Whoever is routed is disrupted as well, and a torn foot leaves no room for a notch or a worn corner.
    const isPlain = (states: readonly FaceState[]): boolean =>
      !states.includes("routed") || !states.some((state) => NOT_WITH_ROUT.includes(state));
    const different = subsets(FACE_STATES).filter(isPlain).length;
    expect(new Set(shapes).size).toBe(different);
  });

  test("branches, formations, notices and roles", () => {
    const all = [
      ...BRANCHES.map((branch) => drawCounter({ ...FACE, branch }, { detail: "far" })),
      ...SHAPES.map((shape) => drawCounter({ ...FACE, shape }, { detail: "far" })),
      ...[1, 2, 3, 4].map((rank) => drawCounter({ ...FACE, shape: "disc", rank }, { detail: "far" })),
      ...FORMATIONS.map((formation) => drawCounter({ ...FACE, formation })),
      ...PIPS.map((pip) => drawCounter({ ...FACE, pips: [pip] })),
      ...["selected", "picked", "may-be-attacked", "attacked"].map((role) =>
        // The four roles that change the outline.
        drawCounter({ ...FACE, role: role as "selected" }),
      ),
      ...(["line", "march-column", "dispersed"] as const).map((formation) =>
        drawCounter({ ...FACE, formation, branch: "cavalry" }),
      ),
      ...[...SIDES, ...CORNERS].map((facing) => drawCounter({ ...FACE, facing })),
    ].map(shape);
    expect(new Set(all).size).toBe(all.length);
  });

  test("the nose and the troops turn towards a side or a corner of the hex; plate and text never do", () => {
    const face: Face = { ...FACE, facing: "NE", formation: "line" };
    expect(drawCounter(face).match(/rotate\(60\)/g)).toHaveLength(2);
    expect(drawCounter(face, { pointy: true }).match(/rotate\(30\)/g)).toHaveLength(2);
    expect(drawCounter({ ...face, facing: "NW/N" })).toContain("rotate(330)");
    expect(drawCounter({ ...face, facing: "E/SE" }, { pointy: true })).toContain("rotate(120)");
    for (const svg of [drawCounter(face), drawCounter({ ...face, facing: "SE/S" })])
      expect(svg).toContain(drawBand(face, "table"));
  });

  test("a facing that the grid does not have is not drawn", () => {
    for (const facing of ["up", "E", "N/S", "N/", "N/NE/SE"])
      expect(drawCounter({ ...FACE, facing }), facing).toBe(drawCounter(FACE));
  });

  test("routed troops have no front", () => {
    const face: Face = { ...FACE, states: ["routed"], formation: "line" };
    expect(drawCounter({ ...face, facing: "NE" })).toBe(drawCounter(face));
  });
});

test("a commander-in-chief has a plate of eight points, whoever is under him a disc", () => {
  const edge = (rank: number): string =>
    /class="ct-edge" d="([^"]+)"/.exec(drawCounter({ ...FACE, shape: "disc", rank }))?.[1] ?? "";
  expect(edge(4).match(/L/g)).toHaveLength(15);
  expect(new Set([edge(1), edge(2), edge(3)]).size).toBe(1);
});

test("a leader is round, with his name across, his rank above and his values below", () => {
  const values = [
    { text: "3", role: "other" },
    { text: "+1", role: "morale" },
  ] as const;
  const svg = drawCounter({ ...FACE, shape: "disc", rank: 2, bandLeft: "Brown", values });
  expect(svg).toMatch(/ct-called[^>]*>Brown</);
  expect(svg).toMatch(/ct-lends[^>]*>3 \| \+1</);
  expect(svg.match(/class="ct-rank"/g)).toHaveLength(2);
});

describe("notices", () => {
  const pips = (count: number): readonly Pip[] => PIPS.slice(0, count);
  const placesOf = (svg: string): readonly string[] =>
    [...svg.matchAll(/ct-pip ct-pip-[a-z-]+" transform="([^"]*)"/g)].map(([, place]) => place);

  test("five are drawn, each at a place of its own", () => {
    for (const count of [1, 3, 5]) {
      const places = placesOf(drawCounter({ ...FACE, pips: pips(count) }));
      expect(new Set(places).size).toBe(count);
    }
  });

  test("of more than five the last says how many there are besides", () => {
    const svg = drawCounter({ ...FACE, pips: pips(8) });
    expect(placesOf(svg)).toHaveLength(5);
    expect(svg).toContain(">+4<");
  });

  test("a tag hangs at the foot, whatever else there is", () => {
    const svg = drawCounter({ ...FACE, pips: [...pips(5), { kind: "tag", text: "2/4" }] });
    expect(placesOf(svg)).toHaveLength(6);
    expect(svg).toContain(">2/4<");
  });
});

test("strength in points is a bar along the foot, as long as what is left of it", () => {
  const bar = (now: number): string | undefined =>
    /ct-left" d="M6 94H([\d.]+)/.exec(drawCounter({ ...FACE, steps: { now, max: 9 } }))?.[1];
  expect([9, 3, 0].map((now) => Number(bar(now)).toFixed(1))).toEqual(["94.0", "35.3", "6.0"]);
});

describe("every class of a counter is in the style sheet", () => {
  const marks = [...FACE_STATES.map((state) => `is-${state}`), ...PIPS.map(({ kind }) => `ct-pip-${kind}`)];
  const hooks = ["ct", "ct-body", "ct-nose", "is-acted", "is-ghost", ...marks].map((name) => `.${name}{}`).join(" ");
  const unknown = (face: Face, detail: CounterDetail): string[] =>
    unknownClasses(drawCounter(face, { detail }), `${counterCss} ${hooks}`);

  test.each(NATIONS)("of %s", (nation) => {
    for (const detail of ["far", "table", "near"] as const)
      for (const branch of BRANCHES) {
        const face: Face = { ...FACE, nation, branch, steps: { now: 1, max: 3 }, entryTurn: "1", facing: "N" };
        expect(unknown({ ...face, formation: "square" }, detail)).toEqual([]);
        expect(unknown({ ...face, steps: { now: 1, max: 9 }, role: "selected" }, detail)).toEqual([]);
        for (const shape of SHAPES) expect(unknown({ ...face, shape, rank: 3 }, detail)).toEqual([]);
      }
  });

  test.each(PIPS)("with the notice $kind", (pip) => {
    expect(unknown({ ...FACE, pips: [pip] }, "table")).toEqual([]);
  });
});

describe("names in the band", () => {
  test("a parent that a torn band sends beside the symbol keeps clear of the bars of the steps", () => {
    const values = ["4", "3", "5"].map((text) => ({ role: "sp" as const, text }));
    const torn = { ...FACE, bandRight: "12", states: ["disrupted" as const], values };
    const aside = (face: Face): number => Number(/ct-aside" x="([\d.]+)"/.exec(drawCounter(face))?.[1]);
    const bars = drawCounter({ ...torn, steps: { now: 2, max: 2 } });
    const first = Number(/ct-step" x="([\d.]+)"/.exec(bars)?.[1]);
    expect(aside({ ...torn, steps: { now: 2, max: 2 } })).toBeLessThan(first);
    expect(aside(torn)).toBe(95);
  });

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
