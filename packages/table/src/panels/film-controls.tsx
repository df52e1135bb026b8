import { playOnFromHere } from "../analysis/opening.ts";
import { useApp, useControl, useSettings, useTable } from "../session/context.ts";
import type { Pace } from "../session/settings.ts";
import type { Film } from "../session/state.ts";
import { IconButton } from "./icons.tsx";

/** How quickly things are shown, by name. */
export const PACES: readonly { readonly pace: Pace; readonly label: string }[] = [
  { pace: "calm", label: "Calm" },
  { pace: "brisk", label: "Brisk" },
  { pace: "fast", label: "Fast" },
  { pace: "instant", label: "At once" },
];

/**
 * Goes to any moment of the film. Where something is hidden, moments are those that this seat was told of: how many answers
 * were given in between is not its affair.
 */
export function Scrubber({ film }: { readonly film: Film }) {
  const control = useControl();
  const hides = useTable((now) => now.game?.facts.hides ?? false);
  const lines = useTable((now) => now.lines);
  const told = lines.map(({ entry }) => entry).filter((entry) => entry > film.first && entry <= film.last);
  const stops = hides ? [...new Set([film.first, ...told])] : null;
  const [first, last] = stops === null ? [film.first, film.last] : [0, stops.length - 1];
  const at = stops === null ? film.at : stops.findLastIndex((entry) => entry <= film.at);
  const words = stops === null ? `Answer ${at} of ${last}` : `Moment ${at + 1} of ${last + 1}`;
  return (
    <>
      <input
        type="range"
        className="scrub"
        min={first}
        max={last}
        value={at}
        aria-label="Moment of the game"
        aria-valuetext={words}
        data-testid="scrub"
        onChange={({ currentTarget }) =>
          void control.films.seek(stops?.[Number(currentTarget.value)] ?? Number(currentTarget.value))
        }
      />
      <p className="film-at">{words}</p>
    </>
  );
}

interface FilmControlsProps {
  readonly film: Film;
  /** True where they share a small screen with the log: only what moves through it. */
  readonly isSmall?: boolean;
}

/** Plays, pauses, steps and scrubs what happened. */
export function FilmControls({ film, isSmall = false }: FilmControlsProps) {
  const control = useControl();
  const { settings } = useApp();
  const pace = useSettings((now) => now.pace);
  return (
    <div className={isSmall ? "film is-small" : "film"} data-testid="film">
      <Scrubber film={film} />
      <div className="acts">
        <IconButton icon="back" label="One back" onClick={() => void control.films.step(-1)} testId="film-back" />
        <IconButton
          icon={film.isRunning ? "pause" : "play"}
          label={film.isRunning ? "Pause" : "Play"}
          onClick={() => control.films.run(!film.isRunning)}
          testId="film-play"
        />
        <IconButton icon="forth" label="One forth" onClick={() => void control.films.step(1)} testId="film-forth" />
        {isSmall && <ToThePresent film={film} />}
        {!isSmall && (
          <span className="tabs">
            {PACES.map((one) => (
              <button
                type="button"
                key={one.pace}
                className={one.pace === pace ? "on" : ""}
                aria-pressed={one.pace === pace}
                onClick={() => settings.set({ pace: one.pace })}
              >
                {one.label}
              </button>
            ))}
          </span>
        )}
      </div>
      {!isSmall && (
        <div className="acts">
          <ToThePresent film={film} />
          {film.kind === "replay" && (
            <button
              type="button"
              className="btn"
              data-testid="play-on-here"
              onClick={() => void playOnFromHere(control)}
            >
              Play on from here
            </button>
          )}
        </div>
      )}
    </div>
  );
}

function ToThePresent({ film }: { readonly film: Film }) {
  const control = useControl();
  return (
    <button type="button" className="btn pri" data-testid="film-close" onClick={() => control.films.close()}>
      {film.kind === "recap" ? "Skip to my decision" : "To the present"}
    </button>
  );
}
