import { clonePlay, takeAnswer } from "@redoubt/engine";
import { expect, test } from "vitest";
import { bloodyRetribution } from "../src/index.ts";
import { british, movement, reachOf, soimonov } from "./field.ts";

test("6.2, 7.1: a move that is taken back leaves nobody behind in the hex it went to, and no zone around it", () => {
  const units = [soimonov("R", "0301"), soimonov("S", "0201"), british("A", "0808")];
  const s = movement({ units });
  s.answer("move R", "go 0303");
  expect(s.game.undo(0)).toBeNull();
  expect(s.game.undo(0)).toBeNull();
  s.answer("move S", "go 0303");
  expect([s.unit("S").at, s.unit("R").at]).toEqual(["0303", "0301"]);
});

test("8.1: a mover goes its own way, whatever others were looked at before it is sent off", () => {
  const s = movement({ units: [soimonov("R", "0301"), soimonov("S", "0801"), british("A", "0808")] });
  s.answer("move R");
  const play = clonePlay(s.game.play());
  const naming = bloodyRetribution.naming(play.world);
  const code = bloodyRetribution.words.parse("go 0303", naming);
  if (typeof code !== "number") throw new Error(code.unreadable);
  const paths: unknown[] = [];
  play.sink = (event: { readonly kind: string; readonly path?: unknown }) => {
    if (event.kind === "moved") paths.push(event.path);
  };
  reachOf(s, "S");
  takeAnswer(play, 0, code);
  expect(paths).toEqual([["0301", "0302", "0303"]]);
});
