import { useApp, useControl, useSettings } from "../session/context.ts";
import type { Pace } from "../session/settings.ts";
import type { Film } from "../session/state.ts";
import { IconButton } from "./icons.tsx";

const PACES: readonly { readonly pace: Pace; readonly label: string }[] = [
  { pace: "calm", label: "Calm" },
  { pace: "brisk", label: "Brisk" },
  { pace: "instant", label: "Fast" },
];

/** Plays, pauses, steps and scrubs what happened. */
export function FilmControls({ film }: { readonly film: Film }) {
  const control = useControl();
  const { settings } = useApp();
  const pace = useSettings((now) => now.pace);
  return (
    <div className="film" data-testid="film">
      <input
        type="range"
        className="scrub"
        min={film.first}
        max={film.last}
        value={film.at}
        aria-label="Moment of the game"
        aria-valuetext={`answer ${film.at} of ${film.last}`}
        data-testid="scrub"
        onChange={(event) => void control.films.seek(Number(event.target.value))}
      />
      <p className="film-at">
        Answer {film.at} of {film.last}
      </p>
      <div className="acts">
        <IconButton icon="back" label="One back" onClick={() => void control.films.step(-1)} testId="film-back" />
        <IconButton
          icon={film.isRunning ? "pause" : "play"}
          label={film.isRunning ? "Pause" : "Play"}
          onClick={() => control.films.run(!film.isRunning)}
          testId="film-play"
        />
        <IconButton icon="forth" label="One forth" onClick={() => void control.films.step(1)} testId="film-forth" />
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
      </div>
      <div className="acts">
        <button type="button" className="btn pri" data-testid="film-close" onClick={() => control.films.close()}>
          {film.kind === "recap" ? "Skip to my decision" : "Back to the game"}
        </button>
      </div>
    </div>
  );
}
