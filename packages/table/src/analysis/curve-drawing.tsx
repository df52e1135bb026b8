import { type PointerEvent, useMemo } from "preact/compat";
import { title } from "../panels/words.ts";
import type { Study } from "../worker/analyst-calls.ts";
import type { BranchLine } from "./branch-lines.ts";
import { type Chance, chanceOf, chanceWords, isCertain } from "./chances.ts";
import { EFFORT, nameOf, type Tallies, turningPoints } from "./searching.ts";

const HIGH = 190;
const [LEFT, RIGHT, TOP, FOOT] = [34, 12, 10, 22];
const GRID = [0, 25, 50, 75, 100];

interface Dot {
  readonly entry: number;
  readonly turn: number;
  readonly chance: Chance;
}

/** The counted moments of a game in their order. */
export function dotsOf(study: Study, tallies: Tallies, seat: number): readonly Dot[] {
  return study.points.flatMap(({ entry, turn }) => {
    const tally = tallies[nameOf({ entry, isAnswered: false })];
    const chance = tally === undefined ? null : chanceOf(tally, seat, isCertain(study, entry));
    return chance === null ? [] : [{ entry, turn, chance }];
  });
}

/** The first moment of each turn. */
export const turnStarts = ({ points }: Study): readonly { readonly turn: number; readonly entry: number }[] =>
  points.filter(({ turn }, i) => i === 0 || points[i - 1].turn !== turn).map(({ turn, entry }) => ({ turn, entry }));

interface CurveProps {
  readonly study: Study;
  readonly tallies: Tallies;
  /** Whose chance it is. */
  readonly seat: number;
  /** The moment that is marked; null for none. */
  readonly shown: number | null;
  readonly wide: number;
  /** Branches that leave the game and were counted where they have come to. */
  readonly branches?: (dots: readonly Dot[]) => readonly BranchLine[];
  readonly onGoTo: (entry: number) => void;
}

/** A line along the game, its band, the moment shown, the turning points. */
export function CurveDrawing({ study, tallies, seat, shown, wide, branches, onGoTo }: CurveProps) {
  const dots = useMemo(() => dotsOf(study, tallies, seat), [study, tallies, seat]);
  const turning = useMemo(() => turningPoints(study.points, tallies, EFFORT), [study, tallies]);
  const x = (entry: number): number => LEFT + ((wide - LEFT - RIGHT) * entry) / Math.max(1, study.entries);
  const y = (percent: number): number => TOP + ((HIGH - TOP - FOOT) * (100 - percent)) / 100;
  const place = (entry: number, percent: number): string => `${x(entry).toFixed(1)},${y(percent).toFixed(1)}`;
  const line = dots.map(({ entry, chance }) => place(entry, chance.percent)).join(" ");
  const band = [
    ...dots.map(({ entry, chance }) => place(entry, chance.high)),
    ...dots.map(({ entry, chance }) => place(entry, chance.low)).reverse(),
  ].join(" ");
  const starts = turnStarts(study);
  const goTo = ({ currentTarget, clientX }: PointerEvent<SVGSVGElement>): void => {
    const box = currentTarget.getBoundingClientRect();
    const along = ((clientX - box.left) * wide) / box.width;
    const entry = ((along - LEFT) / (wide - LEFT - RIGHT)) * study.entries;
    const near = study.points.reduce((best, one) =>
      Math.abs(one.entry - entry) < Math.abs(best.entry - entry) ? one : best,
    );
    onGoTo(near.entry);
  };
  const last = dots.at(-1);
  const words =
    last === undefined
      ? "Nothing has been counted yet."
      : `${dots.length} moments counted, from ${chanceWords(dots[0].chance)} to ${chanceWords(last.chance)}.`;
  return (
    <svg
      className="curve"
      viewBox={`0 0 ${wide} ${HIGH}`}
      role="img"
      aria-label={`Chance that the ${title(study.seats[seat])} side wins. ${words}`}
      data-testid="curve"
      data-dots={dots.length}
      onPointerUp={goTo}
    >
      {GRID.map((percent) => (
        <g key={percent} className={percent === 50 ? "grid half" : "grid"}>
          <line x1={LEFT} x2={wide - RIGHT} y1={y(percent)} y2={y(percent)} />
          <text x={LEFT - 6} y={y(percent) + 4} textAnchor="end">
            {percent}
          </text>
        </g>
      ))}
      {starts.map(({ turn, entry }, i) => {
        const end = starts[i + 1]?.entry ?? study.entries;
        const isRoomy = x(end) - x(entry) > 16;
        return (
          <g key={turn} className="turn-mark">
            <line x1={x(entry)} x2={x(entry)} y1={y(0)} y2={y(0) + 4} />
            {isRoomy && (
              <text x={(x(entry) + x(end)) / 2} y={HIGH - 5} textAnchor="middle">
                {turn}
              </text>
            )}
          </g>
        );
      })}
      {dots.length > 0 && <polygon className="band" points={band} />}
      {shown !== null && <line className="shown" x1={x(shown)} x2={x(shown)} y1={TOP} y2={y(0)} />}
      {dots.length > 0 && <polyline className="line" points={line} />}
      {branches?.(dots).map(({ id, name, from, to }) => {
        const end = Math.min(to.entry, study.entries);
        return (
          <g key={id} className="branch-line" data-testid="branch-line" data-branch={id}>
            <polyline points={`${place(from.entry, from.percent)} ${place(end, to.percent)}`} />
            <text x={x(end) - 4} y={Math.max(TOP + 10, y(to.percent) - 6)} textAnchor="end">
              {name.length > 14 ? `${name.slice(0, 13)}…` : name}
            </text>
          </g>
        );
      })}
      {dots.length < 40 &&
        dots.map(({ entry, chance }) => (
          <circle key={entry} className="dot" cx={x(entry)} cy={y(chance.percent)} r="2.2" />
        ))}
      {turning.map(({ to }, i) => {
        const dot = dots.find(({ entry }) => entry === to.entry);
        return dot === undefined ? null : (
          <g key={to.entry} className="turning" transform={`translate(${x(to.entry)} ${y(dot.chance.percent)})`}>
            <circle r="9" />
            <text textAnchor="middle" y="4">
              {i + 1}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
