import { useEffect, useState } from "preact/compat";
import { TUTOR } from "../guide/tutor.ts";
import { useApp, useControl, useTable } from "../session/context.ts";
import { AFAR, PERSON } from "../session/state.ts";
import { hexesIn, title } from "./words.ts";

/** On request, what the computer on the other side is trying to do, in its own words. */
export function Aim() {
  const { staff } = useApp();
  const control = useControl();
  const players = useTable((now) => now.players);
  const seats = useTable((now) => now.game?.facts.seats ?? []);
  const entry = useTable((now) => now.moment?.entry ?? 0);
  const [isOpen, setOpen] = useState(false);
  const [aim, setAim] = useState("");
  const seat = players.findIndex((player) => player !== PERSON && player !== TUTOR && player !== AFAR);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each answer the aim may be another
  useEffect(() => {
    if (!isOpen || seat < 0) return;
    let isGone = false;
    void staff.explain({ player: players[seat], seat }).then((said) => {
      if (isGone) return;
      setAim(said ?? "It has not thought about this battle yet: it does when its turn comes.");
      // The places that it names by their numbers.
      const hexes = hexesIn(said ?? "", (hex) => control.table.get().sheet?.has(hex) === true);
      if (hexes.length > 0) control.desk.set({ lit: { hexes, units: [] } });
    });
    return () => {
      isGone = true;
      control.desk.set({ lit: null });
    };
  }, [isOpen, seat, entry]);
  if (seat < 0) return null;
  return (
    <div className="aim">
      <button
        type="button"
        className="btn quiet sm"
        aria-expanded={isOpen}
        data-testid="aim"
        onClick={() => setOpen(!isOpen)}
      >
        What is the {title(seats[seat] ?? "")} side trying to do?
      </button>
      {isOpen && (
        <p role="status" data-testid="aim-words">
          {aim}
        </p>
      )}
    </div>
  );
}
