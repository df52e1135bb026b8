import {
  drawChanged,
  drawCounter,
  drawDarts,
  drawFire,
  drawFocus,
  drawFront,
  drawReach,
  drawRefused,
  drawRoute,
  drawSight,
  drawTarget,
  drawWalked,
  faceOf,
  type Layout,
  type Obstacle,
  type Overlay,
  type ReachHex,
} from "@redoubt/drawing";
import type { BoardView, Reached, WithinReach } from "@redoubt/mechanics";
import type { DeskState, SightTool } from "../session/state.ts";
import type { Preview } from "../worker/foresight.ts";
import type { Choice, Moment } from "../worker/messages.ts";
import { neighbours } from "./cursor.ts";
import { highlightsOf } from "./highlights.ts";

/** The marks of the overlay grammar that may be in use. */
export type Mark =
  | "may-stop"
  | "must-stop"
  | "pass-only"
  | "may-choose"
  | "may-attack"
  | "attacked"
  | "refused"
  | "sight-clear"
  | "sight-cut"
  | "unseen"
  | "changed"
  | "may-fire"
  | "watched"
  | "front"
  | "turn"
  | "back";

/** Everything drawn over the map, and the names of the marks in use. */
export interface Overlays extends Overlay {
  readonly marks: readonly Mark[];
}

interface Parts {
  under: string;
  over: string;
  readonly marks: Set<Mark>;
}

const lay = (parts: Parts, overlay: Overlay): void => {
  parts.under += overlay.under;
  parts.over += overlay.over;
};

/** What the overlays are drawn from. */
export interface OverlaySource {
  readonly sheet: Layout;
  readonly seats: readonly string[];
  readonly moment: Moment;
  readonly view: BoardView;
}

const done = ({ under, over, marks }: Parts): Overlays => ({ under, over, marks: [...marks] });

/** The marks that stay as long as a decision stands: what may be answered, and what is in hand. */
export function standingOverlays(
  source: OverlaySource,
  picks: readonly string[],
  reach: WithinReach | null,
  offered: readonly Choice[],
): Overlays {
  const parts: Parts = { under: "", over: "", marks: new Set() };
  markChoices(parts, source, hexesOf(source.moment, picks, offered), reach);
  markHand(parts, source);
  return done(parts);
}

/** The way that a previewed answer would take. */
export function routeOverlay(source: OverlaySource, preview: Preview): Overlays {
  const parts: Parts = { under: "", over: "", marks: new Set() };
  if (preview.path.length > 1) markRoute(parts, source, preview);
  else markNext(parts, source, preview);
  return done(parts);
}

/** What the lines that are shown just now tell of: the hexes they name and the ways that units went. */
export interface Happened {
  readonly hexes: readonly string[];
  readonly paths: readonly (readonly string[])[];
}

/** Marks that come and go: what changed, what was refused, the keyboard's cursor, lines of sight. */
export function passingOverlays(
  sheet: Layout,
  { sight, why, cursor }: Pick<DeskState, "sight" | "why" | "cursor">,
  { hexes: changed, paths }: Happened,
): Overlays {
  const parts: Parts = { under: "", over: "", marks: new Set() };
  for (const path of paths) parts.under += drawWalked(sheet, path.filter(sheet.has));
  const shown = changed.filter(sheet.has);
  if (shown.length > 0) {
    parts.over += drawChanged(sheet, shown);
    parts.marks.add("changed");
  }
  if (sight !== null) markSight(parts, sheet, sight);
  if (why?.hex && sheet.has(why.hex)) {
    parts.under += drawRefused(sheet, [why.hex]);
    parts.marks.add("refused");
  }
  if (cursor !== null && sheet.has(cursor)) parts.over += drawFocus(sheet, cursor);
  return done(parts);
}

/** The hexes that answers point at: those of an open chooser, else all that may be given. */
function hexesOf(moment: Moment, picks: readonly string[], offered: readonly Choice[]): ReadonlySet<string> {
  if (offered.length === 0) return new Set(highlightsOf(moment.choices, picks).hexes.keys());
  return new Set(offered.flatMap(({ args }) => args.filter(({ kind }) => kind === "hex").map(({ name }) => name)));
}

function markChoices(
  parts: Parts,
  { sheet, view, moment }: OverlaySource,
  hexes: ReadonlySet<string>,
  reached: WithinReach | null,
): void {
  const own = ownSide(moment);
  const enemies = new Set(view.units.filter(({ side }) => side !== own).map(({ at }) => at));
  const targets = [...hexes].filter((hex) => sheet.has(hex) && enemies.has(hex));
  for (const hex of targets) {
    parts.over += drawTarget(sheet, hex, moment.shown.targets.includes(hex));
    parts.marks.add("may-attack");
  }
  const open = [...hexes].filter((hex) => sheet.has(hex) && !enemies.has(hex));
  if (open.length === 0) return;
  const left = moment.shown.left ?? Number.POSITIVE_INFINITY;
  const known = reached?.hexes ?? [];
  const reach = new Map(known.filter(({ cost }) => cost <= left).map((one) => [one.hex, one]));
  const occupied = new Set(view.units.map(({ at }) => at));
  const drawn: ReachHex[] = open.map((hex) => reachHex(hex, reach.get(hex)));
  // Whoever may only pass a hex passes it on the way to one that costs more.
  const farthest = Math.max(0, ...open.map((hex) => reach.get(hex)?.cost ?? 0));
  const isPassed = ({ hex, mayEnd, cost }: Reached): boolean => !mayEnd && cost < farthest && !hexes.has(hex);
  const passing = [...reach.values()].filter((one) => sheet.has(one.hex) && isPassed(one));
  drawn.push(...passing.map(({ hex, cost }): ReachHex => ({ hex, cost: cost / 2, kind: "pass" })));
  const bare = drawn
    .filter(({ hex, kind }) => !reach.has(hex) || (occupied.has(hex) && kind !== "pass"))
    .map(({ hex }) => hex);
  lay(parts, drawReach(sheet, drawn, bare));
  const kinds = new Set(drawn.map(({ kind }) => kind));
  if (kinds.has("go")) parts.marks.add(reach.size > 0 ? "may-stop" : "may-choose");
  if (kinds.has("stop")) parts.marks.add("must-stop");
  if (kinds.has("watched")) parts.marks.add("watched");
  for (const { sign } of drawn) if (sign !== undefined) parts.marks.add(sign);
  if (kinds.has("pass")) parts.marks.add("pass-only");
}

function reachHex(hex: string, known: Reached | undefined): ReachHex {
  if (known === undefined) return { hex, cost: "", kind: "go" };
  const { isWatched, sign } = known;
  const kind = isWatched === undefined ? (known.mustStop ? "stop" : "go") : isWatched ? "watched" : "go";
  return { hex, cost: known.cost / 2, kind, sign };
}

/** The side that the decision is made for; null where nobody decides. */
const ownSide = ({ pending, shown, view, sideToDecide }: Moment): string | null => {
  if (pending.kind !== "decide") return null;
  return view.units.find(({ id }) => id === shown.unit)?.side ?? sideToDecide;
};

function markHand(parts: Parts, { sheet, view, moment }: OverlaySource): void {
  parts.under += drawWalked(sheet, moment.shown.path.filter(sheet.has));
  const at = new Map(view.units.map((unit) => [unit.id, unit.at]));
  for (const target of moment.shown.targets) {
    if (!sheet.has(target)) continue;
    parts.over += drawTarget(sheet, target, true);
    parts.marks.add("attacked");
    const beside = new Set(neighbours(sheet, target));
    const from = moment.shown.picked.map((unit) => at.get(unit) ?? "").filter((place) => beside.has(place));
    if (from.length > 0) parts.over += drawDarts(sheet, [...new Set(from)], target);
  }
}

/** Where a unit that is pointed at could go, before it is taken up. */
function markNext(parts: Parts, { sheet, view }: OverlaySource, preview: Preview): void {
  const enemies = new Set(
    view.units.filter(({ id, side }) => id !== preview.unit && side !== sideOf(view, preview.unit)).map(({ at }) => at),
  );
  const hexes = preview.next.filter(({ hex }) => sheet.has(hex) && !enemies.has(hex));
  if (hexes.length === 0) return;
  const occupied = new Set(view.units.map(({ at }) => at));
  const bare = hexes.filter(({ hex, cost }) => cost < 0 || occupied.has(hex)).map(({ hex }) => hex);
  lay(
    parts,
    drawReach(
      sheet,
      hexes.map((one) => reachHex(one.hex, one)),
      bare,
    ),
  );
  parts.marks.add("may-stop");
}

const sideOf = (view: BoardView, unit: string | null): string | undefined =>
  view.units.find(({ id }) => id === unit)?.side;

function markRoute(parts: Parts, { sheet, view, seats }: OverlaySource, preview: Preview): void {
  const path = preview.path.filter(sheet.has);
  if (path.length < 2) return;
  let spent = 0;
  const costs = (preview.cost?.steps ?? []).map(({ hex, cost }): ReachHex => {
    spent += cost;
    return { hex, cost: spent / 2, kind: "go" };
  });
  lay(parts, drawRoute(sheet, path, costs));
  markRisks(parts, sheet, preview);
  const unit = view.units.find(({ id }) => id === preview.unit);
  const end = path.at(-1) ?? "";
  if (unit === undefined) return;
  const [x, y] = sheet.seat(end);
  const ghost = preview.facing === null ? unit : { ...unit, face: { ...unit.face, facing: preview.facing } };
  parts.under += drawFront(sheet, end, ghost.face.facing);
  if (ghost.face.facing !== undefined) parts.marks.add("front");
  const back = `<rect class="ghost-back" x="${x - 25}" y="${y - 25}" width="50" height="50" rx="5"/>`;
  // The ghost lies over the cost of its hex, which the way's last frame repeats beside it.
  parts.over =
    back + drawCounter(faceOf(ghost, seats, { role: "ghost" }), { at: [x, y], pointy: !sheet.grid.flat }) + parts.over;
}

/** Who may fire at the unit on its way: a line from each, to where its shot is best. */
function markRisks(parts: Parts, sheet: Layout, { risks }: Preview): void {
  const shots = (risks?.risks ?? []).filter(
    ({ kind, hex, from }) => kind === "fire" && sheet.has(hex) && sheet.has(from),
  );
  const best = new Map<string, (typeof shots)[number]>();
  for (const shot of shots) if (shot.percent >= (best.get(shot.by)?.percent ?? 0)) best.set(shot.by, shot);
  if (best.size === 0) return;
  const fire = [...best.values()].map(({ from, hex, label }) => ({ from, to: hex, strength: label }));
  lay(parts, drawFire(sheet, fire));
  parts.marks.add("may-fire");
}

/** A blocking hexside "0304/0404" or hex "0304" as the drawing knows it. */
export function obstacleOf(sheet: Layout, name: string | undefined): Obstacle | undefined {
  const [a, b] = (name ?? "").split("/");
  if (b !== undefined && sheet.has(a) && sheet.has(b)) return { side: [a, b] };
  return sheet.has(a) ? { hex: a } : undefined;
}

function markSight(parts: Parts, sheet: Layout, sight: SightTool): void {
  const to = sight.to ?? sight.from;
  const isCut = sight.line !== null && !sight.line.clear;
  const blocks = sight.line?.blockedBy ?? [];
  const block = isCut ? obstacleOf(sheet, blocks.at(-1)) : undefined;
  const rise = isCut && blocks.length > 1 ? obstacleOf(sheet, blocks[0]) : undefined;
  lay(
    parts,
    drawSight(sheet, { from: sight.from, to, unseen: sight.unseen, ...(block && { block }), ...(rise && { rise }) }),
  );
  parts.marks.add("unseen");
  parts.marks.add(isCut ? "sight-cut" : "sight-clear");
}
