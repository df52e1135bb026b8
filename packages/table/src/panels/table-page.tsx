import type { Layout, Point } from "@redoubt/drawing";
import { useEffect, useMemo } from "react";
import { Board } from "../board/board.tsx";
import { highlightsOf } from "../board/highlights.ts";
import { createScope } from "../board/scope.ts";
import { ReportPage } from "../report/report-page.tsx";
import { ControlContext, useControl, useDesk, useSettings, useTable } from "../session/context.ts";
import type { Control } from "../session/control.ts";
import { driverOf } from "../session/driver.ts";
import { seatColours } from "../session/seat-colours.ts";
import type { Moment } from "../worker/messages.ts";
import { BottomSheet } from "./bottom-sheet.tsx";
import { DecisionCard } from "./decision-card.tsx";
import { Curtain, HelpDialog, MenuDialog, Notices } from "./dialogs.tsx";
import { FailedPage } from "./failed-page.tsx";
import { LogCard } from "./log-card.tsx";
import { OddsCard } from "./odds-card.tsx";
import { OrderOfBattle } from "./order-of-battle.tsx";
import { RulesPanel } from "./rules-panel.tsx";
import { PhaseBar, TopBar } from "./top-bar.tsx";
import { useMedia } from "./use-media.ts";
import { useTableKeys } from "./use-table-keys.ts";

/** A game on the table. */
export function TablePage({ control }: { readonly control: Control }) {
  return (
    <ControlContext value={control}>
      <TableOrTrouble />
    </ControlContext>
  );
}

function TableOrTrouble() {
  const view = useTable((now) => now.moment?.view);
  const seats = useTable((now) => now.game?.facts.seats);
  const colours = useMemo(
    () => (view === undefined || seats === undefined ? {} : seatColours(view.units, seats)),
    [view, seats],
  );
  return (
    <div className="seat-colours" style={colours}>
      <TableStage />
    </div>
  );
}

function TableStage() {
  const stage = useTable((now) => now.stage);
  const panel = useDesk((now) => now.panel);
  const game = useTable((now) => now.game);
  if (stage === "failed") return <FailedPage />;
  if (game === null) return <p className="loading">Laying out the map.</p>;
  if (panel === "report") return <ReportPage />;
  return <TableLaid />;
}

/** Where the units stand that can act now, else all units. */
function busyPlaces(moment: Moment, sheet: Layout): readonly Point[] {
  const { units } = highlightsOf(moment.choices);
  const placed = moment.view.units.filter(({ at }) => sheet.has(at));
  const acting = placed.filter(({ id }) => units.has(id));
  return (acting.length > 0 ? acting : placed).map(({ at }) => sheet.seat(at));
}

function TableLaid() {
  const control = useControl();
  const game = useTable((now) => now.game);
  const sheet = useTable((now) => now.sheet);
  const moment = useTable((now) => now.moment);
  const film = useTable((now) => now.film);
  const curtain = useTable((now) => now.curtain);
  const panel = useDesk((now) => now.panel);
  const rule = useDesk((now) => now.rule);
  const showsUnits = useSettings((now) => now.showsUnits);
  const isNarrow = useMedia("(max-width: 899px)");
  const isReady = moment !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a table is looked at anew only when another map is laid
  const scope = useMemo(
    () => (sheet === null ? null : createScope(sheet.field, moment === null ? [] : busyPlaces(moment, sheet))),
    [sheet, isReady],
  );
  useTableKeys(control, scope);
  useEffect(() => {
    if (sheet === null || scope === null) return;
    control.showHexes = (hexes) => scope.show(hexes.filter(sheet.has).map((hex) => sheet.centre(hex)));
    Object.assign(globalThis, { redoubt: driverOf(control, sheet, scope) });
  }, [control, sheet, scope]);
  useEffect(() => {
    if (moment === null) return;
    void control.answering.findReach();
    void control.answering.look();
  }, [control, moment]);
  if (game === null || sheet === null || scope === null) return null;
  const view = film?.frame?.view ?? moment?.view;
  const close = () => control.desk.set({ panel: null });
  return (
    <div
      className={`table ${showsUnits && !isNarrow ? "has-units" : ""}`}
      data-testid="table"
      data-entry={moment?.entry}
      data-hash={moment?.hash}
    >
      {view !== undefined && curtain === null && (
        <>
          <TopBar facts={game.facts} view={view} />
          <PhaseBar view={view} />
          {showsUnits && !isNarrow && <OrderOfBattle units={view.units} seats={game.facts.seats} />}
          <Board game={game} sheet={sheet} view={view} scope={scope} />
          {isNarrow ? (
            <BottomSheet view={view} seats={game.facts.seats} />
          ) : (
            <div className="side">
              <DecisionCard />
              <OddsCard />
              <LogCard />
            </div>
          )}
        </>
      )}
      <Curtain />
      {panel === "rules" && (
        <div className="rules-over">
          <RulesPanel system={null} at={rule} onClose={close} />
        </div>
      )}
      {panel === "help" && <HelpDialog />}
      {panel === "menu" && <MenuDialog />}
      <Notices />
    </div>
  );
}
