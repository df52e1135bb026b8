import { openAnalysis } from "../analysis/opening.ts";
import { useControl, useTable } from "../session/context.ts";
import type { Control } from "../session/control.ts";
import { playOn } from "../session/saving.ts";
import { Die } from "./dice.tsx";
import { FilmControls } from "./film-controls.tsx";
import { RuleChip } from "./rule-chip.tsx";
import { phaseName, sentence, title, victory } from "./words.ts";

/** Shown where nothing is asked of the person at the table: the other side acts, a recap runs, or the game is over. */
export function WaitingCard() {
  const control = useControl();
  const film = useTable((now) => now.film);
  const moment = useTable((now) => now.moment);
  const thinking = useTable((now) => now.thinking);
  const facts = useTable((now) => now.game?.facts);
  const isGuest = useTable((now) => now.isGuest && now.game?.facts.readOnly === null);
  if (moment === null || facts === undefined) return null;
  const view = film?.frame?.view ?? moment.view;
  const { pending } = moment;
  if (film === null && pending.kind === "over") return <OverCard />;
  const who = thinking === null ? (film === null ? moment.sideToDecide : view.active) : facts.seats[thinking];
  const prompt = pending.kind === "decide" && film === null ? pending.decisions[0]?.prompt : "";
  return (
    <section className="card dec" aria-label="What happens" data-testid="waiting">
      <p className="over">
        Turn {view.turn} · {view.active} {phaseName(view)}
      </p>
      <h2>
        {film === null
          ? `${title(who)} ${thinking === null ? "decides" : "is thinking"}`
          : filmTitle(film.kind, title(who))}
      </h2>
      {facts.readOnly !== null && <p className="note">{facts.readOnly}</p>}
      {prompt !== "" && <p>{prompt}</p>}
      {film?.frame?.lines.slice(0, 5).map((line) => (
        <p className="film-line" key={line.id}>
          {line.text}{" "}
          {line.dice.map((face, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: dice stay in the order they fell
            <Die key={i} face={face} />
          ))}{" "}
          <RuleChip rule={line.rule} />
        </p>
      ))}
      {film !== null && film.kind !== "live" && <FilmControls film={film} />}
      {(film === null || film.kind === "live") && thinking !== null && (
        <div className="acts">
          <button type="button" className="btn pri" data-testid="skip" onClick={() => control.loop.hurry()}>
            Skip to my decision
          </button>
        </div>
      )}
      {film === null && isGuest && pending.kind === "decide" && (
        <div className="acts">
          <button type="button" className="btn pri" data-testid="play-on" onClick={() => void goOnFromHere(control)}>
            Play on from here
          </button>
        </div>
      )}
      {film === null && facts.readOnly !== null && (
        <div className="acts">
          <button type="button" className="btn pri" onClick={() => void control.films.replay(0)}>
            Replay from the start
          </button>
        </div>
      )}
    </section>
  );
}

/** Whoever plays on in a game that was shown to them has it as their own from here on. */
function goOnFromHere(control: Control): Promise<void> {
  playOn(control);
  return control.loop.goOn();
}

/** Runs a game from its opening, at the pace that is set. */
async function watchFromStart(control: Control): Promise<void> {
  await control.films.replay(0);
  control.films.run(true);
}

const filmTitle = (kind: string, who: string): string =>
  kind === "replay" ? "Replay" : kind === "recap" ? "What happened" : `${who} acts`;

function OverCard() {
  const control = useControl();
  const verdict = useTable((now) => (now.moment?.pending.kind === "over" ? now.moment.pending.verdict : null));
  const seats = useTable((now) => now.game?.facts.seats ?? []);
  if (verdict === null) return null;
  const heading = verdict.winner === null ? "A draw" : victory(seats[verdict.winner], verdict.level);
  return (
    <section className="card dec" aria-label="Verdict" data-testid="over">
      <p className="over">The battle is over</p>
      <h2>{heading}</h2>
      <p>
        {sentence(verdict.reason)} <RuleChip rule={verdict.rule} />
      </p>
      <div className="acts">
        <button
          type="button"
          className="btn pri"
          data-testid="open-report"
          onClick={() => control.desk.set({ panel: "report" })}
        >
          After the battle
        </button>
        <button type="button" className="btn" data-testid="analyse" onClick={() => openAnalysis(control)}>
          Analyse
        </button>
        <button type="button" className="btn" data-testid="watch-replay" onClick={() => void watchFromStart(control)}>
          Watch it
        </button>
      </div>
    </section>
  );
}
