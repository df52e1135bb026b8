import { title } from "../panels/words.ts";
import type { DiceRun, Report } from "../worker/report.ts";

const WIDE = 640;
const HIGH = 300;
const LEFT = 44;
const RIGHT = 80;
// Nine games in ten stay within this many standard deviations.
const NINE_IN_TEN = 1.645;

const ordinal = (n: number): string => {
  const tail = n % 100 > 10 && n % 100 < 14 ? "th" : (["th", "st", "nd", "rd"][n % 10] ?? "th");
  return `${n}${tail}`;
};

/** Pips above or below the average, added up, inside the lens where nine games in ten stay. */
export function DicePlot({ report }: { readonly report: Report }) {
  const throws = Math.max(1, ...report.dice.map(({ sums }) => sums.length));
  const lens = report.dice.reduce(
    (widest, run) => (run.sums.length > widest.sums.length ? run : widest),
    report.dice[0],
  );
  const most = Math.max(
    5,
    ...report.dice.flatMap(({ sums }) => sums.map(Math.abs)),
    (lens.spread.at(-1) ?? 0) * NINE_IN_TEN,
  );
  const x = (i: number): number => LEFT + ((i + 1) / throws) * (WIDE - LEFT - RIGHT);
  const y = (value: number): number => HIGH / 2 - 8 - (value / most) * (HIGH / 2 - 30);
  const edge = (sign: 1 | -1): string[] =>
    lens.spread.map((one, i) => `${x(i).toFixed(1)} ${y(sign * one * NINE_IN_TEN).toFixed(1)}`);
  const lensPath =
    lens.spread.length === 0 ? "" : `M${LEFT} ${y(0)}L${edge(1).join("L")}L${edge(-1).reverse().join("L")}Z`;
  const told = report.dice.filter(({ sums }) => sums.length > 0);
  const words = told.map(({ side, percentile }) => `${title(side)} dice: ${ordinal(percentile)} percentile`).join(". ");
  return (
    <>
      <p className="plot-note">
        Pips above or below the average, added up. Nine games in ten stay inside the lens.{" "}
        <b>{words || "No dice were thrown"}.</b>
      </p>
      <svg
        className="plot"
        viewBox={`0 0 ${WIDE} ${HIGH}`}
        role="img"
        aria-label={`Dice against expectation. ${words}.`}
      >
        {[-1, -0.5, 0, 0.5, 1].map((part) => (
          <g key={part}>
            <path className="grid" d={`M${LEFT} ${y(part * most)}H${WIDE - RIGHT}`} />
            <text className="tick" x={LEFT - 8} y={y(part * most) + 5} textAnchor="end">
              {part === 0 ? "0" : `${part > 0 ? "+" : "−"}${Math.round(Math.abs(part * most))}`}
            </text>
          </g>
        ))}
        {lensPath !== "" && <path className="lens" d={lensPath} />}
        {told.map((run) => (
          <Run key={run.side} run={run} seat={report.seats.indexOf(run.side)} x={x} y={y} />
        ))}
        <text className="tick" x={(WIDE - RIGHT + LEFT) / 2} y={HIGH - 6} textAnchor="middle">
          rolls, {told.map(({ side, sums }) => `${title(side)} ${sums.length}`).join(", ")}
        </text>
      </svg>
    </>
  );
}

interface RunProps {
  readonly run: DiceRun;
  readonly seat: number;
  readonly x: (i: number) => number;
  readonly y: (value: number) => number;
}

function Run({ run, seat, x, y }: RunProps) {
  const points = run.sums.map((sum, i) => `${x(i).toFixed(1)} ${y(sum).toFixed(1)}`);
  return (
    <>
      <path className={`run s${seat + 1}`} d={`M${LEFT} ${y(0)}L${points.join("L")}`} />
      <text
        className={`run-name s${seat + 1}`}
        x={x(run.sums.length - 1) + 7}
        y={y(run.sums.at(-1) ?? 0) + (seat === 0 ? -2 : 14)}
      >
        {title(run.side)}
      </text>
    </>
  );
}
