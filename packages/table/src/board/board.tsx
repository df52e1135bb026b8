import { type Layout, stacksOf } from "@redoubt/drawing";
import type { BoardView } from "@redoubt/mechanics";
import { lazy, Suspense, useLayoutEffect, useMemo, useRef, useState } from "preact/compat";
import { Chooser } from "../panels/chooser.tsx";
import { RollToast } from "../panels/roll-toast.tsx";
import { StackFan } from "../panels/stack-fan.tsx";
import { useControl, useDesk, useRoom, useSettings, useTable } from "../session/context.ts";
import { useObservable } from "../session/observable.ts";
import type { MapLayers, OpenedGame } from "../worker/messages.ts";
import { counterSigns } from "./counter-signs.tsx";
import { Counters } from "./counters.tsx";
import { Flags } from "./flags.tsx";
import { listenForGestures } from "./gestures.ts";
import { clickAt } from "./hit.ts";
import { Inspecting, keepLooking } from "./inspecting.tsx";
import { MapSheet, OverlaySheet } from "./map-sheet.tsx";
import { drawMarkers } from "./markers.ts";
import { counterMarks } from "./marks.ts";
import { MiniMap } from "./mini-map.tsx";
import { type Overlays, passingOverlays, routeOverlay, standingOverlays } from "./overlays.ts";
import type { Scope } from "./scope.ts";
import { Strip } from "./strip.tsx";
import { clickOrGroup, lasso, takeFormation } from "./together.ts";
import { Tools } from "./tools.tsx";
import { useBoardKeys } from "./use-board-keys.ts";
import { useFightMarks } from "./use-fight-marks.ts";
import { useGroupMarks } from "./use-group-marks.ts";
import { useToldLines } from "./use-told-lines.ts";

const LayerSwitches = lazy(() =>
  import("../layers/layer-switches.tsx").then((part) => ({ default: part.LayerSwitches })),
);

// Fetched with the first thing that happens where anything may move on the screen.
const Action = lazy(() => import("../action/action.tsx").then((part) => ({ default: part.Action })));

// Fetched with the first refusal, the first look along a line, the first unit with formations.
const WhyNotCard = lazy(() => import("../panels/popovers.tsx").then((part) => ({ default: part.WhyNotCard })));
const SightCard = lazy(() => import("../panels/popovers.tsx").then((part) => ({ default: part.SightCard })));
const FormationTap = lazy(() => import("./formation-fan.tsx").then((part) => ({ default: part.FormationTap })));
const FormationFan = lazy(() => import("./formation-fan.tsx").then((part) => ({ default: part.FormationFan })));

// Fetched for those who want to hear what happens.
const Sound = lazy(() => import("../sound/sound.tsx").then((part) => ({ default: part.Sound })));

const isStill = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

// Fetched with the first unit that may be turned.
const TurnRing = lazy(() => import("./turn-ring.tsx").then((part) => ({ default: part.TurnRing })));

interface BoardProps {
  readonly game: OpenedGame;
  readonly sheet: Layout;
  readonly view: BoardView;
  readonly scope: Scope;
}

const blank: MapLayers = {};
const nothing: Overlays = { under: "", over: "", marks: [] };

/** The map with everything on it: the largest thing on the screen. */
export function Board({ game, sheet, view, scope }: BoardProps) {
  const control = useControl();
  const frame = useRef<HTMLDivElement>(null);
  const paper = useRef<HTMLDivElement>(null);
  const [hasFocus, setFocus] = useState(false);
  const [placed, setPlaced] = useState<Scope | null>(null);
  const picks = useDesk((now) => now.picks);
  const proposal = useDesk((now) => now.proposal);
  const reach = useDesk((now) => now.reach);
  const preview = useDesk((now) => now.preview);
  const why = useDesk((now) => now.why);
  const sight = useDesk((now) => now.sight);
  const lit = useDesk((now) => now.lit);
  const group = useDesk((now) => now.group);
  const chooser = useDesk((now) => now.chooser);
  const cursor = useDesk((now) => now.cursor);
  const areHidden = useDesk((now) => now.areCountersHidden);
  const moment = useTable((now) => now.moment);
  const film = useTable((now) => now.film);
  const drawn = useTable((now) => now.drawn);
  const isLaid = useTable((now) => now.isLaid);
  const detail = useObservable(scope.detail, (now) => now);
  const showsMiniMap = useSettings((now) => now.showsMiniMap);
  const hasFoot = useSettings((now) => now.showsUnits);
  const isAnalysing = useDesk((now) => now.isAnalysing);
  const isCurtained = useTable((now) => now.curtain !== null);
  const isDocked = useRoom() === "wide" && hasFoot && !isAnalysing && !isCurtained;
  const { seats } = game.facts;

  const stacks = useMemo(
    () => new Map(stacksOf(view.units, sheet.has).map((stack) => [stack.hex, stack])),
    [view, sheet],
  );
  const latest = useRef({ stacks, areHidden });
  latest.current = { stacks, areHidden };

  // Before anything is painted: a map that came to its place afterwards would be seen to jump, and take a first click elsewhere.
  // The frame is measured while it is empty, and what lies on the map is drawn once, as large as it is looked at.
  useLayoutEffect(() => {
    if (frame.current === null || paper.current === null) return;
    const detach = scope.attach(frame.current, paper.current);
    setPlaced(scope);
    const at = (place: readonly [number, number]) =>
      clickAt(sheet, latest.current.stacks, place, latest.current.areHidden);
    const deafen = listenForGestures(frame.current, scope, {
      click: (place, how) => {
        const click = at(place);
        if (click.hex !== null) control.desk.set({ cursor: click.hex });
        clickOrGroup(control, click, how);
      },
      twice: (place) => takeFormation(control, at(place)),
      isDrawing: () => control.desk.get().lasso !== null,
      lasso: (line, isWhole) => lasso(control, sheet, line, isWhole),
      hover: (place) => {
        const click = place === null ? null : at(place);
        control.answering.point(click?.hex ?? null, click?.unit ?? null);
      },
      press: (place) => {
        const click = at(place);
        keepLooking(control, click.hex, click.unit);
      },
    });
    return () => {
      detach();
      deafen();
    };
  }, [scope, sheet, control]);

  const hasForms = (moment?.shown.stances.length ?? 0) > 0;
  const onKeyDown = useBoardKeys(sheet, scope);
  const pace = useSettings((now) => now.pace);
  const isHeard = useSettings((now) => now.sounds);
  const isFresh = useDesk((now) => now.fresh !== null);
  const acts = useDesk((now) => now.acts);
  const isStirring = pace !== "instant" && (film === null ? isFresh : film.before.length > 0) && !isStill();
  const thinking = useTable((now) => now.thinking);
  const isFilm = film !== null || thinking !== null;
  const changed = useMemo(() => {
    const lines = film?.frame?.lines;
    const [hexes, paths] = [lit?.hexes ?? [], lit?.paths ?? []];
    // What is pointed at on purpose goes before what just happened.
    if (lines === undefined || paths.length > 0) return { hexes, paths };
    // Where ways are shown as they are gone, they are not shown twice.
    return { hexes: lines.flatMap((line) => line.hexes), paths: isStirring ? [] : lines.map((line) => line.path) };
  }, [film, lit, isStirring]);
  const marks = useMemo(
    () => counterMarks(moment, view, { picks, proposal, lit, group }, isFilm),
    [moment, view, picks, proposal, lit, group, isFilm],
  );
  const source = useMemo(
    () => (moment === null || isFilm || sight !== null ? null : { sheet, seats, moment, view }),
    [sheet, seats, moment, view, isFilm, sight],
  );
  const standing = useMemo(
    () => (source === null ? nothing : standingOverlays(source, picks, reach, chooser?.choices ?? [])),
    [source, picks, reach, chooser],
  );
  const route = useMemo(
    () => (source === null || preview === null ? nothing : routeOverlay(source, preview)),
    [source, preview],
  );
  const passing = useMemo(
    () => passingOverlays(sheet, { sight, why, cursor: hasFocus ? cursor : null }, changed),
    [sheet, sight, why, cursor, hasFocus, changed],
  );
  const flags = useMemo(() => drawMarkers(sheet, view.markers, seats), [sheet, view, seats]);
  const hovered = useDesk((now) => now.hoverUnit);
  const taken = moment?.shown.unit;
  const looked = useMemo(
    () => [hovered ?? "", taken ?? "", ...picks, ...(lit?.units ?? [])],
    [hovered, taken, picks, lit],
  );
  const told = useToldLines(sheet, view, looked);
  const fight = useFightMarks(sheet, isFilm ? null : moment);
  const together = useGroupMarks(sheet, view, seats);
  const legend = useMemo(
    () => [...acts, ...together.legend, ...fight.legend, ...told.legend],
    [acts, together, fight, told],
  );
  const inUse = useMemo(
    () => [...new Set([...standing.marks, ...route.marks, ...passing.marks])],
    [standing, route, passing],
  );
  const signs = useMemo(() => counterSigns(view.units, marks, sheet.has), [view, marks, sheet]);

  const mini = showsMiniMap && isLaid && drawn !== null && (
    <MiniMap sheet={sheet} ground={drawn.mini} units={view.units} seats={seats} scope={scope} isDocked={isDocked} />
  );
  return (
    <section className="board-area" aria-label="Map">
      <div
        className="board"
        ref={frame}
        data-testid="board"
        role="application"
        aria-label="Map. Arrow keys move from hex to hex, Enter chooses, N goes to the next choice, Escape lets go."
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the map is played by keyboard
        tabIndex={0}
        onKeyDown={(event) => {
          // A board that got the focus by the mouse shows its cursor as soon as it is driven by keys.
          setFocus(true);
          onKeyDown(event);
        }}
        onFocus={(event) => setFocus(event.currentTarget.matches(":focus-visible"))}
        onBlur={() => setFocus(false)}
      >
        <div
          className={`sheet ${detail.far} ${areHidden ? "is-bare" : ""}`}
          ref={paper}
          style={{ width: sheet.width, height: sheet.height }}
        >
          <MapSheet sheet={sheet} layers={drawn?.layers ?? blank} />
          {view.day?.isNight === true && <div className="night-fall" aria-hidden="true" />}
          <OverlaySheet
            sheet={sheet}
            parts={[flags, told.svg, fight.under, standing.under, route.under, together.under, passing.under]}
            name="under"
          />
          {placed === scope && (
            <Counters sheet={sheet} stacks={stacks} seats={seats} detail={detail.counters} marks={marks} />
          )}
          <OverlaySheet
            sheet={sheet}
            parts={[standing.over, route.over, together.over, fight.over, passing.over]}
            name="over"
          />
          {isHeard && (
            <Suspense fallback={null}>
              <Sound sheet={sheet} view={view} />
            </Suspense>
          )}
          {isStirring && (
            <Suspense fallback={null}>
              <Action sheet={sheet} view={view} seats={seats} />
            </Suspense>
          )}
          {(moment?.shown.turns.length ?? 0) > 0 && (
            <Suspense fallback={null}>
              <TurnRing sheet={sheet} />
            </Suspense>
          )}
          <Suspense fallback={null}>{hasForms && <FormationTap sheet={sheet} />}</Suspense>
        </div>
        <StackFan sheet={sheet} scope={scope} stacks={stacks} seats={seats} />
        <Suspense fallback={null}>
          {hasForms && <FormationFan sheet={sheet} scope={scope} />}
          {why !== null && <WhyNotCard sheet={sheet} scope={scope} />}
          {sight !== null && <SightCard />}
        </Suspense>
        <Chooser sheet={sheet} scope={scope} />
        <Inspecting sheet={sheet} scope={scope} units={view.units} seats={seats} />
        <Flags sheet={sheet} scope={scope} />
        <RollToast />
        <Tools scope={scope} />
        {view.layers !== undefined && (
          <Suspense fallback={null}>
            <LayerSwitches layers={view.layers} />
          </Suspense>
        )}
        {!isDocked && mini}
      </div>
      {isDocked && mini}
      <Strip marks={inUse} signs={signs} told={legend} map={game.map} scope={scope} />
    </section>
  );
}
