import type { CounterFace, FaceValue } from "@redoubt/mechanics";
import { bestMorale, isGun } from "./checks/morale.ts";
import { ownFacingOf, ownFormationOf } from "./checks/neighbours.ts";
import { facingName } from "./checks/wedges.ts";
import type { FireFactors } from "./checks/zones.ts";
import { unitsIn } from "./occupancy.ts";
import { COMMANDER, COSSACK, FIXED, LICORNE, LIGHT, RIDER, ZOUAVE } from "./piece.ts";
import {
  ASSAULTED,
  CHARGE_EARNED,
  DISORGANIZED,
  FINISHED,
  has,
  isOnMap,
  MOVED,
  OUT_OF_COMMAND,
  REACTED,
  ROUTED,
  type SteppesPlay,
  WAITING,
} from "./state.ts";
import { formationRow } from "./tables/formations.ts";
import { thresholds } from "./tables/withdrawal-disorganization.ts";

const unsaid = 255;

const signed = (value: number): string => (value > 0 ? `+${value}` : String(value));

/** Range factors as they are printed, "-1/0" or "+1/-" (X.9, XI.9). */
export function factorsText(factors: FireFactors): string {
  const printed = factors.map(signed);
  return printed.length === 1 ? `${printed[0]}/-` : printed.join("/");
}

function branchOf(g: SteppesPlay, piece: number): string {
  const { kindOf, armOf, traits } = g.world;
  if (kindOf[piece] !== 0) return "leader";
  const arm = armOf[piece];
  if (arm === "horse-artillery") return arm;
  if (arm === "foot-artillery") return "artillery";
  if (arm === "cavalry") return (traits[piece] & COSSACK) !== 0 ? "cossack" : "cavalry";
  if ((traits[piece] & ZOUAVE) !== 0) return "zouave";
  return (traits[piece] & LIGHT) !== 0 ? "rifles" : "infantry";
}

const unknown = (value: number): string => (value === unsaid ? "?" : String(value));

/** The morale of a unit now; what is below its printed one is a ring, not a disc. */
function moraleValue(g: SteppesPlay, unit: number): FaceValue {
  const printed = g.world.morale[unit];
  if (printed === unsaid) return { text: "?", role: "morale" };
  const now = bestMorale(g, [unit]);
  return { text: String(now), role: "morale", ...(now < printed ? { isLowered: true as const } : {}) };
}

/** XI.9: the letter of the last band of a gun's range. */
const rangeLetters = ["A", "B", "C", "D"];

function valuesOf(g: SteppesPlay, piece: number): readonly FaceValue[] {
  const { world, c } = g;
  const { kindOf, factors, stars, commanders, armOf } = world;
  if (kindOf[piece] === RIDER) return [];
  const commander = commanders[piece];
  if (commander !== undefined) {
    return [
      { text: unknown(commander.independence), role: "initiative" },
      { text: signed(commander.modifier), role: "morale" },
    ];
  }
  const arm = armOf[piece];
  if (arm === undefined) return [];
  const morale = moraleValue(g, piece);
  const own = world.ownPoints[piece];
  const points = own === unsaid ? formationRow(arm, ownFormationOf(g, piece), world.charts.formations).mp : own;
  const movement = { text: String(points), role: "movement" };
  const fire = factors[piece].length === 0 ? [] : [{ text: factorsText(factors[piece]), role: "range" }];
  if (isGun(world, piece)) {
    const letter = rangeLetters[factors[piece].length - 1];
    const licorne = (world.traits[piece] & LICORNE) === 0 ? [] : [{ text: "◆", role: "licorne" }];
    return [...(letter === undefined ? [] : [{ text: letter, role: "class" }]), ...licorne, morale, ...fire, movement];
  }
  const sp = { text: world.lacksStrength[piece] === 1 ? "?" : String(c.sp[piece]), role: "sp" };
  const momentum = stars[piece] === 0 ? [] : [{ text: "★".repeat(stars[piece]), role: "momentum" }];
  return [sp, morale, ...fire, ...momentum, movement];
}

function statesOf(g: SteppesPlay, piece: number): readonly string[] {
  const { level } = g.c;
  return [...(level[piece] === DISORGANIZED ? ["disorganized"] : []), ...(level[piece] === ROUTED ? ["routed"] : [])];
}

/** XIV.64: the lost points of a unit and how many disorganize its stack, such as "lost:2/4". */
function lostTag(g: SteppesPlay, unit: number): readonly string[] {
  if (g.c.lost[unit] === 0 || !isOnMap(g, unit)) return [];
  const stack = unitsIn(g, g.c.hexOf[unit]);
  if (stack.some((one) => g.world.morale[one] === unsaid)) return [`lost:${g.c.lost[unit]}`];
  const { disorganized } = thresholds(bestMorale(g, stack), g.world.charts.thresholds);
  return [`lost:${g.c.lost[unit]}/${disorganized}`];
}

function pipsOf(g: SteppesPlay, piece: number): readonly string[] {
  const { march, rally, marked } = g.c;
  const pips: string[] = [];
  if (has(g, piece, ASSAULTED) || marked[piece] !== 0) pips.push("assault");
  if (has(g, piece, CHARGE_EARNED)) pips.push("charge");
  if (has(g, piece, REACTED)) pips.push("reaction");
  if (march[piece] === 1) pips.push("forced-march");
  if (has(g, piece, OUT_OF_COMMAND)) pips.push("no-command");
  if (rally[piece] === 1) pips.push("rallying");
  if (isGun(g.world, piece) && has(g, piece, MOVED)) pips.push("moved");
  if (has(g, piece, FINISHED)) pips.push("acted");
  pips.push(...lostTag(g, piece));
  return pips;
}

function formationWord(g: SteppesPlay, unit: number): string | undefined {
  const { world } = g;
  if (!isGun(world, unit)) return ownFormationOf(g, unit);
  if ((world.traits[unit] & FIXED) !== 0) return "fixed-guns";
  const battery = world.batteryOf[unit];
  const isHalf = battery !== 0 && world.batteryOf.indexOf(battery) !== world.batteryOf.lastIndexOf(battery);
  return isHalf ? "half-battery" : "battery";
}

const rankNames = {
  "commander-in-chief": "C-in-C",
  corps: "Corps",
  division: "Div",
  brigade: "Bde",
  artillery: "Art",
} as const;

const rankBars = { brigade: 1, artillery: 1, division: 2, corps: 3, "commander-in-chief": 4 } as const;

function bandRight(g: SteppesPlay, piece: number): string {
  if (g.world.kindOf[piece] === RIDER) return "Rider";
  const commander = g.world.commanders[piece];
  if (commander !== undefined) return rankNames[commander.rank];
  const command = g.world.commandOf[piece];
  return command === unsaid ? "" : shortCommand(g.world.commands[command].name);
}

/** "Light Division" is "Lt" on a band, "16th Division" is "16th", "Heavy Brigade" "Hea". */
function shortCommand(name: string): string {
  const [first = ""] = name.split(" ");
  if (first === "Light") return "Lt";
  return first.length > 4 ? first.slice(0, 3) : first;
}

const groupOf = ({ world }: SteppesPlay, piece: number): string =>
  world.commandOf[piece] === unsaid ? "Army" : world.commands[world.commandOf[piece]].name;

type Unfinished = { -readonly [N in keyof CounterFace]: CounterFace[N] };

/** Leaders are discs with their rank, riders folded dispatches. */
function giveSilhouette(face: Unfinished, { world }: SteppesPlay, piece: number): void {
  const commander = world.commanders[piece];
  if (world.kindOf[piece] === RIDER) face.shape = "dispatch";
  else if (commander !== undefined) {
    face.shape = "disc";
    face.rank = rankBars[commander.rank];
  }
}

/** The turn on which a piece that is not yet due comes; 0 for others. */
function entryTurn(g: SteppesPlay, piece: number): number {
  const entry = g.world.entryOf[piece];
  return g.c.hexOf[piece] === WAITING && entry >= 0 ? g.world.entries[entry].turn + g.c.delay[entry] : 0;
}

/** What the counter of a piece shows now. */
export function faceOf(g: SteppesPlay, piece: number): CounterFace {
  const { world, c } = g;
  const { id, nation, isReconstructed } = world.pieces[piece];
  const facing = world.kindOf[piece] === COMMANDER ? undefined : ownFacingOf(g, piece);
  const formation = formationWord(g, piece);
  const turn = entryTurn(g, piece);
  const hasSteps = world.strength[piece] > 0 && world.lacksStrength[piece] === 0;
  // Part by part: a view has hundreds of faces, and joining objects that may be empty took half of its time.
  const face: Unfinished = {
    nation,
    branch: branchOf(g, piece),
    bandLeft: id,
    bandRight: bandRight(g, piece),
    group: groupOf(g, piece),
    values: valuesOf(g, piece),
    states: statesOf(g, piece),
    pips: pipsOf(g, piece),
  };
  giveSilhouette(face, g, piece);
  if (hasSteps) face.steps = { now: c.sp[piece], max: world.strength[piece] };
  if (facing !== undefined) face.facing = facingName(facing, world.options.facingModel);
  if (formation !== undefined) face.formation = formation;
  if (isGun(world, piece)) face.isGun = true;
  if (turn > 0) face.entryTurn = turn;
  if (isReconstructed) face.reconstructed = true;
  return face;
}
