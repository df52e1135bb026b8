import { clonePlay, isProblems, takeAnswer } from "@redoubt/engine";
import type { Foreseen } from "@redoubt/mechanics";
import { describe, expect, test } from "vitest";
import type { SteppesEvent } from "../../src/event.ts";
import { followWays } from "../../src/questions/every-way.ts";
import { questions } from "../../src/questions.ts";
import { DISORGANIZED } from "../../src/state.ts";
import { say } from "../../src/words.ts";
import { being, cannon, engage, foot, horse, hussars, melee, type Piece, russ } from "../book/engagement.ts";
import { hexNamed, pieceOf } from "../working.ts";

// R in 0403 is attacked by A in 0404, B in 0504 and C in 0503; nobody reacts, withdraws or could join.
const still = (one: Piece): Piece => being(one, "reaction", "withdrew");
const waits = (one: Piece): Piece => being(one, "finished", "marked:0403");
const beside = foot("B", "0504", "N/NW");
const beyond = foot("C", "0503", "NW/SW");

const texts = {
  halts: "You do not go in",
  stands: "They hold, disorganized",
  yields: "They fall back",
  routs: "They rout and flee",
  destroyed: "They are destroyed",
} as const;

/** What has become of the defender, as soon as the events of an attack tell it. */
function cameOf(events: readonly SteppesEvent[], defender: number, wasShaken: boolean): string | undefined {
  let isShaken = wasShaken;
  for (const event of events)
    switch (event.kind) {
      case "guns-overrun":
        return "The guns are destroyed";
      case "disorganized":
        isShaken ||= event.piece === defender && !events.some(isBeaten);
        break;
      case "routed":
      case "destroyed":
        if (event.piece === defender) return event.kind === "routed" ? texts.routs : texts.destroyed;
        break;
      case "must-go":
        return texts.yields;
      case "melee-checked":
        if (event.phase === "B" && event.margin <= 0 && !isShaken) return texts.stands;
        break;
      case "checked":
        // Who was disorganized already and passes the check of XIV.46 after a passed B holds.
        if (event.rule === "XIV.46" && event.isPassed && !events.some(isBeaten)) return texts.stands;
        break;
      default:
    }
  return undefined;
}

const isBeaten = (event: SteppesEvent): boolean =>
  event.kind === "melee-checked" && event.phase === "B" && event.margin > 0;

/** The card of A's attack, and the same chances by every way that the dice of the attack itself can fall. */
function both(units: readonly Piece[]) {
  const s = engage(units);
  s.answer("unit A");
  const g = s.game.play() as Parameters<typeof pieceOf>[0]; // a play of this very system
  const [r, hex] = [pieceOf(g, "R"), hexNamed(g, "0403")];
  const told = questions.foresee?.(g, 0, say.attack(hex));
  if (told === undefined || isProblems(told)) throw new Error(told?.[0].what ?? "not told");
  const [card] = (told as Foreseen).cases;
  const found: Record<string, number> = {};
  const isShaken = g.c.level[r] === DISORGANIZED;
  const work = clonePlay(g) as typeof g; // a copy of the same system's play
  takeAnswer(work, 0, say.attack(hex));
  // Whoever is asked for the next piece has seen nobody go in.
  const settles = (events: readonly SteppesEvent[], { state }: typeof g) =>
    cameOf(events, r, isShaken) ?? (state.frames?.step.name === "piece" ? texts.halts : undefined);
  followWays(work, settles, (text = texts.halts, under) => {
    found[text] = (found[text] ?? 0) + 1e9 / under;
  });
  const percents = Object.entries(found).map(([text, parts]) => [text, Math.round(parts / 1e6) / 10]);
  return {
    columns: card.columns,
    told: Object.fromEntries(card.outcomes.map(({ text, percent }) => [text, percent])),
    came: Object.fromEntries(percents),
    note: card.note?.text,
  };
}

describe("the chances of a card are those of the dice", () => {
  const fights: readonly [string, readonly Piece[], readonly string[]][] = [
    ["XII.20: one stack", [foot("A", "0404"), still(russ("R", "0403"))], ["A you", "B they", "C you"]],
    [
      "XII.14: two stacks of infantry, each with a check of its own",
      [foot("A", "0404"), waits(beside), still(russ("R", "0403"))],
      ["A A", "A B", "B they", "C you"],
    ],
    [
      "XII.14: a weak stack that fails leaves the strong one alone",
      [
        foot("A", "0404", "N/NE", { sp: 12, morale: 5 }),
        waits(foot("B", "0504", "N/NW", { sp: 2 })),
        still(russ("R", "0403")),
      ],
      ["A A", "A B", "B they", "C you"],
    ],
    [
      "XII.14, XIV.7: three stacks",
      [
        foot("A", "0404", "N/NE", { sp: 3, morale: 4 }),
        waits(foot("B", "0504", "N/NW", { sp: 3, morale: 6 })),
        waits(foot("C", "0503", "NW/SW", { sp: 3, morale: 5 })),
        still(russ("R", "0403", "S/SW", { sp: 14, morale: 8 })),
      ],
      ["A A", "A B", "A C", "B they", "C you"],
    ],
    [
      "K-168: horse that has closed has made its check",
      [horse("A", "0404", "N/NE", { morale: 5 }), waits(horse("B", "0504", "N/NW")), still(hussars("R", "0403"))],
      ["A A", "B they", "C you"],
    ],
    [
      "K-168: two stacks of horse that have closed, and a third from two hexes off",
      [
        horse("A", "0405", "N/NE", { morale: 5 }),
        waits(horse("B", "0504", "N/NW", { sp: 2 })),
        waits(horse("C", "0503", "NW/SW", { sp: 2 })),
        still(russ("R", "0403", "S/SW", { sp: 14, morale: 10 })),
      ],
      ["A A", "B they", "C you"],
    ],
    [
      "XIV.46: whoever is disorganized already may rout though he passes",
      [foot("A", "0404"), waits(beside), being(still(russ("R", "0403")), "disorganized")],
      ["A A", "A B", "B they", "C you"],
    ],
    [
      "IV.18, K-49: a column forms line first, and may be disorganized by it",
      [
        foot("A", "0404"),
        still(russ("R", "0403", "S/SW", { britishLine: true, morale: 7 }, { formation: "assault-column" })),
      ],
      ["A you", "B they", "C you"],
    ],
    [
      "XII.53: guns alone, through their front twice: either takes them",
      [foot("A", "0404"), waits(beside), still(cannon("R", "0403", "S/SE"))],
      ["A A", "A B"],
    ],
    [
      "XII.52: guns alone, through their front and in flank: they are lost for certain",
      [foot("A", "0404"), waits(beside), still(cannon("R", "0403", "S/SW"))],
      ["A A"],
    ],
    ["XII.52: guns alone from behind", [foot("A", "0404"), still(cannon("R", "0403", "N/NE"))], []],
    [
      "K-112: guns alone and horse, which always checks",
      [horse("A", "0404"), still(cannon("R", "0403", "N/NE"))],
      ["A you"],
    ],
    [
      "K-112, K-168: but not again once it has closed",
      [horse("A", "0404"), waits(horse("B", "0504", "N/NW")), still(cannon("R", "0403", "N/NE"))],
      ["A A"],
    ],
  ];
  test.each(fights)("%s", (_title, units, columns) => {
    const { told, came, columns: shown } = both(units);
    expect(told).toEqual(came);
    expect(shown).toEqual(columns);
  });
  test("XII.20: the chance of C is told by who goes in", () => {
    const strong = waits(foot("B", "0504", "N/NW", { sp: 16, morale: 6 }));
    const { note } = both([foot("A", "0404", "N/NE", { sp: 2, morale: 6 }), strong, still(russ("R", "0403"))]);
    // 2 against 8 adds three and the second check one: 0 to 2 pass; 18 against 8 takes two off: 0 to 7.
    expect(note).toBe("You check C in any case, and pass it 3 to 8 in 10, by who goes in.");
  });
});

describe("XII.52, XII.53, K-171: an overrun that is asked about", () => {
  const guns = (facing: string) => cannon("R", "0403", facing);
  const asked = (units: readonly Piece[], ...ids: readonly string[]) => melee(engage(units), ids, "R");
  test("XII.53: through their front every stack checks, and one is enough", () => {
    expect(asked([foot("A", "0404"), beside, guns("S/SE")], "A", "B")).toBe(
      "A of A die 0 against 8, A of B die 0 against 8; one passed, the guns are destroyed",
    );
  });
  test("XII.52: a stack that comes from elsewhere takes them without a check", () => {
    expect(asked([foot("A", "0404"), beside, beyond, guns("S/SW")], "A", "B", "C")).toBe(
      "the guns are destroyed without a check; to go along A of A die 0 against 8",
    );
  });
  test("K-168: horse that has closed checks no more", () => {
    const units = [horse("A", "0404"), waits(horse("B", "0504", "N/NW")), hussars("R", "0403")];
    expect(asked(units, "A", "B")).toMatch(/^A of A die .*, B die .*, C die /);
    expect(asked(units, "B")).toMatch(/^B die .*, C die /);
  });
});
