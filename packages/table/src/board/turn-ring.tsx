import { angleOf, type Layout } from "@redoubt/drawing";
import type { MapFile } from "@redoubt/mechanics";
import { useState } from "react";
import { useControl, useTable } from "../session/context.ts";
import type { Control } from "../session/control.ts";
import type { Moment } from "../worker/messages.ts";
import { NoseHandle } from "./nose-handle.tsx";

// Outside the counter and its nose, inside the next hex.
const RADIUS = 62;

const isPointy = (map: Pick<MapFile, "orientation">): boolean => map.orientation === "pointy";

interface Turned {
  readonly answer: string;
  readonly towards: string;
  readonly price: string;
  readonly angle: number;
}

/** Where the unit in hand may be turned, clockwise from the top of the sheet. */
function turnsOf(moment: Moment, pointy: boolean): readonly Turned[] {
  return moment.shown.turns
    .flatMap((turn) => {
      const angle = angleOf(turn.towards, pointy);
      return angle === undefined ? [] : [{ ...turn, angle }];
    })
    .sort((a, b) => a.angle - b.angle);
}

function give(control: Control, moment: Moment, { answer }: Turned): void {
  const choice = moment.choices.find(({ text }) => text === answer);
  if (choice !== undefined) void control.answering.choose(choice);
}

/** Turns the unit in hand to the next facing it may take, clockwise or against it; false where it cannot be turned. */
export function turnBy(control: Control, by: 1 | -1): boolean {
  const { moment, game } = control.table.get();
  if (moment === null || game === null) return false;
  const pointy = isPointy(game.map);
  const turns = turnsOf(moment, pointy);
  const unit = moment.view.units.find(({ id }) => id === moment.shown.unit);
  if (turns.length === 0 || unit === undefined) return false;
  const now = angleOf(unit.face.facing, pointy) ?? 0;
  const away = ({ angle }: Turned): number => (by * (angle - now) + 720) % 360 || 360;
  give(
    control,
    moment,
    turns.reduce((near, turn) => (away(turn) < away(near) ? turn : near)),
  );
  return true;
}

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
        onClick={() => give(control, moment, turn)}
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
          onDrop={(turn) => give(control, moment, turn)}
        />
      )}
    </>
  );
}
