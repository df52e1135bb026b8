import type { Layout, Point } from "@redoubt/drawing";
import { toWindow } from "../board/camera.ts";
import type { Scope } from "../board/scope.ts";
import type { Control } from "./control.ts";

/** What a program that plays through the page needs to know. It reads and looks; it cannot answer: answers are clicks. */
export interface Driver {
  readonly now: () => {
    readonly entry: number;
    readonly hash: string;
    readonly seat: number | null;
    readonly isBusy: boolean;
    readonly isOver: boolean;
    readonly film: string | null;
    readonly picks: readonly string[];
    readonly choices: readonly {
      readonly text: string;
      readonly args: readonly { readonly kind: string; readonly name: string }[];
      readonly rolls: boolean;
    }[];
  };
  /** Brings a hex, or the hex of a unit, into view and answers where its middle stands in the page; null off the map. */
  readonly place: (name: string) => { readonly x: number; readonly y: number; readonly hex: string } | null;
  /** The text of the game file as it stands. */
  readonly file: () => Promise<string>;
}

/** The driver of a table that is laid. */
export function driverOf(control: Control, sheet: Layout, scope: Scope): Driver {
  const hexOf = (name: string): string | null => {
    if (sheet.has(name)) return name;
    const at = control.table.get().moment?.view.units.find(({ id }) => id === name)?.at ?? "";
    return sheet.has(at) ? at : null;
  };
  return {
    now() {
      const { moment, seat, isBusy, film } = control.table.get();
      return {
        entry: moment?.entry ?? -1,
        hash: moment?.hash ?? "",
        seat,
        isBusy: isBusy || moment === null,
        isOver: moment?.pending.kind === "over",
        film: film?.kind ?? null,
        picks: control.desk.get().picks,
        choices: moment?.choices ?? [],
      };
    },
    place(name) {
      const hex = hexOf(name);
      const frame = document.querySelector('[data-testid="board"]')?.getBoundingClientRect();
      if (hex === null || frame === undefined) return null;
      const middle = sheet.seat(hex);
      const isClear = ([x, y]: Point): boolean => x > 90 && y > 40 && x < frame.width - 200 && y < frame.height - 160;
      if (!isClear(toWindow(scope.camera(), middle))) {
        const { width, height } = scope.window();
        const { k } = scope.camera();
        scope.look({ k, x: middle[0] - width / 2 / k, y: middle[1] - height / 2 / k });
      }
      const [x, y] = toWindow(scope.camera(), middle);
      return { x: frame.left + x, y: frame.top + y, hex };
    },
    file: () => control.app.referee.file(null),
  };
}
