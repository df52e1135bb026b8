import { describe, expect, test } from "vitest";
import { being, engage, foot, russ } from "./engagement.ts";

const quiet = (id: string, hex: string) => being(russ(id, hex), "reaction");

describe("XII.10: whom an attack may wait for", () => {
  test("XII.10: others may be waited for who still have to come up", () => {
    const s = engage([foot("A", "0405"), foot("B", "0307"), quiet("R", "0404")]);
    s.answer("unit A", "attack 0404", "no");
    expect(s.decision().kind).toBe("resolve-or-wait");
    s.answer("end", "unit B", "hex 0306", "hex 0305");
    expect(s.answers()).toContain("attack 0404");
  });
  test("XII.10: but not for who cannot pay the way and the hex of the target", () => {
    const s = engage([foot("A", "0405"), being(foot("B", "0307"), "mp:2", "begun"), quiet("R", "0404")], { dice: [9] });
    s.answer("unit A", "attack 0404", "no");
    expect(s.decision().kind).toBe("piece");
  });
});
