import { title } from "../panels/words.ts";
import type { Report, TurnLosses } from "../worker/report.ts";

const WIDE = 640;
const HIGH = 300;
const LEFT = 44;
const FOOT = 30;

/** Bars above the line for the first side, below it for the second; guns are hatched. */
export function LossesPlot({ report }: { readonly report: Report }) {
  const [first, second] = report.seats;
  const count = (one: TurnLosses): number => one.units + one.guns;
  const most = (side: string): number => Math.max(1, ...report.losses.filter((one) => one.side === side).map(count));
  const [up, down] = [most(first), most(second)];
  const unit = (HIGH - FOOT - 24) / (up + down);
  const middle = 12 + up * unit;
  const step = (WIDE - LEFT - 10) / report.turns;
  const total = (side: string): number =>
    report.losses.filter((one) => one.side === side).reduce((sum, one) => sum + count(one), 0);
  const levels = Array.from({ length: up + down + 1 }, (_, i) => up - i).filter(
    (level) => level % Math.ceil((up + down) / 8) === 0,
  );
  const summary = `Lost: ${title(first)} ${total(first)}, ${title(second)} ${total(second)}.`;
  return (
    <>
      <p className="plot-note">
        {title(first)} above the line, {title(second)} below; guns hatched. {summary}
      </p>
      <svg className="plot" viewBox={`0 0 ${WIDE} ${HIGH}`} role="img" aria-label={summary}>
        <defs>
          <pattern id="plot-hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <path d="M0 0V6" className="plot-hatch" />
          </pattern>
        </defs>
        {levels.map((level) => (
          <g key={level}>
            <path className={level === 0 ? "axis" : "grid"} d={`M${LEFT} ${middle - level * unit}H${WIDE - 10}`} />
            <text className="tick" x={LEFT - 8} y={middle - level * unit + 5} textAnchor="end">
              {Math.abs(level)}
            </text>
          </g>
        ))}
        {report.losses.map((one) => {
          const isUp = one.side === first;
          const x = LEFT + (one.turn - 1) * step + step * 0.2;
          const high = count(one) * unit;
          const y = isUp ? middle - high : middle;
          const guns = one.guns * unit;
          return (
            <g key={`${one.turn} ${one.side}`} className={isUp ? "bar s1" : "bar s2"}>
              <rect x={x} y={y} width={step * 0.6} height={high} />
              {guns > 0 && (
                <rect className="guns" x={x} y={isUp ? y : y + high - guns} width={step * 0.6} height={guns} />
              )}
            </g>
          );
        })}
        {Array.from({ length: report.turns }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: turns are numbered
          <text key={i} className="tick" x={LEFT + (i + 0.5) * step} y={HIGH - 8} textAnchor="middle">
            {i + 1}
          </text>
        ))}
      </svg>
    </>
  );
}
