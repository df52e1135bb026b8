import type { StandingReply } from "@redoubt/mechanics";
import { useState } from "preact/compat";
import { Seal } from "./seal.tsx";

interface NextTimeProps {
  readonly standing: StandingReply<string>;
  /** The chance of the answer that is chosen, in percent: what "favourable" begins with. */
  readonly percent: number;
  readonly onSay: (answers: readonly string[]) => void;
}

const nearest = (percent: number): number => Math.min(90, Math.max(10, Math.round(percent / 10) * 10));

/** What is to be done the next time without asking, said on the spot: for the unit, its command, or everybody. */
export function NextTime({ standing, percent, onSay }: NextTimeProps) {
  const { text, scopes, ways, unsaid, after } = standing;
  const [place, setPlace] = useState(0);
  const scope = scopes[Math.min(place, scopes.length - 1)];
  const said = ways.find(({ answer }) => answer === scope.now);
  // Where nothing is said for one of them, what is said for a wider circle counts.
  const wider = scopes.slice(scopes.indexOf(scope) + 1).find(({ now }) => now !== null);
  const inherited = ways.find(({ answer }) => answer === wider?.now);
  const counts = said ?? inherited;
  const [from, setFrom] = useState(counts?.percent ?? nearest(percent));
  const say = (answer: string) => onSay([...scope.answers, answer, ...after]);
  const fromChance = ways.find((way) => way.percent === from);
  const plain = ways.filter((way) => way.percent === undefined);
  const isFrom = counts?.percent !== undefined;
  const tabs = [
    ...plain.slice(0, 2).map(({ name, answer }) => ({ name, answer, isOn: counts?.answer === answer })),
    { name: "favourable", answer: fromChance?.answer ?? "", isOn: isFrom },
    ...plain.slice(2).map(({ name, answer }) => ({ name, answer, isOn: counts?.answer === answer })),
  ];
  return (
    <fieldset className="next-time" data-testid="next-time">
      <legend>
        Next time: {text.toLowerCase()} <Seal />
      </legend>
      <div className="tabs" role="presentation">
        {scopes.map(({ name }, i) => (
          <button
            key={name}
            type="button"
            className={i === place ? "on" : ""}
            aria-pressed={i === place}
            data-testid="scope"
            onClick={() => setPlace(i)}
          >
            {name}
          </button>
        ))}
      </div>
      <div className="tabs" role="presentation">
        {tabs.map(({ name, answer, isOn }) => (
          <button
            key={name}
            type="button"
            className={isOn ? "on" : ""}
            aria-pressed={isOn}
            data-testid="way"
            onClick={() => say(answer)}
          >
            {name}
          </button>
        ))}
      </div>
      <label className="from-chance">
        from{" "}
        <input
          type="range"
          min={10}
          max={90}
          step={10}
          value={from}
          aria-valuetext={`${from / 10} in 10`}
          onChange={(event) => setFrom(Number(event.currentTarget.value))}
          onPointerUp={() => isFrom && fromChance !== undefined && say(fromChance.answer)}
          onKeyUp={() => isFrom && fromChance !== undefined && say(fromChance.answer)}
        />{" "}
        <b>{from / 10} in 10</b>
      </label>
      <p className="note-line">
        {said === undefined &&
          inherited !== undefined &&
          wider !== undefined &&
          `As for ${wider.name}: ${inherited.name}. `}
        {counts === undefined && "You are asked. "}
        {said !== undefined && wider !== undefined && (
          <button type="button" className="btn quiet sm" data-testid="unsay" onClick={() => say(unsaid)}>
            As for {wider.name} again
          </button>
        )}
      </p>
    </fieldset>
  );
}
