import { isProblems, type Problem } from "@redoubt/engine";
import { asHex } from "@redoubt/hex";
import {
  asUnit,
  asWritten,
  checkStacks,
  type Field,
  fieldIn,
  fieldOf,
  loadMap,
  type Position,
  type Result,
  readRecord,
  resultOf,
  unitFields,
  wholeNumber,
  whyMixed,
  wrong,
} from "@redoubt/mechanics";
import { ownCharts, replaceCharts } from "../chart-set.ts";
import { mapVocabulary } from "../data/map-tags.ts";
import { maps } from "../data/maps.ts";
import { sides } from "../data/order-of-battle.ts";
import type { Scenario } from "../data/scenario.ts";
import { RIDER, UNIT } from "../piece.ts";
import type { SteppesOptions } from "../readings.ts";
import { ATTACHED, COVERED, FACED, IN_COMMAND, OUT_OF_COMMAND } from "../state.ts";
import type { Entry } from "../world.ts";
import type { Draft, DraftPiece, PieceState } from "./draft.ts";
import { keyHexesOf } from "./key-hexes.ts";
import { chainOf } from "./position-chain.ts";
import { readMoment } from "./position-flags.ts";
import { readOrders, readRiders } from "./position-orders.ts";
import { type ReadPiece, readPiece } from "./position-piece.ts";
import { readDelays, readHolders, readInstructions, readLosses, readSightLimit } from "./position-tallies.ts";
import { entriesOf, mapOfBattle, scenarioDraft } from "./scenario.ts";

// Pieces are named in bytes by several columns of the state.
const mostPieces = 500;
const longest = 250;
const standardTurns = 10;

const flagNames = [
  "turns",
  "activation",
  "orders",
  "riders",
  "cups",
  "activated",
  "initiative",
  "commands",
  "sheet",
  "instructions",
  "holders",
  "lost",
  "gunsLost",
  "exited",
  "delays",
  "sightLimit",
] as const;

/** Counters inside a battalion, half-batteries and riders must have somebody to belong to (IV.14, II.4). */
function checkParents(read: readonly ReadPiece[], problems: Problem[]): void {
  const find = (id: string | null): DraftPiece | undefined => read.find(({ piece }) => piece.id === id)?.piece;
  read.forEach(({ piece, state }, place) => {
    const parent = fieldOf(null, `units[${place}].parent`, problems);
    if (piece.battalion !== null && find(piece.battalion)?.arm !== "infantry")
      wrong(parent, `no battalion "${piece.battalion}" is in units`);
    if (state.hexOf === ATTACHED && piece.battalion === null) wrong(parent, "which battalion is it inside of?");
    if (piece.kind !== RIDER || piece.chief === null) return;
    if (find(piece.chief)?.commander?.rank !== "commander-in-chief")
      wrong(parent, `${asWritten(parent.value)} is no commander-in-chief`);
  });
}

/** A rider without a parent rides for the only commander-in-chief of his side. */
function withChief(piece: DraftPiece, all: readonly ReadPiece[]): DraftPiece {
  if (piece.kind !== RIDER || piece.chief !== null) return piece;
  const chiefs = all.filter(
    (one) => one.piece.seat === piece.seat && one.piece.commander?.rank === "commander-in-chief",
  );
  return chiefs.length === 1 ? { ...piece, chief: chiefs[0].piece.id } : piece;
}

/** XIV.3: a battalion is worth its counters that are inside it, added up. */
function withBoxes(read: readonly ReadPiece[], problems: Problem[]): readonly ReadPiece[] {
  return read.map((one, place) => {
    const inside = read.filter(({ piece, state }) => piece.battalion === one.piece.id && state.hexOf === ATTACHED);
    if (inside.length === 0 || one.piece.kind !== UNIT) return one;
    const sp = inside.reduce((sum, { state }) => sum + state.sp, 0);
    const full = read
      .filter(({ piece }) => piece.battalion === one.piece.id)
      .reduce((sum, { piece }) => sum + piece.strength, 0);
    if (one.state.sp !== sp && !one.piece.lacksStrength && one.state.sp !== one.piece.strength)
      wrong(fieldOf(null, `units[${place}].stats.sp`, problems), `its counters inside it are worth ${sp} (XIV.3)`);
    return {
      ...one,
      state: { ...one.state, sp },
      piece: { ...one.piece, lacksStrength: false, strength: Math.max(full, sp) },
    };
  });
}

/** What may not stand together whatever the rules: units of one side with anybody of the other (VIII.9). */
function checkHexes(pieces: readonly DraftPiece[], states: readonly PieceState[], problems: Problem[]): void {
  const seatOf = pieces.map(({ seat }) => seat);
  const standing = states.flatMap(({ hexOf }, piece) =>
    hexOf > 0 ? [{ unit: asUnit(piece), hex: asHex(hexOf) }] : [],
  );
  checkStacks(
    standing,
    (units) => (units.some((unit) => pieces[unit].kind === UNIT) ? whyMixed(units, seatOf, sides) : null),
    problems,
  );
}

/** Entries: those of the battle for pieces that come later, and one for each hex that pieces wait before now. */
function positionEntries(
  read: readonly ReadPiece[],
  scenario: Scenario | null,
  draft: Draft | null,
  turn: number,
): readonly Entry[] {
  const hexes = [...new Set(read.flatMap(({ entry }) => (entry > 0 ? [entry] : [])))];
  const own = hexes.map((hex) => ({
    id: `entry-${hex}`,
    turn,
    hexes: [hex],
    pieces: read.flatMap(({ entry }, piece) => (entry === hex ? [asUnit(piece)] : [])),
  }));
  if (scenario === null || draft === null) return own;
  const later = (id: string): number | undefined => {
    const piece = read.findIndex((one) => one.piece.id === id && one.isLater);
    return piece < 0 ? undefined : piece;
  };
  return [...own, ...entriesOf(scenario, draft.map.grid, later).filter(({ pieces }) => pieces.length > 0)];
}

/** A game that begins at a position set up by hand, or what is wrong with it. */
export function positionDraft(position: Position, scenario: Scenario | null, options: SteppesOptions): Result<Draft> {
  const isPlain = scenario !== null && Object.keys(position.map).join() === "use" && position.map.use === scenario.map;
  const map = isPlain ? mapOfBattle(scenario) : loadMap(position.map, mapVocabulary, maps);
  if (isProblems(map)) return map;
  const problems: Problem[] = [];
  const { grid } = map;
  const file = fieldOf(position, "", problems);
  const flags = fieldIn(file, "flags");
  readRecord(flags, Object.fromEntries(flagNames.map((name) => [name, (field: Field) => field])));
  const turns = wholeNumber(fieldIn(flags, "turns"), 1, longest) ?? scenario?.turns ?? standardTurns;
  const turn = wholeNumber(fieldIn(file, "turn"), 1, turns) ?? 1;
  const battle = scenario === null ? null : scenarioDraft(scenario, options);
  const fields = unitFields(position.units, mostPieces, problems);
  const read = withBoxes(
    fields.map((field) =>
      readPiece(field, { grid, model: options.facingModel, turn, base: (id) => baseOf(battle, id) }),
    ),
    problems,
  );
  checkParents(read, problems);
  const states = read.map(({ state }) => state);
  const chain = chainOf(
    read.map(({ piece }) => withChief(piece, read)),
    scenario,
    fieldIn(flags, "commands"),
    problems,
  );
  const { pieces, commands } = chain;
  checkHexes(pieces, states, problems);
  const charts = replaceCharts(position.tables ?? {});
  if (isProblems(charts)) problems.push(...charts);
  const army = { grid, scenario, pieces, states, commands };
  const entries = positionEntries(read, scenario, battle, turn);
  const moment = readMoment(file, flags, {
    pieces,
    states,
    commands,
    isDue: (piece) => entries.some((entry) => entry.turn <= turn && entry.pieces.includes(piece)),
    isOptional: options.optionalActivation === "true" || options.solo === "true",
  });
  const keys = keyHexesOf(scenario).filter(({ hex }) => grid.byNumber.has(hex));
  const isSnapshotGiven = moment.from.at === "activation" && moment.from.isSnapshotGiven;
  const draft: Draft = {
    scenario,
    options,
    map,
    charts: isProblems(charts) || position.tables === undefined ? ownCharts : charts,
    turns,
    pieces,
    states: isSnapshotGiven ? states : states.map(moment.from.at === "activation" ? withoutCommand : withoutSnapshot),
    commands,
    brigades: chain.brigades,
    corps: chain.corps,
    entries,
    sightLimit: readSightLimit(fieldIn(flags, "sightLimit")),
    from: moment.from,
    orders: readOrders(fieldIn(flags, "orders"), army),
    holders: readHolders(fieldIn(flags, "holders"), keys),
    columns: {
      turn: [turn],
      ...moment.columns,
      ...readRiders(fieldIn(flags, "riders"), army),
      ...readLosses(flags, pieces, states),
      delay: readDelays(fieldIn(flags, "delays"), entries, pieces, commands),
      instructions: readInstructions(fieldIn(flags, "instructions"), pieces, commands),
    },
  };
  return resultOf(draft, problems);
}

/** Where the file does not give the whole snapshot of an activation it is worked out; what the file says counts besides. */
const withoutCommand = (state: PieceState): PieceState => ({ ...state, act: state.act & ~IN_COMMAND });

/** Nobody has one between two activations. */
const withoutSnapshot = (state: PieceState): PieceState => ({
  ...state,
  act: state.act & ~(IN_COMMAND | FACED | COVERED | OUT_OF_COMMAND),
});

/** The piece of an id in a battle, and how it stands there at the start. */
function baseOf(battle: Draft | null, id: string) {
  const place = battle?.pieces.findIndex((piece) => piece.id === id) ?? -1;
  return battle === null || place < 0 ? undefined : { piece: battle.pieces[place], state: battle.states[place] };
}
