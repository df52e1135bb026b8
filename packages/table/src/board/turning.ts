import { angleOf } from "@redoubt/drawing";
import type { MapFile } from "@redoubt/mechanics";
import type { Control } from "../session/control.ts";
import type { Moment } from "../worker/messages.ts";

/** Whether the hexes of a map stand on a point. */
export const isPointy = (map: Pick<MapFile, "orientation">): boolean => map.orientation === "pointy";

/** A way to turn the unit in hand: its answer, and its angle from the top of the sheet. */
export interface Turned {
  readonly answer: string;
  readonly towards: string;
  readonly price: string;
  readonly angle: number;
}

/** Where the unit in hand may be turned, clockwise from the top of the sheet. */
export function turnsOf(moment: Moment, pointy: boolean): readonly Turned[] {
  return moment.shown.turns
    .flatMap((turn) => {
      const angle = angleOf(turn.towards, pointy);
      return angle === undefined ? [] : [{ ...turn, angle }];
    })
    .sort((a, b) => a.angle - b.angle);
}

/** Turns the unit in hand. */
export function giveTurn(control: Control, moment: Moment, { answer }: Turned): void {
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
  giveTurn(
    control,
    moment,
    turns.reduce((near, turn) => (away(turn) < away(near) ? turn : near)),
  );
  return true;
}
