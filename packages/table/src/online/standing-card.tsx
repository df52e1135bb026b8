import { type StandingOrders, type StandingWay, standingWays } from "@redoubt/protocol";
import { useState } from "preact/compat";
import { sentence, words } from "../panels/words.ts";
import { useObservable } from "../session/observable.ts";
import type { OnlineGame } from "./laying.ts";

const WAYS: Readonly<Record<StandingWay, string>> = {
  ask: "ask me",
  decline: "do nothing",
  staff: "let the staff answer",
};

const NONE: StandingOrders = {
  isOn: false,
  otherwise: "ask",
  kinds: {},
  stops: { harmed: true, units: [], hexes: [], turn: null },
};

const listOf = (text: string): readonly string[] =>
  text
    .split(/[\s,;]+/)
    .filter((one) => one !== "")
    .slice(0, 20);

interface WayProps {
  readonly name: string;
  readonly note?: string;
  readonly way: StandingWay;
  readonly onChoose: (way: StandingWay) => void;
}

function Way({ name, note, way, onChoose }: WayProps) {
  return (
    <label className="way">
      <span>
        {name}
        {note !== undefined && <small>{note}</small>}
      </span>
      <select
        value={way}
        onChange={({ currentTarget }) => onChoose(standingWays.find((one) => one === currentTarget.value) ?? "ask")}
      >
        {standingWays.map((one) => (
          <option key={one} value={one}>
            {WAYS[one]}
          </option>
        ))}
      </select>
    </label>
  );
}

/**
 * What is answered for this seat while the other side acts, and when it is asked after all: so that a turn by
 * correspondence is one round trip. Only this seat reads it.
 */
export function StandingCard({ game }: { readonly game: OnlineGame }) {
  const standing = useObservable(game.state, (now) => now.standing);
  const [draft, setDraft] = useState<StandingOrders | null>(null);
  const [said, setSaid] = useState("");
  if (standing === null || game.seat === null) return null;
  const orders = draft ?? standing.orders ?? NONE;
  const change = (more: Partial<StandingOrders>): void => {
    setSaid("");
    setDraft({ ...orders, ...more });
  };
  const stop = (more: Partial<StandingOrders["stops"]>): void => change({ stops: { ...orders.stops, ...more } });
  const keep = (wanted: StandingOrders): void => {
    game.line.act({ do: "order", orders: wanted }).then(
      (done) => {
        setSaid(done.is === "accepted" ? "Kept. You may close the page." : (done.what ?? "This could not be kept."));
        if (done.is === "accepted") setDraft(null);
      },
      () => {},
    );
  };
  const isOn = standing.orders?.isOn === true;
  return (
    <details className="card affairs own standing" data-testid="standing">
      <summary>
        Standing instructions <small>{isOn ? (standing.stopped === "" ? "on" : "stopped") : "off"}</small>
      </summary>
      <p className="small">While your opponent acts. In your own turn you are always asked.</p>
      {isOn && standing.stopped !== "" && (
        <p className="note" role="status">
          You are asked: {standing.stopped}
        </p>
      )}
      {standing.given > 0 && (
        <p className="small">
          {standing.given} {standing.given === 1 ? "answer was" : "answers were"} given by them so far.
        </p>
      )}
      {standing.met.map(({ kind, prompt }) => (
        <Way
          key={kind}
          name={sentence(words(kind))}
          note={prompt}
          way={orders.kinds[kind] ?? orders.otherwise}
          onChoose={(way) => change({ kinds: { ...orders.kinds, [kind]: way } })}
        />
      ))}
      <Way
        name={standing.met.length === 0 ? "Whatever is asked" : "Anything else"}
        way={orders.otherwise}
        onChoose={(otherwise) => change({ otherwise })}
      />
      <p className="over">Stop and ask me</p>
      <label className="tick">
        <input
          type="checkbox"
          checked={orders.stops.harmed}
          onChange={({ currentTarget }) => stop({ harmed: currentTarget.checked })}
        />
        when any unit of mine is worse off
      </label>
      <Names
        label="when one of these units is worse off"
        names={orders.stops.units}
        onName={(units) => stop({ units })}
      />
      <Names
        label="when something happens in one of these hexes"
        names={orders.stops.hexes}
        onName={(hexes) => stop({ hexes })}
      />
      <label className="tick">
        from turn
        <input
          type="number"
          min={1}
          max={999}
          value={orders.stops.turn ?? ""}
          aria-label="From this turn on"
          onChange={({ currentTarget }) =>
            stop({ turn: currentTarget.value === "" ? null : Math.max(1, Number(currentTarget.value)) })
          }
        />
        on
      </label>
      <div className="acts">
        <button
          type="button"
          className="btn sm"
          data-testid="orders-on"
          onClick={() => keep({ ...orders, isOn: true })}
        >
          {isOn ? "Keep these" : "Turn on"}
        </button>
        {isOn && (
          <button
            type="button"
            className="btn sm"
            data-testid="orders-off"
            onClick={() => keep({ ...orders, isOn: false })}
          >
            Turn off
          </button>
        )}
      </div>
      {said !== "" && (
        <p role="status" className="small" data-testid="orders-said">
          {said}
        </p>
      )}
    </details>
  );
}

interface NamesProps {
  readonly label: string;
  readonly names: readonly string[];
  readonly onName: (names: readonly string[]) => void;
}

function Names({ label, names, onName }: NamesProps) {
  return (
    <label className="tick names">
      {label}
      <input defaultValue={names.join(" ")} onBlur={({ currentTarget }) => onName(listOf(currentTarget.value))} />
    </label>
  );
}
