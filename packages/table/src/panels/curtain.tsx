import { useEffect, useRef } from "preact/compat";
import { useControl, useTable } from "../session/context.ts";
import { LogCard } from "./log-card.tsx";
import { title } from "./words.ts";

/**
 * Between two players at one screen, where something is hidden: both columns are folded away and the map shows what
 * everybody may see, until the next player is ready.
 */
export function Curtain({ isNarrow }: { readonly isNarrow: boolean }) {
  const control = useControl();
  const seat = useTable((now) => now.curtain);
  const seats = useTable((now) => now.game?.facts.seats ?? []);
  const lift = useRef<HTMLButtonElement>(null);
  useEffect(() => lift.current?.focus(), []);
  if (seat === null) return null;
  const name = title(seats[seat]);
  return (
    <div className={isNarrow ? "bottom-sheet is-half curtain" : "side curtain"}>
      <section className="card" aria-label={`Hand over to ${name}`} data-testid="curtain">
        <p className="over">One screen, two players</p>
        <h2>The table goes to the {name} side</h2>
        <Envelope />
        <p>What the other side wrote is sealed. Nothing on this screen shows it, nor how much it was.</p>
        <button
          type="button"
          className="btn pri"
          ref={lift}
          data-testid="lift-curtain"
          onClick={() => void control.loop.liftCurtain()}
        >
          I am {name}: show my side
        </button>
      </section>
      {!isNarrow && <LogCard />}
    </div>
  );
}

function Envelope() {
  return (
    <svg className="envelope" viewBox="0 0 300 180" aria-hidden="true">
      <path className="env-back" d="M4 4H296V176H4Z" />
      <path className="env-fold" d="M4 176 118 84M296 176 182 84M4 4 150 112 296 4" />
      <circle className="env-seal" cx="150" cy="100" r="27" />
      <path className="env-sign" d="M138 110V98L150 90 162 98V110H156V102H144V110Z" />
    </svg>
  );
}
