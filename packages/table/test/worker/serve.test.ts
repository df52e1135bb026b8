import { MissingValue } from "@redoubt/engine";
import type { AnyWargame } from "@redoubt/mechanics";
import { teachingSystem } from "@redoubt/testkit/teaching";
import { expect, test } from "vitest";
import { serveCalls } from "../../src/worker/serve.ts";

const secret = "9".padStart(64, "0");
const begin = { system: "night-piquets", scenario: "glade", options: {}, secret };

test("a value that a position lacks is named, and told apart from a fault of the engine", () => {
  let isLacking = false;
  const lacking: AnyWargame = {
    ...teachingSystem,
    view(play, seat) {
      if (isLacking) throw new MissingValue("unit N1: stats.steps is needed and not given");
      return teachingSystem.view(play, seat);
    },
  };
  const serve = serveCalls([lacking], () => 0, 1);
  expect(serve({ id: 1, to: "referee", call: "begin", ask: begin })).toMatchObject({ id: 1, ok: true });
  isLacking = true;
  expect(serve({ id: 2, to: "referee", call: "moment", ask: { seat: 0 } })).toEqual({
    id: 2,
    ok: false,
    error: "unit N1: stats.steps is needed and not given",
    isPosition: true,
  });
  expect(serve({ id: 3, to: "referee", call: "dance", ask: null })).toMatchObject({ ok: false, isPosition: false });
});

test("a file whose position lacks a value is not opened, and the value is named", () => {
  const text = serveCalls([teachingSystem], () => 0, 1);
  text({ id: 1, to: "referee", call: "begin", ask: begin });
  const file = text({ id: 2, to: "referee", call: "file", ask: null });
  const lacking: AnyWargame = {
    ...teachingSystem,
    view() {
      throw new MissingValue("unit N1: stats.steps is needed and not given");
    },
  };
  const opened = serveCalls(
    [lacking],
    () => 0,
    1,
  )({
    id: 3,
    to: "referee",
    call: "open",
    ask: { text: "value" in file ? file.value : "", secret },
  });
  expect(opened).toMatchObject({
    ok: true,
    value: { reason: "incomplete", problems: [{ what: "unit N1: stats.steps is needed and not given" }] },
  });
});
