import type { Problem } from "@redoubt/engine";
import { type Field, fieldIn, fieldOf, named, oneOf, readRecord, wholeNumber, wrong } from "@redoubt/mechanics";
import { nations } from "../data/order-of-battle.ts";
import type { Scenario } from "../data/scenario.ts";
import { COMMANDER } from "../piece.ts";
import { constants } from "../tables/constants.ts";
import type { DraftBrigade, DraftCommand, DraftCorps, DraftPiece } from "./draft.ts";
import { commandOf } from "./scenario.ts";

/** The chains of command of a position. */
export interface Chain {
  /** The same pieces, those of independent brigades put into them. */
  readonly pieces: readonly DraftPiece[];
  readonly commands: readonly DraftCommand[];
  readonly brigades: readonly DraftBrigade[];
  readonly corps: readonly DraftCorps[];
}

type Rank = NonNullable<DraftPiece["commander"]>["rank"];

/** The commander of a rank among some pieces; a second one is a mistake, since nobody could say whose word counts. */
function leaderOf(
  pieces: readonly DraftPiece[],
  rank: Rank,
  test: (piece: DraftPiece) => boolean,
  what: string,
  problems: Problem[],
): DraftPiece | undefined {
  const found = pieces.filter((piece) => piece.commander?.rank === rank && test(piece));
  if (found.length > 1)
    wrong(fieldOf(null, `units[${pieces.indexOf(found[1])}]`, problems), `${found[0].id} leads ${what} already`);
  return found[0];
}

const latest = 255;

/** What `flags.commands` says of a command. */
function readCommand(field: Field) {
  return readRecord(field, {
    marker: (one) => oneOf(one, nations),
    kind: (one) => oneOf(one, ["division", "independent"]),
    frozenUntil: (one) => (one.value === "never" ? latest : wholeNumber(one, 0, latest - 1)),
  });
}

function commandsOf(
  pieces: readonly DraftPiece[],
  scenario: Scenario | null,
  flag: Field,
  problems: Problem[],
): readonly DraftCommand[] {
  const ids = [...new Set(pieces.flatMap(({ command }) => command ?? []))];
  for (const [id, one] of named(flag, '{ "turks": { "marker": "french" } }'))
    if (!ids.includes(id)) wrong(one, `no unit is of the division "${id}"`);
  return ids.map((id) => {
    const members = pieces.filter(({ command }) => command === id);
    const other = members.find(({ seat }) => seat !== members[0].seat);
    if (other !== undefined)
      wrong(fieldOf(null, `units[${pieces.indexOf(other)}].division`, problems), `"${id}" has units of both sides`);
    const leader = leaderOf(pieces, "division", ({ command }) => command === id, id, problems);
    const entry = scenario?.forces.commands.find((one) => one.id === id);
    const known = scenario === null || entry === undefined ? undefined : commandOf(scenario, entry);
    const said = readCommand(fieldIn(flag, id));
    const isIndependent =
      leader === undefined ? (known?.isIndependent ?? false) : leader.commander?.range === constants.brigadeRange.value;
    return {
      id,
      name: known?.name ?? id,
      seat: members[0].seat,
      marker: said.marker ?? known?.marker ?? leader?.nation ?? members[0].nation,
      leader: leader?.id ?? null,
      corps: leader?.corps ?? known?.corps ?? members.find(({ corps }) => corps !== null)?.corps ?? null,
      isIndependent: said.kind === null ? isIndependent : said.kind === "independent",
      frozenUntil: said.frozenUntil ?? known?.frozenUntil ?? 0,
    };
  });
}

/** The brigades that pieces name, and for an independent brigade the one that it is (III.37). */
function brigadesOf(
  pieces: readonly DraftPiece[],
  commands: readonly DraftCommand[],
  problems: Problem[],
): readonly DraftBrigade[] {
  return commands.flatMap(({ id, isIndependent, leader }): readonly DraftBrigade[] => {
    const ids = [...new Set(pieces.filter((one) => one.command === id).flatMap(({ brigade }) => brigade ?? []))];
    const own = ids.map((brigade) => ({
      id: brigade,
      command: id,
      leader:
        leaderOf(pieces, "brigade", (one) => one.command === id && one.brigade === brigade, brigade, problems)?.id ??
        (isIndependent ? leader : null),
    }));
    const isNamed = own.some((one) => one.leader === leader && leader !== null) || ids.includes(id);
    return isIndependent && !isNamed ? [...own, { id, command: id, leader }] : own;
  });
}

function corpsOf(
  pieces: readonly DraftPiece[],
  commands: readonly DraftCommand[],
  problems: Problem[],
): readonly DraftCorps[] {
  const ofPieces = pieces.filter(({ corps }) => corps !== "army").flatMap(({ corps }) => corps ?? []);
  const ids = [...new Set([...ofPieces, ...commands.flatMap(({ corps }) => corps ?? [])])];
  return ids.map((id) => {
    const leader = leaderOf(pieces, "corps", ({ corps }) => corps === id, id, problems);
    const seat =
      leader?.seat ??
      pieces.find(({ corps }) => corps === id)?.seat ??
      commands.find(({ corps }) => corps === id)?.seat;
    return { id, seat: seat ?? 0, leader: leader?.id ?? null };
  });
}

/** Commanders need somebody to command, and one commander-in-chief of a nation must be enough. */
function checkCommanders(pieces: readonly DraftPiece[], problems: Problem[]): void {
  pieces.forEach(({ kind, commander, command, brigade, corps }, place) => {
    if (kind !== COMMANDER || commander === undefined) return;
    const field = (name: string): Field => fieldOf(null, `units[${place}].${name}`, problems);
    const { rank } = commander;
    if ((rank === "division" || rank === "brigade") && command === null) wrong(field("division"), "whom does he lead?");
    if (rank === "brigade" && command !== null && brigade === null) wrong(field("brigade"), "whom does he lead?");
    if (rank === "corps" && corps === null) wrong(field("corps"), "whom does he lead?");
  });
  for (const seat of [0, 1])
    for (const nation of nations)
      leaderOf(
        pieces,
        "commander-in-chief",
        (one) => one.seat === seat && one.nation === nation,
        `the ${nation} army`,
        problems,
      );
}

/** Units of an independent brigade that name no brigade are of that one. */
function inBrigade(
  piece: DraftPiece,
  brigades: readonly DraftBrigade[],
  commands: readonly DraftCommand[],
): DraftPiece {
  const command = commands.find(({ id }) => id === piece.command);
  if (command?.isIndependent !== true || piece.brigade !== null || piece.scope !== "division") return piece;
  const own = brigades.find((one) => one.command === command.id && one.leader === command.leader);
  return own === undefined ? piece : { ...piece, brigade: own.id, scope: "brigade" };
}

/** Finds who belongs to whom. */
export function chainOf(
  pieces: readonly DraftPiece[],
  scenario: Scenario | null,
  flag: Field,
  problems: Problem[],
): Chain {
  checkCommanders(pieces, problems);
  const commands = commandsOf(pieces, scenario, flag, problems);
  const brigades = brigadesOf(pieces, commands, problems);
  return {
    pieces: pieces.map((piece) => inBrigade(piece, brigades, commands)),
    commands,
    brigades,
    corps: corpsOf(pieces, commands, problems),
  };
}
