import type { UnitView } from "@redoubt/mechanics";
import type { LogLine } from "../worker/messages.ts";

/** Something that is shown on the map: when in its turn, who, and where. */
export type Act =
  | {
      readonly kind: "move" | "advance" | "retreat";
      readonly beat: number;
      readonly units: readonly string[];
      readonly path: readonly string[];
    }
  | { readonly kind: "strike"; readonly beat: number; readonly from: string; readonly to: string }
  | { readonly kind: "hit"; readonly beat: number; readonly hex: string }
  | { readonly kind: "lost"; readonly beat: number; readonly unit: UnitView };

/** Where hexes lie, as far as what is shown depends on it. */
export interface Ground {
  readonly has: (hex: string) => boolean;
  readonly seat: (hex: string) => readonly [number, number];
}

// A shot comes first, then what it does, then who is gone or goes back, then who follows.
const BEATS = { strike: 0, move: 0, hit: 1, lost: 2, retreat: 2, advance: 3 } as const;

type Units = ReadonlyMap<string, UnitView>;

/** Whether a line tells of a blow: dice fell for it, or it opens a fight. What may follow is told without either. */
const isBlow = ({ dice, tone, path }: LogLine): boolean =>
  path.length === 0 && (dice.length > 0 || tone === "sequence");

/** Who strikes where, as one line tells it: each named unit at the nearest named hex that holds enemies of it. */
function strikesOf(line: LogLine, stood: Units, { has, seat }: Ground): readonly Act[] {
  const held = (hex: string, side: string): boolean =>
    [...stood.values()].some((one) => one.at === hex && one.side !== side);
  const strikes = new Map<string, Act>();
  for (const id of line.units) {
    const unit = stood.get(id);
    if (unit === undefined || !has(unit.at)) continue;
    const [x, y] = seat(unit.at);
    const far = (hex: string): number => Math.hypot(seat(hex)[0] - x, seat(hex)[1] - y);
    const [to] = line.hexes
      .filter((hex) => hex !== unit.at && has(hex) && held(hex, unit.side))
      .sort((a, b) => far(a) - far(b));
    if (to !== undefined) strikes.set(`${unit.at} ${to}`, { kind: "strike", beat: BEATS.strike, from: unit.at, to });
  }
  return [...strikes.values()];
}

/** What one line tells of those who are worse off: who is gone, and where the others are hit. */
function harmsOf(line: LogLine, stood: Units, stands: Units, { has }: Ground): readonly Act[] {
  return line.harms.flatMap((id): readonly Act[] => {
    const unit = stood.get(id);
    if (unit === undefined || !has(unit.at)) return [];
    const now = stands.get(id);
    const isLost = now === undefined || now.isGone === true || !has(now.at);
    if (isLost) return [{ kind: "lost", beat: BEATS.lost, unit }];
    return [{ kind: "hit", beat: BEATS.hit, hex: unit.at }];
  });
}

/** What an act is about: nothing is shown twice. */
function aboutOf(act: Act): string {
  if (act.kind === "strike") return `strike ${act.from} ${act.to}`;
  if (act.kind === "hit") return `hit ${act.hex}`;
  return act.kind === "lost" ? `lost ${act.unit.id}` : `${act.units.join()} ${act.path.join()}`;
}

/**
 * What is shown of one moment, from what its events tell and who stood where before and after: blows, whom they hit, who goes
 * and who is lost. Beats without anything are left out.
 */
export function actsOf(
  lines: readonly LogLine[],
  before: readonly UnitView[],
  after: readonly UnitView[],
  ground: Ground,
): readonly Act[] {
  const [stood, stands] = [before, after].map((units): Units => new Map(units.map((unit) => [unit.id, unit])));
  const acts = new Map<string, Act>();
  for (const line of lines) {
    const path = line.path.filter(ground.has);
    const kind = line.going ?? "move";
    const walks: readonly Act[] = path.length > 1 ? [{ kind, beat: BEATS[kind], units: line.units, path }] : [];
    const blows = isBlow(line) ? strikesOf(line, stood, ground) : [];
    for (const act of [...blows, ...harmsOf(line, stood, stands, ground), ...walks]) acts.set(aboutOf(act), act);
  }
  const beats = [...new Set([...acts.values()].map(({ beat }) => beat))].sort((a, b) => a - b);
  return [...acts.values()].map((act) => ({ ...act, beat: beats.indexOf(act.beat) }));
}
