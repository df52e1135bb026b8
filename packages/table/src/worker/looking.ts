import type { AnyPlay } from "@redoubt/engine";
import type { AnyTelling } from "@redoubt/mechanics";
import type { Bout } from "./bout.ts";
import { bestSet, onwardFrom } from "./composing.ts";
import { generalBriefing } from "./general-briefing.ts";
import { planGroup } from "./grouping.ts";
import { inspectHex, inspectUnit } from "./inspecting.ts";
import type { BriefingView, InspectAsk, InspectView } from "./messages.ts";

/** Looking at a battle, a unit or a hex, and what makes acting short: fetched when somebody first does. */
export interface Looking {
  /** At a moment of the game: the play after that answer. */
  readonly briefing: (bout: Bout, play: AnyPlay, seat: number | null) => BriefingView;
  readonly bestSet: typeof bestSet;
  readonly onward: typeof onwardFrom;
  readonly group: typeof planGroup;
  /** Null where there is no such thing to look at. */
  readonly inspect: (bout: Bout, play: AnyPlay, ask: InspectAsk) => InspectView | null;
}

/** What systems tell people to read, by the system; one that tells nothing is looked at by what every system tells. */
export function createLooking(tellings: ReadonlyMap<string, AnyTelling>): Looking {
  return {
    bestSet,
    onward: onwardFrom,
    group: planGroup,
    briefing(bout, play, seat) {
      const { turns, turn } = bout.system.view(play, seat);
      const told = tellings.get(bout.system.id)?.briefing(play, seat);
      return { ...generalBriefing(bout, play, seat), ...told, turn, turns };
    },
    inspect(bout, play, ask) {
      const telling = tellings.get(bout.system.id) ?? null;
      return ask.unit === null ? inspectHex(bout, play, ask, telling) : inspectUnit(bout, play, ask, ask.unit, telling);
    },
  };
}
