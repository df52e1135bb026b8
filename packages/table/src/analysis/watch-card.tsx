import { useEffect, useState } from "preact/compat";
import { Die } from "../panels/dice.tsx";
import { PACES } from "../panels/film-controls.tsx";
import { IconButton } from "../panels/icons.tsx";
import { RuleChip } from "../panels/rule-chip.tsx";
import { phaseName, title } from "../panels/words.ts";
import { useApp, useControl, useSettings, useTable } from "../session/context.ts";
import { wear } from "../session/theme.ts";
import { openAnalysis, playOnFromHere } from "./opening.ts";
import css from "./watch.css?inline";

wear(css);

/** What a side is trying to do, in its own words. */
function SideAim({ seat }: { readonly seat: number }) {
  const { staff } = useApp();
  const player = useTable((now) => now.players[seat] ?? "");
  const side = useTable((now) => now.game?.facts.seats[seat] ?? "");
  const turn = useTable((now) => (now.film?.frame?.view ?? now.moment?.view)?.turn);
  const thinking = useTable((now) => now.thinking);
  const [aim, setAim] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each turn and each thinker the aim may be another
  useEffect(() => {
    let isGone = false;
    void staff.explain({ player, seat }).then(
      (said) => {
        if (!isGone && said !== null) setAim(said);
      },
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [staff, player, seat, turn, thinking]);
  return aim === null ? null : (
    <p className="side-aim" data-testid="side-aim">
      <b>{title(side)} aim:</b> {aim}
    </p>
  );
}

/** The computer against itself: held, stepped, at any speed; a side can be taken, and a branch begun. */
export function WatchCard() {
  const control = useControl();
  const { settings } = useApp();
  const pace = useSettings((now) => now.pace);
  const isPaused = useTable((now) => now.isPaused);
  const film = useTable((now) => now.film);
  const moment = useTable((now) => now.moment);
  const seats = useTable((now) => now.game?.facts.seats ?? []);
  const players = useTable((now) => now.players);
  const isWaiting = useTable((now) => now.isPaused && now.thinking === null);
  if (moment === null) return null;
  const view = film?.frame?.view ?? moment.view;
  const { watching } = control;
  return (
    <section className="card dec watch" aria-label="Watching" data-testid="watch-card" data-paused={isWaiting}>
      <p className="over">
        Turn {view.turn} · {view.active} {phaseName(view)}
      </p>
      <h2>{players.map((player) => title(player.split(":")[0])).join(" against ")}</h2>
      {film?.frame?.lines.slice(0, 3).map((line) => (
        <p className="film-line" key={line.id}>
          {line.text}{" "}
          {line.dice.map((face, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: dice stay in the order they fell
            <Die key={i} face={face} />
          ))}{" "}
          <RuleChip rule={line.rule} />
        </p>
      ))}
      <div className="acts">
        <IconButton
          icon="back"
          label="One back"
          isDisabled={!isWaiting}
          onClick={() => isWaiting && void control.films.replay().then(() => control.films.step(-1))}
          testId="watch-back"
        />
        <IconButton
          icon={isPaused ? "play" : "pause"}
          label={isPaused ? "Go on" : "Pause"}
          onClick={() => (isPaused ? watching.goOn() : watching.pause())}
          testId="watch-play"
        />
        <IconButton icon="forth" label="One step" onClick={watching.step} testId="watch-step" />
        <span className="tabs">
          {PACES.map((one) => (
            <button
              type="button"
              key={one.pace}
              className={one.pace === pace ? "on" : ""}
              aria-pressed={one.pace === pace}
              data-testid={`watch-${one.pace}`}
              onClick={() => settings.set({ pace: one.pace })}
            >
              {one.label}
            </button>
          ))}
        </span>
      </div>
      {isWaiting && (
        <div className="acts watch-more">
          {seats.map((side, seat) => (
            <button
              type="button"
              key={side}
              className="btn sm"
              data-testid="take-side"
              onClick={() => void watching.takeSide(seat)}
            >
              Take the {title(side)} side
            </button>
          ))}
          <button
            type="button"
            className="btn sm"
            data-testid="watch-branch"
            onClick={() => void playOnFromHere(control)}
          >
            Branch here
          </button>
          <button type="button" className="btn sm" data-testid="watch-analyse" onClick={() => openAnalysis(control)}>
            Analyse
          </button>
        </div>
      )}
      {!isWaiting && <p className="legend">Pause to look back, to take a side, or to begin a branch.</p>}
      {seats.map((side, seat) => (
        <SideAim key={side} seat={seat} />
      ))}
    </section>
  );
}
