import type { Layout, Point } from "@redoubt/drawing";
import { lazy, Suspense, useEffect, useMemo } from "preact/compat";
import { Board } from "../board/board.tsx";
import { seen } from "../board/camera.ts";
import { highlightsOf } from "../board/highlights.ts";
import { createScope, type Scope } from "../board/scope.ts";
import { ControlContext, useControl, useDesk, useRoom, useSettings, useTable } from "../session/context.ts";
import type { Control } from "../session/control.ts";
import { driverOf } from "../session/driver.ts";
import { seatColours } from "../session/seat-colours.ts";
import type { Moment } from "../worker/messages.ts";
import { Answers } from "./answers.tsx";
import { BottomSheet } from "./bottom-sheet.tsx";
import { Curtain } from "./curtain.tsx";
import { DecisionCard } from "./decision-card.tsx";
import { Notices } from "./dialogs.tsx";
import { Fight } from "./fight.tsx";
import { Loading } from "./loading.tsx";
import { LogCard } from "./log-card.tsx";
import { Odds } from "./odds.tsx";
import { PageTrouble } from "./page-trouble.tsx";
import { Risks } from "./risks.tsx";
import { Roll } from "./roll.tsx";
import { Sheets } from "./sheets.tsx";
import { PhaseBar, TopBar } from "./top-bar.tsx";
import { useTableKeys } from "./use-table-keys.ts";

// What is seldom looked at is fetched when it is.
const ReportPage = lazy(() => import("../report/report-page.tsx").then((part) => ({ default: part.ReportPage })));
const AnalysisLeft = lazy(() =>
  import("../analysis/analysis-board.tsx").then((part) => ({ default: part.AnalysisLeft })),
);
const AnalysisRest = lazy(() =>
  import("../analysis/analysis-board.tsx").then((part) => ({ default: part.AnalysisRest })),
);
const AnalysisSheet = lazy(() =>
  import("../analysis/analysis-board.tsx").then((part) => ({ default: part.AnalysisSheet })),
);
const PracticeDialog = lazy(() => import("./practice-dialog.tsx").then((part) => ({ default: part.PracticeDialog })));
const FailedPage = lazy(() => import("./failed-page.tsx").then((part) => ({ default: part.FailedPage })));
const HelpDialog = lazy(() => import("./menu.tsx").then((part) => ({ default: part.HelpDialog })));
const MenuDialog = lazy(() => import("./menu.tsx").then((part) => ({ default: part.MenuDialog })));
const BriefingPanel = lazy(() => import("./briefing-panel.tsx").then((part) => ({ default: part.BriefingPanel })));
const BookPage = lazy(() => import("../book/book-page.tsx").then((part) => ({ default: part.BookPage })));

/** A game on the table. */
export function TablePage({ control }: { readonly control: Control }) {
  return (
    <ControlContext value={control}>
      <PageTrouble file={() => control.lastFile}>
        <TableOrTrouble />
      </PageTrouble>
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

function OpeningPage() {
  return <Loading file={useControl().lastFile} />;
}

function TableStage() {
  const stage = useTable((now) => now.stage);
  const panel = useDesk((now) => now.panel);
  const game = useTable((now) => now.game);
  if (stage === "failed")
    return (
      <Suspense fallback={null}>
        <FailedPage />
      </Suspense>
    );
  if (game === null) return <OpeningPage />;
  if (panel === "report")
    return (
      <Suspense fallback={null}>
        <ReportPage />
      </Suspense>
    );
  return <TableLaid />;
}

/** A decision about something out of sight brings it into sight; else the map is left alone. */
function bringChoicesIntoView(moment: Moment, sheet: Layout, scope: Scope): void {
  const { hexes, units } = highlightsOf(moment.choices);
  const at = new Map(moment.view.units.map((unit) => [unit.id, unit.at]));
  const names = [...hexes.keys(), ...[...units.keys()].map((id) => at.get(id) ?? ""), ...moment.shown.targets];
  const places = names.filter(sheet.has).map((hex) => sheet.centre(hex));
  const box = seen(scope.camera(), scope.window());
  const isSeen = ([x, y]: Point): boolean => x > box.x && y > box.y && x < box.x + box.width && y < box.y + box.height;
  if (places.length > 0 && !places.some(isSeen)) scope.show(places.slice(0, 1));
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
  const isLaid = useTable((now) => now.isLaid);
  const panel = useDesk((now) => now.panel);
  const asksPractice = useDesk((now) => now.asksPractice);
  const rule = useDesk((now) => now.rule);
  const place = useDesk((now) => (now.place?.chart === now.rule ? now.place : null));
  const isAnalysing = useDesk((now) => now.isAnalysing) && curtain === null;
  const room = useRoom();
  const isNarrow = room === "narrow";
  const wantsUnits = useSettings((now) => (room === "wide" ? now.showsUnits : now.showsDrawer));
  const showsUnits = wantsUnits && !isAnalysing;
  const isReady = moment !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a table is looked at anew only when another map is laid
  const scope = useMemo(() => {
    if (sheet === null) return null;
    if (control.looked?.sheet === sheet && isReady) return control.looked.scope;
    const made = createScope(sheet.field, moment === null ? [] : busyPlaces(moment, sheet));
    if (isReady) control.looked = { sheet, scope: made };
    return made;
  }, [sheet, isReady]);
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
    if (sheet !== null && scope !== null) bringChoicesIntoView(moment, sheet, scope);
  }, [control, moment, sheet, scope]);
  useEffect(() => {
    // Where somebody looked last would tell what he was about.
    if (curtain !== null) scope?.home();
  }, [curtain, scope]);
  if (game === null || sheet === null || scope === null) return null;
  const view = film?.frame?.view ?? moment?.view;
  const close = () => control.desk.set({ panel: null });
  return (
    <div
      className={`table ${showsUnits && room === "wide" ? "has-units" : ""} ${isAnalysing ? "is-analysis" : ""}`}
      data-testid="table"
      // Where something is hidden, how many answers the others gave is nobody's affair.
      data-entry={game.facts.hides ? undefined : moment?.entry}
      data-hash={moment?.hash}
    >
      {view !== undefined && (
        <>
          <TopBar facts={game.facts} view={view} />
          <PhaseBar view={view} />
          {showsUnits && !isNarrow && (!isLaid || curtain !== null) && (
            <div className={curtain === null ? "oob" : "oob curtain"} />
          )}
          {showsUnits && !isNarrow && isLaid && curtain === null && <Roll view={view} seats={game.facts.seats} />}
          {isAnalysing && !isNarrow && (
            <Suspense fallback={<div className="analysis-left" />}>
              <AnalysisLeft />
            </Suspense>
          )}
          <Board game={game} sheet={sheet} view={view} scope={scope} />
          {curtain !== null ? (
            <Curtain isNarrow={isNarrow} />
          ) : isAnalysing ? (
            <Suspense fallback={<div className="side" />}>{isNarrow ? <AnalysisSheet /> : <AnalysisRest />}</Suspense>
          ) : isNarrow ? (
            <BottomSheet view={view} seats={game.facts.seats} />
          ) : (
            <div className="side">
              <DecisionCard />
              <Sheets view={view} isNow={true} />
              <Fight />
              <Risks />
              <Odds />
              <Answers turn={view.turn} />
              <Sheets view={view} isNow={false} />
              <LogCard />
            </div>
          )}
        </>
      )}
      {panel === "rules" && (
        <Suspense fallback={null}>
          <BookPage system={null} at={rule} place={place} isOverTable={true} onClose={close} />
        </Suspense>
      )}
      {panel === "briefing" && (
        <Suspense fallback={null}>
          <BriefingPanel />
        </Suspense>
      )}
      <Suspense fallback={null}>
        {panel === "help" && <HelpDialog />}
        {panel === "menu" && <MenuDialog />}
        {asksPractice && <PracticeDialog />}
      </Suspense>
      <Notices />
    </div>
  );
}
