import { useEffect } from "preact/compat";
import { title } from "../panels/words.ts";
import { useControl, useTable } from "../session/context.ts";
import type { Advice } from "../worker/analyst-calls.ts";
import { chanceOf, chanceWords, compareWords } from "./chances.ts";
import { ChanceBar, litBy, Steps } from "./line-steps.tsx";
import { useAnalysed, useAnalysis, useOffered, useSeatAt, useShownEntry } from "./use-analysis.ts";

function Ways({ seat }: { readonly seat: number }) {
  const ways = useAnalysed((now) => now.ways);
  const told = ways.map((way) => ({ ...way, chance: chanceOf(way.tally, seat) }));
  const staff = told.find(({ kind }) => kind === "staff")?.chance ?? null;
  if (staff === null) return <p className="note">Playing the plans out.</p>;
  return (
    <div className="ways" data-testid="ways">
      <p className="over">Chance to win, {ways[0]?.tally.count ?? 0} playouts each</p>
      {told.map(({ name, kind, chance }) => (
        <div key={name} className="way" data-testid="way" data-kind={kind}>
          <span>{name}</span>
          {chance !== null && <ChanceBar chance={chance} kind={kind} />}
          <b>{chance === null ? "" : chanceWords(chance)}</b>
        </div>
      ))}
      {told
        .filter(({ kind, chance }) => kind !== "staff" && chance !== null)
        .map(({ name, chance }) => (
          <p key={name} className="compared">
            {name}: {chance === null ? "" : compareWords(chance, staff)}
          </p>
        ))}
    </div>
  );
}

function Told({ advice }: { readonly advice: Advice }) {
  const control = useControl();
  const analysis = useAnalysis();
  const { branch } = useOffered();
  useEffect(() => {
    control.desk.set({ lit: litBy(advice.steps) });
    const hexes = advice.steps.flatMap(({ hexes: named }) => named);
    if (hexes.length > 0) control.showHexes(hexes.slice(0, 6));
    return () => control.desk.set({ lit: null });
  }, [control, advice]);
  return (
    <>
      <p className="aim-words" data-testid="advice-aim">
        {advice.aim}
      </p>
      <Steps steps={advice.steps} until={advice.until} />
      <Ways seat={advice.seat} />
      {branch && (
        <div className="acts">
          <button
            type="button"
            className="btn pri"
            data-testid="play-advice"
            onClick={() => analysis.name(advice.answers)}
          >
            Play the staff's plan in a branch
          </button>
          <button type="button" className="btn" data-testid="play-mine" onClick={() => analysis.name([])}>
            Play mine in a branch
          </button>
        </div>
      )}
    </>
  );
}

/** Ask the staff: what the veteran would do here and why, and how other plans compare. */
export function StaffCard() {
  const analysis = useAnalysis();
  const offered = useOffered();
  const entry = useShownEntry();
  const advice = useAnalysed((now) => now.advice);
  const isAsking = useAnalysed((now) => now.isAsking);
  const hasStudy = useAnalysed((now) => now.study !== null);
  const asked = useSeatAt(entry);
  const own = useTable((now) => now.seat);
  const seats = useTable((now) => now.game?.facts.seats ?? []);
  // In a game that goes on the staff is one's own.
  const seat = offered.isHelp && asked !== own ? null : asked;
  const isHere = advice !== null && advice.entry === entry;
  return (
    <section className="card staff-card" aria-label="Ask the staff" data-testid="staff-card">
      <p className="over">Ask the staff{asked !== null && `, ${title(seats[asked] ?? "")} side`}</p>
      {!offered.staff && <p className="note">{offered.why}</p>}
      {offered.staff && !isHere && (
        <>
          <h2>What would the veteran do here?</h2>
          {seat === null ? (
            <p>
              {asked === null
                ? "Nobody decides here: go back to a moment before."
                : "The other side decides here. Your staff speaks for your own side."}
            </p>
          ) : (
            <div className="acts">
              <button
                type="button"
                className="btn pri"
                data-testid="ask-staff"
                aria-disabled={isAsking || !hasStudy || undefined}
                onClick={() => !isAsking && hasStudy && void analysis.ask(entry, seat)}
              >
                {isAsking ? "The staff is thinking" : "Ask"} <kbd>S</kbd>
              </button>
            </div>
          )}
          {offered.isHelp && (
            <p className="legend">Asked during play, the report says so. Not offered against a person.</p>
          )}
        </>
      )}
      {isHere && <Told advice={advice} />}
    </section>
  );
}
