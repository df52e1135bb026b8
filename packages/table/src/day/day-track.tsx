import type { DayView, TurnBox } from "@redoubt/mechanics";
import "./day-track.css";

interface DayTrackProps {
  readonly turn: number;
  readonly day: DayView;
}

// Hours around the present one; the rest of a long day is told by the numbers at the ends.
const MOST = 8;
// Hours that a narrower window keeps on either side of the present one.
const NEAR = 2;

/** Where a window of so many boxes begins, so that the present one is in it with one that has passed. */
export function firstShown(turn: number, turns: number): number {
  return Math.max(1, Math.min(turn - 1, turns - MOST + 1));
}

/** The hours of the battle with their weather, and the clock of the present one. */
export function DayTrack({ turn, day }: DayTrackProps) {
  const turns = day.boxes.length;
  const first = firstShown(turn, turns);
  return (
    <div className={day.isNight === true ? "day is-night" : "day"}>
      <Dial minutes={day.minutes} />
      <ol className="turns hours" aria-label={`Turn ${turn} of ${turns}`} data-testid="turns">
        {day.boxes
          .map((box, i) => ({ box, of: i + 1 }))
          .slice(first - 1, first - 1 + MOST)
          .map(({ box, of }) => (
            <Hour key={of} box={box} turn={of} now={turn} />
          ))}
      </ol>
      <p className="day-words" data-testid="day">
        <b>{day.words}</b>
        <small>{day.note}</small>
      </p>
    </div>
  );
}

interface HourProps {
  readonly box: TurnBox;
  readonly turn: number;
  readonly now: number;
}

function Hour({ box, turn, now }: HourProps) {
  const { label, weather, isNight, flag } = box;
  const called = [`Turn ${turn}, ${label} o'clock`, isNight === true ? "night" : "", weather ?? "", flag ?? ""];
  const classes = [turn === now ? "now" : turn < now ? "past" : "", isNight === true ? "night" : ""];
  if (Math.abs(turn - now) > NEAR) classes.push("far");
  return (
    <li
      className={classes.join(" ")}
      aria-current={turn === now ? "step" : undefined}
      title={called.filter(Boolean).join(", ")}
    >
      <span className="hour">{label}</span>
      <Sky weather={weather} isNight={isNight === true} />
      {flag !== undefined && <i className="hour-flag">{flag.charAt(0)}</i>}
    </li>
  );
}

/** Sun or moon for clear weather, lines for fog, half of both for haze. */
function Sky({ weather, isNight }: { readonly weather: string | undefined; readonly isNight: boolean }) {
  const d =
    weather === undefined
      ? ""
      : weather === "fog"
        ? "M3 4h10M1 8h14M3 12h10"
        : weather === "haze"
          ? "M5 6a3.2 3.2 0 0 1 6 0M8 1v1M2.5 3l1 1M13.500 3l-1 1M1 10h14M3 13.500h10"
          : isNight
            ? "M10.500 2a6 6 0 1 0 3.500 9.500A5.500 5.500 0 0 1 10.500 2Z"
            : "M8 5.200a2.800 2.800 0 1 0 .01 0M8 .8v2M8 13.200v2M.8 8h2M13.200 8h2M2.900 2.900l1.400 1.400M11.700 11.700l1.400 1.400M2.900 13.100l1.400-1.400M11.700 4.300l1.400-1.400";
  return (
    <svg className="sky" viewBox="0 0 16 16" aria-hidden="true">
      <path d={d} />
    </svg>
  );
}

function Dial({ minutes }: { readonly minutes: number }) {
  const hand = (share: number, length: number): string => {
    const angle = share * 2 * Math.PI;
    return `M20 20L${(20 + Math.sin(angle) * length).toFixed(1)} ${(20 - Math.cos(angle) * length).toFixed(1)}`;
  };
  const time = `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
  return (
    <svg className="dial" viewBox="0 0 40 40" role="img" aria-label={time}>
      <circle cx="20" cy="20" r="18" />
      <path className="dial-marks" d="M20 4v4M20 32v4M4 20h4M32 20h4" />
      <path className="dial-hour" d={hand((minutes % 720) / 720, 9)} />
      <path className="dial-minute" d={hand((minutes % 60) / 60, 13)} />
    </svg>
  );
}
