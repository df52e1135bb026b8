import { type Inspected, pointsWords, type ToldRow } from "@redoubt/mechanics";
import { nationNames } from "../battles/counting.ts";
import { isInCommand } from "../checks/command.ts";
import { whyNoFire } from "../checks/fire.ts";
import { isGun, moraleOf } from "../checks/morale.ts";
import { facingOf, formationOf } from "../checks/neighbours.ts";
import { facingName } from "../checks/wedges.ts";
import { fireRange } from "../checks/zones.ts";
import { COMMANDER, RIDER, UNIT } from "../piece.ts";
import {
  ASSAULTED,
  ATTACHED,
  ATTACKED,
  BEGUN,
  DISORGANIZED,
  FINISHED,
  has,
  isOnMap,
  MOVED,
  REACTED,
  ROUTED,
  type SteppesPlay,
  WITHDREW,
} from "../state.ts";
import { thresholds } from "../tables/withdrawal-disorganization.ts";
import { factorsText } from "../view-face.ts";
import { refusalSentence } from "../wording/refusals.ts";
import { awayText } from "../wording/thing.ts";
import { counted, namesOf, signed } from "../wording/told.ts";

const unsaid = 255;

const DEEDS: readonly (readonly [bit: number, text: string])[] = [
  [MOVED, "has moved"],
  [ATTACKED, "has attacked"],
  [ASSAULTED, "was attacked"],
  [REACTED, "has reacted"],
  [WITHDREW, "has withdrawn"],
  [FINISHED, "has finished"],
];

const ranks = {
  "commander-in-chief": "commander-in-chief",
  corps: "commander of a corps",
  division: "commander of a division",
  brigade: "brigadier",
  artillery: "commander of artillery",
} as const;

/** What a piece is: "British infantry in line, disorganized". */
function headline(g: SteppesPlay, piece: number): string {
  const { world, c } = g;
  const nation = nationNames[world.pieces[piece].nation] ?? "";
  if (world.kindOf[piece] === RIDER) return `${nation} rider`;
  if (world.kindOf[piece] === COMMANDER) return `${nation} ${ranks[world.commanders[piece]?.rank ?? "brigade"]}`;
  const arm = (world.armOf[piece] ?? "infantry").replace("-", " ");
  const formation = formationOf(g, piece)?.replace("-", " ");
  const level = c.level[piece] === ROUTED ? ", routed" : c.level[piece] === DISORGANIZED ? ", disorganized" : "";
  return `${nation} ${arm}${formation === undefined ? "" : ` in ${formation}`}${level}`;
}

function strength(g: SteppesPlay, unit: number): readonly ToldRow[] {
  const { world, c } = g;
  if (world.strength[unit] === 0 || world.lacksStrength[unit] === 1) return [];
  return [{ label: "Strength", text: `${c.sp[unit]} of ${world.strength[unit]}`, rule: "I.12" }];
}

/** I.17, XIV.36, XIV.54: what it checks against, and how near it is to giving way. */
function morale(g: SteppesPlay, unit: number): readonly ToldRow[] {
  const { world, c } = g;
  const printed = world.morale[unit];
  if (printed === unsaid) return [];
  const now = moraleOf(g, unit);
  const rows: ToldRow[] = [
    { label: "Morale", text: now === printed ? String(now) : `${now}, printed ${printed}`, rule: "I.17" },
  ];
  if (c.level[unit] === ROUTED || isGun(world, unit)) return rows;
  const { disorganized } = thresholds(now, world.charts.thresholds);
  const lost = c.lost[unit] === 0 ? "" : `${counted(c.lost[unit], "point")} lost so far; `;
  return [
    ...rows,
    { label: "Breaks", text: `${lost}disorganized at ${disorganized} lost in one activation`, rule: "XIV.64" },
  ];
}

/** X.9, XI.9: how far it fires and with what, or why not at all. */
function fire(g: SteppesPlay, unit: number): ToldRow {
  const { world } = g;
  const why = whyNoFire(g, unit);
  if (why !== null) return { label: "Fire", text: refusalSentence(why), rule: why.rule };
  const range = fireRange(world.armOf[unit] ?? "infantry", world.factors[unit]);
  const isGuns = isGun(world, unit);
  const text = `to ${counted(range, "hex", "hexes")}, ${factorsText(world.factors[unit])}${isGuns ? " by two hexes" : ""}`;
  return { label: "Fire", text, rule: isGuns ? "XI.9" : "X.9" };
}

function front(g: SteppesPlay, unit: number): ToldRow {
  const facing = facingOf(g, unit);
  if (g.c.level[unit] === ROUTED) return { label: "Front", text: "none", rule: "V.1" };
  return {
    label: "Front",
    text: facing === undefined ? "all round" : facingName(facing, g.world.options.facingModel),
    rule: facing === undefined ? "V.3" : "V.1",
  };
}

function thisActivation(g: SteppesPlay, unit: number): ToldRow {
  const { c } = g;
  const done = DEEDS.filter(([bit]) => has(g, unit, bit)).map(([, text]) => text);
  const left = has(g, unit, BEGUN) && !has(g, unit, FINISHED) ? [`${pointsWords(c.mp[unit] * 2)} left`] : [];
  const all = [...done, ...left];
  return { label: "This turn", text: all.length === 0 ? "nothing yet" : all.join(", "), rule: "VIII.1" };
}

/** III.10: its command, whether it is in it, and who else belongs to it. */
function command(g: SteppesPlay, piece: number): readonly ToldRow[] {
  const { world } = g;
  const place = world.commandOf[piece];
  const rows: ToldRow[] = [];
  if (isOnMap(g, piece) && world.scopeOf[piece] !== "non-divisional" && world.kindOf[piece] === UNIT)
    rows.push({ label: "Command", text: isInCommand(g, piece) ? "in command" : "out of command", rule: "III.10" });
  if (place === unsaid) return rows;
  const mates = world.memberships[place].filter(
    (one) =>
      one !== piece && world.kindOf[one] === UNIT && world.commandOf[one] === place && g.c.hexOf[one] !== ATTACHED,
  );
  const { leader, name } = world.commands[place];
  const under = leader < 0 || leader === piece ? "" : ` under ${world.pieces[leader].name}`;
  const others = `${counted(mates.filter((one) => isOnMap(g, one)).length, "other unit")} on the map`;
  rows.push({
    label: "Parent",
    text: `${name}${under}: ${others}`,
    rule: "III.2",
    units: mates.map((one) => world.pieces[one].id),
  });
  return rows;
}

/** III.34, XIII.1: what a commander is good for. */
function leader(g: SteppesPlay, piece: number): readonly ToldRow[] {
  const values = g.world.commanders[piece];
  if (values === undefined) return [];
  return [
    { label: "Reach", text: values.range === 0 ? "none" : counted(values.range, "hex", "hexes"), rule: "III.34" },
    { label: "Morale", text: `${signed(values.modifier)} to those in his hex`, rule: "XIII.1" },
    ...(values.independence === unsaid
      ? []
      : [{ label: "On his own", text: `changes his order with ${values.independence} or less`, rule: "III.48" }]),
  ];
}

/** What somebody reads of a piece; nothing of orders, which are secret. */
export function inspectUnit(g: SteppesPlay, id: string): Inspected {
  const { world } = g;
  const piece = world.pieceIndex.get(id);
  if (piece === undefined) return { text: "", rows: [] };
  const text = headline(g, piece);
  if (!isOnMap(g, piece)) {
    const away: ToldRow = { label: "Now", text: awayText(g, piece), rule: "II.17" };
    return { text, rows: [away, ...command(g, piece)] };
  }
  if (world.kindOf[piece] !== UNIT) return { text, rows: [...leader(g, piece), ...command(g, piece)] };
  const inside = world.countersOf[piece].filter((one) => g.c.hexOf[one] === ATTACHED);
  const within: readonly ToldRow[] =
    inside.length === 0 ? [] : [{ label: "Can send out", text: namesOf(world, inside), rule: "IV.15" }];
  return {
    text,
    rows: [
      ...strength(g, piece),
      ...morale(g, piece),
      fire(g, piece),
      front(g, piece),
      thisActivation(g, piece),
      ...within,
      ...command(g, piece),
    ],
  };
}
