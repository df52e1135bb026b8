import { COMMANDER, UNIT } from "../piece.ts";
import type { World } from "../world.ts";
import type { Roster } from "./roster.ts";

type Chains = Pick<
  World,
  "countersOf" | "ledBy" | "unitsOf" | "memberships" | "leftovers" | "headquarters" | "headquartersInstead"
>;

const isCommander = (piece: number): boolean => piece >= 0;

/** III.3, III.4: any leader or brigadier of its side, for a corps unit of its corps. */
function armyHeadquarters({ commands, brigades, seatOf, corpsOf }: Roster, piece: number): readonly number[] {
  const corps = corpsOf[piece];
  return commands
    .filter(({ seat, corps: of }) => seat === seatOf[piece] && (corps === 255 || of === corps))
    .flatMap(({ leader }) => [
      leader,
      ...brigades.filter((one) => commands[one.command].leader === leader).map((one) => one.leader),
    ])
    .filter(isCommander);
}

/** The commanders through whom a piece is in command while its brigadier is there (III.2 to III.4, III.10, K-30). */
function headquartersOf(roster: Roster, piece: number): readonly number[] {
  const { commands, brigades, commandOf, brigadeOf, kindOf } = roster;
  const command = commandOf[piece];
  if (command === 255) return armyHeadquarters(roster, piece);
  const { leader } = commands[command];
  if (kindOf[piece] === COMMANDER) return [leader].filter(isCommander);
  const brigade = brigadeOf[piece];
  if (brigade !== 255) return [brigades[brigade].leader].filter(isCommander);
  return [leader, ...brigades.filter((one) => one.command === command).map((one) => one.leader)].filter(isCommander);
}

/** Those a piece looks to without its brigadier: its division commander (XIII.10). */
function headquartersInstead({ commands, commandOf }: Roster, piece: number): readonly number[] {
  return commandOf[piece] === 255 ? [] : [commands[commandOf[piece]].leader].filter(isCommander);
}

/** What may belong to an activation: army and corps units are taken along by some commands (III.3, III.4, K-134, K-147). */
function membershipsOf(roster: Roster, pieces: readonly number[]): number[][] {
  const { commands, commandOf, corpsOf, kindOf, scopeOf, seatOf, battalionOf } = roster;
  return commands.map(({ seat, corps }, command) => {
    const isMember = (piece: number): boolean => {
      if (commandOf[piece] === command) return kindOf[piece] === UNIT || kindOf[piece] === COMMANDER;
      const isOfCorps = scopeOf[piece] === "corps" && corpsOf[piece] === corps;
      return kindOf[piece] === UNIT && seatOf[piece] === seat && (scopeOf[piece] === "army" || isOfCorps);
    };
    // Skirmishers are put out by their battalion (IV.20).
    return pieces.filter((piece) => isMember(piece) || (battalionOf[piece] >= 0 && isMember(battalionOf[piece])));
  });
}

const leftoverScopes: readonly World["scopeOf"][number][] = ["army", "corps", "non-divisional"];

/** Who stands where in the army, looked up once for all games of a set-up. */
export function chainsOf(roster: Roster): Chains {
  const { kindOf, seatOf, scopeOf, commands, battalionOf, count } = roster;
  const pieces = Array.from({ length: count }, (_, piece) => piece);
  const unitsOf = [0, 1].map((seat) => pieces.filter((piece) => kindOf[piece] === UNIT && seatOf[piece] === seat));
  return {
    unitsOf,
    memberships: membershipsOf(roster, pieces),
    leftovers: unitsOf.map((units) => units.filter((unit) => leftoverScopes.includes(scopeOf[unit]))),
    countersOf: pieces.map((battalion) => pieces.filter((piece) => battalionOf[piece] === battalion)),
    ledBy: Int16Array.from(pieces, (piece) => commands.findIndex(({ leader }) => leader === piece)),
    headquarters: pieces.map((piece) => headquartersOf(roster, piece)),
    headquartersInstead: pieces.map((piece) => headquartersInstead(roster, piece)),
  };
}
