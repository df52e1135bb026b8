import { become, done, next, notNow, offer, type Refusal, refusal } from "@redoubt/engine";
import { asHex, type Hex, OFF_MAP } from "@redoubt/hex";
import { asUnit, type Unit } from "@redoubt/mechanics";
import { settle } from "../arriving.ts";
import { entryCost, whyNotEnter } from "../checks/entry.ts";
import { isFreeToWalk } from "../checks/maneuver.ts";
import { whyCrowded } from "../checks/overstack.ts";
import { procedure } from "../kit.ts";
import { changeStatus, place } from "../occupancy.ts";
import type { BayonetsRule } from "../rule-index.ts";
import { type BayonetsPlay, hexName, IN_COMMAND, ROAD_MARCH } from "../state.ts";
import { say, words } from "../words.ts";
import { LEADER } from "../world.ts";
import { move } from "./move.ts";

/** Who is to come in where, and whether on the march. */
export interface Arriving {
  readonly pieces: readonly Unit[];
  readonly hex: Hex;
  readonly isMarching: boolean;
}

const isLeader = (g: BayonetsPlay, piece: Unit): boolean => g.world.kindOf[piece] === LEADER;

function whyNotAdd(g: BayonetsPlay, { pieces, hex, isMarching }: Arriving, piece: Unit): Refusal<BayonetsRule> | null {
  const unit = g.world.pieces[piece].id;
  if (pieces.includes(piece)) return notNow("7.2b", "is-picked", { unit });
  if (isMarching) return refusal("7.3e", "marches-alone", { unit });
  if (isLeader(g, piece) || isLeader(g, pieces[0])) return refusal("3.5f", "leader-alone", { unit });
  const why = whyNotEnter(g, piece, hex, false);
  if (why !== null) return why;
  return whyCrowded(g, hex, [...pieces, piece], false) === null ? null : refusal("7.2b", "not-a-legal-stack", { unit });
}

function whyNotComeIn(g: BayonetsPlay, { pieces, hex, isMarching }: Arriving): Refusal<BayonetsRule> | null {
  for (const piece of pieces) {
    const why = whyNotEnter(g, piece, hex, isMarching);
    if (why !== null) return why;
  }
  return null;
}

function whyNotRoad(g: BayonetsPlay, l: Arriving): Refusal<BayonetsRule> | null {
  const unit = g.world.pieces[l.pieces[0]].id;
  if (isLeader(g, l.pieces[0])) return refusal("7.3a", "leaders-need-none", { unit });
  if (l.isMarching) return null;
  return l.pieces.length > 1 ? refusal("7.3e", "marches-alone", { unit }) : whyNotComeIn(g, { ...l, isMarching: true });
}

/** Brings pieces in: each pays for the queue, is in command, and comes under all that arrival brings about (7.2). */
function comeIn(g: BayonetsPlay, { pieces, hex, isMarching }: Arriving): void {
  const { world, c } = g;
  const costs = pieces.map((piece) => entryCost(g, piece, hex, isMarching));
  pieces.forEach((piece, i) => {
    c.spent[piece] = costs[i];
    c.began[piece] = hex;
    changeStatus(g, piece, IN_COMMAND | (isMarching ? ROAD_MARCH : 0), 0);
    place(g, piece, hex);
  });
  const entry = world.entries.indexOf(asHex(hex));
  if (!isLeader(g, pieces[0])) c.queue[entry]++;
  for (const piece of pieces)
    c.queueGroup[entry] = Math.max(c.queueGroup[entry], (world.arrivals[piece]?.group ?? 0) + 1);
  g.emit({ kind: "entered", rule: "7.2a", units: pieces, hex, cost: Math.max(...costs) });
  settle(g, pieces, OFF_MAP, hex);
}

/** 7.2: reinforcements come in, singly, stacked or on the march, and may go on with what is left of their allowance. */
export const arrival = procedure<{ readonly gate: Arriving }>("arrival", {
  gate: {
    asks: {
      rule: "7.2b",
      decision: "arrival",
      seat: (g) => g.c.active[0],
      list: (g, l, out) => {
        for (const piece of g.world.unitsOf[g.c.active[0]]) {
          if (l.pieces.includes(piece)) {
            if (l.pieces.length > 1) offer(out, say.remove(piece));
          } else if (g.world.arrivals[piece] !== null && whyNotAdd(g, l, piece) === null) offer(out, say.add(piece));
        }
        if (whyNotRoad(g, l) === null) offer(out, say.road());
        if (whyNotComeIn(g, l) === null) offer(out, say.hex(l.hex));
        offer(out, say.cancel());
      },
      why: (g, l, answer) => {
        const thing = words.arg(answer, 0);
        switch (words.verb(answer)) {
          case "add":
            return whyNotAdd(g, l, asUnit(thing));
          case "remove":
            if (!l.pieces.includes(asUnit(thing)))
              return notNow("7.2b", "not-picked", { unit: g.world.pieces[thing].id });
            return l.pieces.length > 1 ? null : notNow("7.2b", "last-one");
          case "road":
            return whyNotRoad(g, l);
          case "hex":
            return thing === l.hex
              ? whyNotComeIn(g, l)
              : refusal("7.2a", "other-entry", { unit: "", hex: hexName(g.world, asHex(thing)) });
          case "cancel":
            return null;
          default:
            return notNow("7.2b", "at-the-gate", { hex: hexName(g.world, l.hex) });
        }
      },
      shows: (_g, { pieces, hex }) => ({
        unit: pieces[0],
        picked: pieces,
        targets: [hex],
        commits: [{ answer: say.hex(hex), follows: "they may go on with the points they have left" }],
      }),
      take: (g, l, answer) => {
        const thing = words.arg(answer, 0);
        switch (words.verb(answer)) {
          case "add":
            return next("gate", { pieces: [...l.pieces, asUnit(thing)] });
          case "remove":
            return next("gate", { pieces: l.pieces.filter((piece) => piece !== thing) });
          case "road":
            return next("gate", { isMarching: !l.isMarching });
          case "hex":
            comeIn(g, l);
            if (!l.pieces.every((piece) => isFreeToWalk(g, piece))) return done();
            return become(move, { movers: l.pieces, path: [l.hex] });
          default:
            return done();
        }
      },
    },
  },
});
