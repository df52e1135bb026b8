import { useEffect } from "preact/compat";
import { useControl, useDesk, useRoom, useTable } from "../session/context.ts";
import { RuleChip } from "./rule-chip.tsx";

const STAYS = 4500;

/** The dice that fell just now, over the map for a moment; clicks go through to the map. */
export function RollToast() {
  const control = useControl();
  const rolled = useDesk((now) => now.rolled);
  const isFilm = useTable((now) => now.film !== null);
  useEffect(() => {
    if (rolled.length === 0) return;
    const timer = setTimeout(() => control.desk.set({ rolled: [] }), STAYS);
    return () => clearTimeout(timer);
  }, [rolled, control]);
  const sheet = useTable((now) => now.sheet);
  const isNarrow = useRoom() === "narrow";
  // What has a place is told there.
  const shown = isNarrow ? rolled : rolled.filter(({ hexes }) => !hexes.some((hex) => sheet?.has(hex) === true));
  if (shown.length === 0 || isFilm) return null;
  return (
    <div className="toast card" data-testid="rolled">
      {shown.slice(-3).map((line) => (
        <p key={line.id}>
          <span className="toast-dice">
            {line.dice.map((face, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: dice stay in the order they fell
              <b className="die big" key={i}>
                {face}
              </b>
            ))}
          </span>
          <span>
            {line.text} <RuleChip rule={line.rule} />
          </span>
        </p>
      ))}
    </div>
  );
}
