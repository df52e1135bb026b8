import type { ArmyBlock, ArmyRow, ArmyView } from "@redoubt/mechanics";
import { activeSeat, mightAct } from "./active.ts";
import { owesMove } from "./checks/leader-duty.ts";
import { sides } from "./data/order-of-battle.ts";
import { UNIT } from "./piece.ts";
import { ATTACHED, FINISHED, has, isOnMap, phases, type SteppesPlay } from "./state.ts";
import { orderText, readBy } from "./view-notes.ts";

const unsaid = 255;

/** The units of a list that are to be seen: none that stand inside their battalion. */
const seen = (g: SteppesPlay, pieces: readonly number[]): readonly string[] =>
  pieces.filter((piece) => g.c.hexOf[piece] !== ATTACHED).map((piece) => g.world.pieces[piece].id);

/** How many of an active command are still to go. */
function toGo(g: SteppesPlay): number {
  return mightAct(g).filter(
    (piece) =>
      g.world.kindOf[piece] === UNIT &&
      isOnMap(g, piece) &&
      !has(g, piece, FINISHED) &&
      g.world.seatOf[piece] === activeSeat(g),
  ).length;
}

/** II.5: where the marker of a command is. */
function stateOf(g: SteppesPlay, command: number): string {
  const { c } = g;
  if (c.active[0] === command + 1) return `${toGo(g)} to go`;
  if (c.activated[command] === 1) return "✓ activated";
  return phases[c.phase[0]] === "activation" ? "in the cup" : "";
}

/** A row for each brigade under its brigadier, and one for those who belong to the division itself; what is owed to who may read its order. */
function rowsOf(g: SteppesPlay, command: number, isRead: boolean): readonly ArmyRow[] {
  const { world } = g;
  const units = world.memberships[command].filter(
    (piece) => world.kindOf[piece] === UNIT && world.commandOf[piece] === command,
  );
  const { leader } = world.commands[command];
  const isOwed = isRead && owesMove(g, command) && g.c.active[0] === command + 1;
  const head: readonly ArmyRow[] =
    leader < 0
      ? []
      : [
          {
            leader: world.pieces[leader].id,
            text: world.pieces[leader].name,
            word: isOwed ? "must ride" : isOnMap(g, leader) ? "" : "away",
            ...(isOwed ? { tone: "alert" as const } : {}),
            units: seen(
              g,
              units.filter(
                (unit) => world.brigadeOf[unit] === unsaid || world.brigades[world.brigadeOf[unit]].leader === leader,
              ),
            ),
          },
        ];
  const brigades = world.brigades.flatMap((brigade, place): readonly ArmyRow[] => {
    if (brigade.command !== command || brigade.leader === leader) return [];
    const own = units.filter((unit) => world.brigadeOf[unit] === place);
    const brigadier = world.pieces[brigade.leader];
    return [{ leader: brigadier?.id ?? null, text: brigadier?.name ?? brigade.name, word: "", units: seen(g, own) }];
  });
  return [...head, ...brigades].filter(({ leader: one, units: own }) => one !== null || own.length > 0);
}

/** The commands of both sides: who is still to go, and for one's own the order and what is owed. */
export function armyOf(g: SteppesPlay, seat: number | null): ArmyView {
  const { c, world } = g;
  const read = seat === null ? [] : readBy(g, seat);
  const blocks = world.commands.map((command, place): ArmyBlock => {
    const order = orderText(g, c.orderType[place], c.goal[place], c.left[place]);
    return {
      id: command.id,
      side: sides[command.seat],
      name: command.name,
      text: stateOf(g, place),
      ...(read.includes(command.seat) ? { note: order, isSealed: true as const } : {}),
      ...(c.active[0] === place + 1 ? { isActive: true as const } : {}),
      rows: rowsOf(g, place, read.includes(command.seat)),
    };
  });
  const listed = new Set(world.memberships.flat());
  const others = sides.flatMap((side, owner): readonly ArmyBlock[] => {
    const left = world.pieces.flatMap((_, piece) =>
      world.seatOf[piece] === owner && !listed.has(piece) && (isOnMap(g, piece) || world.kindOf[piece] === UNIT)
        ? [piece]
        : [],
    );
    if (left.length === 0) return [];
    const rows = [{ leader: null, text: "", word: "", units: seen(g, left) }];
    return [{ id: `army-${side}`, side, name: "Army", text: "", rows }];
  });
  return { title: "Commands", showsNames: true, blocks: [...blocks, ...others], boxes: [] };
}
