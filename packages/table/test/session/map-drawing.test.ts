import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Control } from "../../src/session/control.ts";
import { createMapDrawing } from "../../src/session/map-drawing.ts";
import { type BuiltMap, mapPrint } from "../../src/session/map-print.ts";
import { observable } from "../../src/session/observable.ts";
import { emptyTable, type TableState } from "../../src/session/state.ts";
import type { OpenedGame } from "../../src/worker/messages.ts";

const map = { cols: 3, rows: 3 };
const game = { map, facts: { system: "quad", scenario: "alma" } } as unknown as OpenedGame;

beforeEach(() => void vi.stubGlobal("requestAnimationFrame", (then: () => void) => then()));
afterEach(() => vi.unstubAllGlobals());

const aMoment = (): Promise<void> => new Promise((done) => setTimeout(done));

let shown: unknown[] = [];

/** A table with a game, its map drawn; tells what the referee had to draw. */
async function draw(built: Promise<BuiltMap | null>, laid: Promise<unknown> = aMoment()) {
  const asked: string[] = [];
  vi.stubGlobal("redoubtMaps", { ask: (battle: string) => (battle === "quad/alma" ? built : null) });
  const referee = (name: string) => async () => {
    asked.push(name);
    return { ground: name };
  };
  const table = observable<TableState>({ ...emptyTable, game });
  shown = [];
  table.subscribe(() => shown.push(table.get().isLaid ? "laid" : table.get().drawn?.layers.ground));
  const app = { referee: { ground: referee("ground"), layers: referee("layers") } };
  await createMapDrawing({ app, table } as unknown as Control).draw(laid);
  return { asked, drawn: table.get().drawn };
}

test("the map that the site was built with is shown at first, and the referee draws only the full one", async () => {
  const { asked, drawn } = await draw(Promise.resolve({ of: mapPrint(map), layers: { ground: "built" } }));
  expect(asked).toEqual(["layers"]);
  expect(shown[0]).toBe("built");
  expect(drawn).toEqual({ layers: { ground: "layers" }, mini: { ground: "built" } });
});

test("a map that is not the built one is drawn by the referee", async () => {
  const other = { of: mapPrint({ ...map, rows: 4 }), layers: { ground: "built" } };
  for (const built of [Promise.resolve(other), Promise.resolve(null)]) {
    const { asked } = await draw(built);
    expect(asked).toEqual(["ground", "layers"]);
    expect(shown[0]).toBe("ground");
  }
});

test("a built map that is still on its way when the counters are laid is not waited for", async () => {
  const { asked } = await draw(new Promise(() => {}));
  expect(asked).toEqual(["ground", "layers"]);
  // The counters may also never be laid: what went wrong is told elsewhere.
  expect((await draw(new Promise(() => {}), Promise.reject(new Error("stopped")))).asked[0]).toBe("ground");
});

test("what can wait is shown once map and counters are there, whichever comes first", async () => {
  let lay = (): void => {};
  const laid = new Promise<void>((done) => {
    lay = done;
  });
  const done = draw(Promise.resolve({ of: mapPrint(map), layers: { ground: "built" } }), laid);
  await aMoment();
  expect(shown).toEqual(["built"]);
  lay();
  await done;
  expect(shown.slice(0, 2)).toEqual(["built", "laid"]);
});
