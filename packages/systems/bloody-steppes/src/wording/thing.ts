import type { Explained, Thing } from "@redoubt/engine";
import { asHex } from "@redoubt/hex";
import { hasHexTag, stackIn } from "@redoubt/mechanics";
import { groundTags } from "../data/map-tags.ts";
import { sides } from "../data/order-of-battle.ts";
import type { SteppesRule } from "../rule-index.ts";
import {
  ASSAULTED,
  ATTACHED,
  BOX,
  DESTROYED,
  DISPERSED,
  EXITED,
  FINISHED,
  has,
  REACTED,
  ROUTED,
  type SteppesPlay,
  UNDER_CHIEF,
} from "../state.ts";
import { hexOf, nameOf } from "./told.ts";

type Known = Explained<SteppesRule>;

/** Where a piece is that is not on the map, as people say it. */
export function awayText(g: SteppesPlay, piece: number): string {
  const { c, world } = g;
  switch (c.hexOf[piece]) {
    case DESTROYED:
      return "destroyed";
    case EXITED:
      return "gone from the map";
    case BOX:
      return `back on turn ${c.box[piece]}`;
    case UNDER_CHIEF:
      return c.box[piece] > c.turn[0] ? "resting with his commander" : "ready with his commander";
    case ATTACHED:
      return "with its battalion";
    case DISPERSED:
      return "dispersed";
    default: {
      const entry = world.entryOf[piece];
      const [hex] = entry < 0 ? [] : world.battle.entryHexes(g, entry);
      return hex === undefined ? "still to come" : `it may come in at ${hexOf(world, hex)}`;
    }
  }
}

/** What a piece is to the seat that is asked, and why it is nothing to choose now. */
function pieceText(g: SteppesPlay, seat: number, piece: number): Known {
  const { world, c } = g;
  const name = nameOf(world, piece);
  if (c.hexOf[piece] <= 0) return { text: `${name} is not on the map: ${awayText(g, piece)}.`, rule: "II.17" };
  const isOwn = world.seatOf[piece] === seat;
  const whose = isOwn
    ? `${name} is yours`
    : `${name} is ${sides[world.seatOf[piece]] === "allied" ? "Allied" : "Russian"}`;
  if (!isOwn) return { text: `${whose}: you cannot order it.`, rule: "I.20" };
  if (has(g, piece, FINISHED)) return { text: `${whose} and has finished its move.`, rule: "VIII.11" };
  if (has(g, piece, REACTED)) return { text: `${whose} and has reacted in this activation.`, rule: "VI.22" };
  if (has(g, piece, ASSAULTED)) return { text: `${whose} and bears an ASSAULT marker.`, rule: "XII.19" };
  if (c.level[piece] === ROUTED) return { text: `${whose} and is routed.`, rule: "XIV.49" };
  return { text: `${whose}, but it is not what is asked for now.`, rule: "II.1" };
}

/** What a hex is: its number, name, ground and who is in it. */
function hexText(g: SteppesPlay, hex: number): Known {
  const { world } = g;
  const { map, level } = world.ground;
  const name = map.names.get(asHex(hex));
  const ground = groundTags.filter((tag) => hasHexTag(map, asHex(hex), tag)).join(", ") || "clear";
  const here = stackIn(g.c, hex).map((piece) => nameOf(world, piece));
  const who = here.length === 0 ? "nobody is there" : here.join(", ");
  const called = name === undefined ? "" : ` (${name})`;
  return { text: `${hexOf(world, hex)}${called}: ${ground}, level ${level[hex]}; ${who}.`, rule: "I.3" };
}

/** What a clicked piece or hex is to the seat that is asked now. */
export const thingText = (g: SteppesPlay, seat: number, thing: Thing): Known =>
  thing.kind === "unit" ? pieceText(g, seat, thing.unit) : hexText(g, thing.hex);
