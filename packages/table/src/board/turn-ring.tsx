import { angleOf, type Layout } from "@redoubt/drawing";
import { useState } from "preact/compat";
import { useControl, useTable } from "../session/context.ts";
import { wear } from "../session/theme.ts";
import { NoseHandle } from "./nose-handle.tsx";
import css from "./turn-ring.css?inline";
import { giveTurn, isPointy, turnsOf } from "./turning.ts";

wear(css);

// Outside the counter and its nose, inside the next hex.
const RADIUS = 62;

/** A ring round the unit in hand: each place turns it there, with its price. */
export function TurnRing({ sheet }: { readonly sheet: Layout }) {
  const control = useControl();
  const moment = useTable((now) => now.moment);
  const map = useTable((now) => now.game?.map);
  const isBusy = useTable((now) => now.isBusy || now.film !== null || now.thinking !== null);
  const [drawnTo, setDrawnTo] = useState<string | null>(null);
  if (moment === null || map === undefined || isBusy) return null;
  const unit = moment.view.units.find(({ id }) => id === moment.shown.unit);
  if (unit === undefined || !sheet.has(unit.at)) return null;
  const [x, y] = sheet.seat(unit.at);
  const turns = turnsOf(moment, isPointy(map));
  const now = angleOf(unit.face.facing, isPointy(map));
  const places = turns.map((turn) => {
    const rad = (turn.angle * Math.PI) / 180;
    return (
      <button
        key={turn.answer}
        type="button"
        className={turn.towards === drawnTo ? "turn-place near" : "turn-place"}
        data-furniture
        data-testid="turn"
        data-towards={turn.towards}
        title={`Turn to ${turn.towards}: ${turn.price}`}
        aria-label={`Turn ${unit.name} to ${turn.towards}, price ${turn.price}`}
        style={{ left: x + RADIUS * Math.sin(rad), top: y - RADIUS * Math.cos(rad) }}
        onClick={() => giveTurn(control, moment, turn)}
      >
        <i aria-hidden="true" style={{ transform: `rotate(${turn.angle}deg)` }} />
        {turn.price}
      </button>
    );
  });
  return (
    <>
      {places}
      {now !== undefined && turns.length > 0 && (
        <NoseHandle
          at={[x, y]}
          now={now}
          places={turns}
          onDraw={(place) => setDrawnTo(place?.towards ?? null)}
          onDrop={(turn) => giveTurn(control, moment, turn)}
        />
      )}
    </>
  );
}
