import { beginGame, type Game, isProblems, type Setup } from "@redoubt/engine";
import { describe, expect, test } from "vitest";
import { spiQuad } from "../../src/index.ts";
import { allied, russian } from "../battlefield.ts";

/** The game of a position whose phase is held open. */
function held(phase: string, units: readonly unknown[]): Game {
  const position = {
    system: "spi-quad",
    scenario: null,
    map: { cols: 8, rows: 8 },
    units,
    turn: 1,
    active: "russian",
    phase,
  };
  const setup: Setup = { scenario: null, options: {}, position };
  const game = beginGame({ ...spiQuad, begin: spiQuad.beginHeld ?? spiQuad.begin }, setup, { roll: () => null });
  if (isProblems(game)) throw new Error(JSON.stringify(game));
  return game;
}

/** The rule that refuses the answer to whoever is asked. */
function refusedBy(game: Game, answer: string): string | null {
  const pending = game.pending();
  if (pending.kind !== "decide") throw new Error("nothing is asked");
  const why = game.why(pending.decisions[0].seat, answer);
  return why?.kind === "refused" ? why.refusal.rule : null;
}

describe("a phase held open for questions answers by its own rules", () => {
  const apart = [russian("R", "0101"), allied("A", "0808")];

  test("7.27: fire beyond the range", () => {
    expect(refusedBy(held("defensive-fire", apart), "target 0101")).toBe("7.27");
    expect(refusedBy(held("offensive-fire", apart), "target 0808")).toBe("7.27");
  });

  test("7.0: fire of a side that has nobody on the map", () => {
    const game = held("defensive-fire", [russian("R", "0101"), allied("A", "off-map")]);
    expect(refusedBy(game, "target 0101")).toBe("7.0");
  });

  test("8.15: melee against nobody adjacent", () => {
    expect(refusedBy(held("melee", apart), "target 0808")).toBe("8.15");
  });

  test("10.0: rally of a unit in order", () => {
    expect(refusedBy(held("rally", apart), "rally R")).toBe("10.0");
  });

  test("4.0A: its end leads on to the next phase in which somebody can act, which is not held", () => {
    const game = held("defensive-fire", apart);
    game.apply(0, game.decision(0), "end");
    expect(game.pending()).toMatchObject({ decisions: [{ seat: 0, kind: "movement" }] });
  });
});
