import { useEffect, useState } from "preact/compat";
import { Die } from "../panels/dice.tsx";
import { RuleChip } from "../panels/rule-chip.tsx";
import { title } from "../panels/words.ts";
import { ControlContext } from "../session/context.ts";
import type { Control } from "../session/control.ts";
import { useObservable } from "../session/observable.ts";
import type { LogLine } from "../worker/messages.ts";
import type { OnlineGame } from "./laying.ts";
import { agoWords, type Changes, changesBetween, linesThatMatter } from "./recap-words.ts";

interface RecapProps {
  readonly game: OnlineGame;
  readonly control: Control;
}

const NOBODY: readonly string[] = [];

/** What happened since this browser looked last, in a few lines; the last of them is the decision that waits. */
export function Recap({ game, control }: RecapProps) {
  const visit = useObservable(game.state, (now) => now.lastVisit);
  const moment = useObservable(control.table, (now) => now.moment);
  const lines = useObservable(control.table, (now) => now.lines);
  const laid = useObservable(control.table, (now) => now.game);
  const film = useObservable(control.table, (now) => now.film);
  const given = useObservable(game.state, (now) => now.standing?.given ?? 0);
  const seats = laid?.facts.seats ?? NOBODY;
  const [changes, setChanges] = useState<Changes | null>(null);
  // Whoever gives an answer has read enough.
  const hasAnswered = useObservable(control.table, (now) => visit !== null && now.recapFrom > visit.until + 1);
  const isOpen = visit !== null && moment !== null && game.seat !== null && !hasAnswered;
  useEffect(() => {
    if (visit === null || moment === null) return;
    const seat = seats.indexOf(game.seat ?? "");
    control.app.referee.frames({ seat, from: visit.told, to: visit.told, all: true }).then(
      ([then]) => then !== undefined && setChanges(changesBetween(then.view, moment.view, seats)),
      () => {},
    );
  }, [visit, moment, seats, control, game]);
  if (!isOpen || film !== null) return null;
  const told = linesThatMatter(lines, visit.told, moment.view, game.seat ?? "");
  if (told.lines.length === 0) return null;
  const close = (): void => {
    control.desk.set({ lit: null });
    game.state.set({ lastVisit: null });
  };
  const decision =
    moment.pending.kind === "decide"
      ? moment.pending.decisions.find(({ seat }) => seats[seat] === game.seat)
      : undefined;
  const byOrders = given - visit.given;
  return (
    <ControlContext value={control}>
      <section className="card recap" aria-label="Since you looked" data-testid="recap">
        <p className="over">Since you looked{visit.at > 0 && `, ${agoWords(visit.at, Date.now())}`}</p>
        <h2>{told.head?.text}</h2>
        <p>
          {told.answers} {told.answers === 1 ? "answer" : "answers"}
          {told.lines.length < told.answers && `, ${told.lines.length} of them matter`}.
          {byOrders > 0 && ` Your instructions answered ${byOrders === 1 ? "once" : `${byOrders} times`}.`}
        </p>
        <ol>
          {told.lines.map((line) => (
            <Told key={line.id} line={line} control={control} />
          ))}
          {decision !== undefined && (
            <li className="now">
              <b>Your decision:</b> {decision.prompt} <RuleChip rule={decision.rule} />
            </li>
          )}
        </ol>
        {changes !== null && <WhatChanged changes={changes} own={game.seat ?? ""} />}
        <div className="acts">
          <button type="button" className="btn pri" data-testid="to-decision" onClick={close}>
            {decision === undefined ? "To the table" : "To my decision"}
          </button>
          <button
            type="button"
            className="btn"
            data-testid="play-it-all"
            onClick={() => {
              close();
              control.table.set({ recapFrom: visit.told + 1 });
              void control.films.recap();
            }}
          >
            Play it all
          </button>
        </div>
      </section>
    </ControlContext>
  );
}

function Told({ line, control }: { readonly line: LogLine; readonly control: Control }) {
  const show = (): void => {
    control.desk.set({ lit: { hexes: line.hexes, units: line.units } });
    control.showHexes(line.hexes.slice(0, 6));
  };
  return (
    <li>
      <button type="button" className="told" onClick={show} onFocus={show}>
        {line.text}{" "}
        {line.dice.map((face, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice stay in the order they fell
          <Die key={i} face={face} />
        ))}
      </button>{" "}
      <RuleChip rule={line.rule} />
    </li>
  );
}

function WhatChanged({ changes, own }: { readonly changes: Changes; readonly own: string }) {
  const { lost, score } = changes;
  return (
    <dl className="changed" data-testid="changed">
      {lost.map(({ side, units }) => (
        <div key={side}>
          <dt>{side === own ? "You lost" : `${title(side)} lost`}</dt>
          <dd>{units.length === 0 ? "nobody" : units.join(", ")}</dd>
        </div>
      ))}
      {score.length > 0 && (
        <div>
          <dt>Score</dt>
          <dd>{score.join(" · ")}</dd>
        </div>
      )}
    </dl>
  );
}
