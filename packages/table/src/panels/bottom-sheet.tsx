import type { BoardView } from "@redoubt/mechanics";
import { type PointerEvent, useRef, useState } from "preact/compat";
import { useDesk, useTable } from "../session/context.ts";
import { Answers } from "./answers.tsx";
import { DecisionCard } from "./decision-card.tsx";
import { Fight } from "./fight.tsx";
import { FilmControls } from "./film-controls.tsx";
import { LogCard } from "./log-card.tsx";
import { Odds } from "./odds.tsx";
import { Risks } from "./risks.tsx";
import { Roll } from "./roll.tsx";
import { Sheets } from "./sheets.tsx";

const TABS = ["Decide", "Odds", "Sheets", "Log", "Units"] as const;
type Tab = (typeof TABS)[number];
const HEIGHTS = ["line", "half", "full"] as const;

interface BottomSheetProps {
  readonly view: BoardView;
  readonly seats: readonly string[];
}

/** On narrow screens everything but the map, in a sheet of three heights. */
export function BottomSheet({ view, seats }: BottomSheetProps) {
  const [tab, setTab] = useState<Tab>("Decide");
  const [height, setHeight] = useState(1);
  const start = useRef<{ readonly y: number; readonly height: number } | null>(null);
  const hasOdds = useDesk(
    (now) =>
      now.preview?.odds != null ||
      now.preview?.combat != null ||
      now.preview?.fight != null ||
      (now.preview?.risks?.risks.length ?? 0) + (now.preview?.risks?.follows?.length ?? 0) > 0,
  );
  const film = useTable((now) => now.film);
  const drag = (event: PointerEvent<HTMLButtonElement>): void => {
    if (event.type === "pointerdown") {
      start.current = { y: event.clientY, height };
      event.currentTarget.setPointerCapture(event.pointerId);
    } else if (event.type === "pointerup" && start.current !== null) {
      const by = start.current.y - event.clientY;
      if (Math.abs(by) < 12) setHeight((now) => (now + 1) % HEIGHTS.length);
      else setHeight(Math.min(2, Math.max(0, start.current.height + (by > 0 ? 1 : -1) * (Math.abs(by) > 260 ? 2 : 1))));
      start.current = null;
    }
  };
  return (
    <section
      className={`bottom-sheet is-${HEIGHTS[height]}`}
      aria-label="Panels"
      data-testid="bottom-sheet"
      data-height={HEIGHTS[height]}
    >
      <button
        type="button"
        className="grip"
        aria-label={`Panel height: ${HEIGHTS[height]}`}
        data-testid="grip"
        onPointerDown={drag}
        onPointerUp={drag}
        onKeyDown={(event) => {
          if (event.key === "ArrowUp") setHeight((now) => Math.min(2, now + 1));
          if (event.key === "ArrowDown") setHeight((now) => Math.max(0, now - 1));
        }}
      />
      <div className="sheet-body">
        {tab === "Decide" && (
          <>
            <DecisionCard />
            <Sheets view={view} isNow={true} />
          </>
        )}
        {tab === "Odds" && (
          <>
            <Fight />
            <Risks />
            <Odds />
            {!hasOdds && (
              <p className="sheet-empty">Nothing is thrown for yet. Odds appear here before the dice fall.</p>
            )}
            <DecisionCard />
          </>
        )}
        {tab === "Sheets" && (
          <>
            <Answers turn={view.turn} />
            <Sheets view={view} />
          </>
        )}
        {tab === "Log" && (
          <>
            <LogCard />
            {film !== null && film.kind !== "live" && <FilmControls film={film} isSmall={true} />}
          </>
        )}
        {tab === "Units" && <Roll view={view} seats={seats} />}
      </div>
      <div className="sheet-tabs" role="tablist" aria-label="Panels">
        {TABS.filter((one) => one !== "Sheets" || (view.sheets ?? []).length > 0).map((one) => (
          <button
            type="button"
            key={one}
            role="tab"
            aria-selected={one === tab}
            className={one === tab ? "on" : ""}
            data-testid={`tab-${one.toLowerCase()}`}
            onClick={() => {
              setTab(one);
              if (height === 0) setHeight(1);
            }}
          >
            {one}
            {one === "Odds" && hasOdds && <i className="dot" />}
          </button>
        ))}
      </div>
    </section>
  );
}
