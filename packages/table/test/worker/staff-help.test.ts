import { wargames } from "@redoubt/registry";
import { describe, expect, test } from "vitest";
import { lessonPosition } from "../../src/guide/position.ts";
import type { Helper } from "../../src/worker/help.ts";
import { openText } from "../../src/worker/reading.ts";
import { createReferee } from "../../src/worker/referee.ts";
import { createStaff } from "../../src/worker/staff.ts";

const secret = "7".padStart(64, "0");

/** A staff that helps another one, and how many courses it was asked to imagine. */
function helper(): Helper & { readonly count: () => number } {
  const staff = createStaff(wargames, () => 0, 99);
  let count = 0;
  return {
    brief: async (ask) => staff.brief(ask),
    imagine: async (ask) => {
      count += ask.courses.length;
      return staff.imagine(ask);
    },
    count: () => count,
  };
}

// On the last turn plans are compared in Bloody Retribution.
const position = { ...lessonPosition, turn: 5 };

const open = () => {
  const referee = createReferee(wargames, openText);
  referee.open({ text: JSON.stringify(position), secret });
  return referee;
};

/** What marshals on both sides answer at the Sandbag Battery, thinking with these helpers. */
async function answersWith(helpers: readonly Helper[]): Promise<readonly string[]> {
  const referee = open();
  const staff = createStaff(
    wargames,
    () => 0,
    5,
    () => helpers,
  );
  const from = staff.brief({ file: referee.file(null) });
  const answers: string[] = [];
  while (answers.length < 3) {
    const { pending } = referee.pending(null);
    if (pending.kind !== "decide") break;
    const [{ seat, id }] = pending.decisions;
    const asked = { player: "marshal", seat, from, entries: referee.tail({ from }) };
    await staff.ponder(asked);
    const answer = staff.think(asked) ?? "";
    expect(referee.apply({ seat, decision: id, answer }).kind).toBe("accepted");
    answers.push(answer);
  }
  return answers;
}

describe("a marshal's helpers", () => {
  const alone = answersWith([]);

  test("bring the same answers, however many they are, and do their share", async () => {
    const helpers = [helper(), helper(), helper()];
    expect(await answersWith(helpers)).toEqual(await alone);
    for (const one of helpers) expect(one.count()).toBeGreaterThan(3);
  });

  test("one that fails, has no time or has another game before him changes nothing", async () => {
    const broken: Helper = { brief: async () => 0, imagine: () => Promise.reject(new Error("gone")) };
    const busy: Helper = { brief: async () => 0, imagine: async () => null };
    const astray = helper();
    const elsewhere: Helper = {
      brief: async () => {
        const other = createReferee(wargames, openText);
        other.begin({ system: "bloody-retribution", scenario: "inkerman", options: {}, secret });
        return astray.brief({ file: other.file(null) });
      },
      imagine: astray.imagine,
    };
    expect(await answersWith([broken, busy, elsewhere])).toEqual(await alone);
  });
});
