import { createCaller } from "../client/caller.ts";
import { hireWorker } from "../client/hire.ts";
import type { Control } from "../session/control.ts";
import { type Observable, observable } from "../session/observable.ts";
import { save } from "../session/saving.ts";
import type { AnalystCalls } from "../worker/analyst-calls.ts";
import { branchesOf, keepBranch, type NewBranch, renamed, savesFor } from "./branches.ts";
import { counting } from "./counting.ts";
import { browserTallies, fitting } from "./kept.ts";
import { type AnalysisState, blank } from "./known.ts";
import { offeredIn } from "./offered.ts";
import type { Tallies } from "./searching.ts";
import { waysAt } from "./ways.ts";

/** The analysis of the game on one table. Nothing it does touches the game. */
export interface Analysis {
  readonly state: Observable<AnalysisState>;
  /** Takes the game up as it stands. */
  readonly open: () => Promise<void>;
  /** Counts along the whole game, or at one moment, until it is done or stopped. */
  readonly count: (what: "curve" | number) => Promise<void>;
  readonly stop: () => void;
  /** Asks what the veteran would do for a seat at a moment. */
  readonly ask: (entry: number, seat: number) => Promise<void>;
  readonly name: (answers: NewBranch["answers"] | null) => void;
  /** Makes a branch and goes there. */
  readonly branch: (branch: NewBranch) => Promise<void>;
  readonly renameBranch: (id: string, name: string) => Promise<void>;
  readonly removeBranch: (id: string) => Promise<void>;
  /** Ends the work; what was counted is kept. */
  readonly close: () => void;
}

const said = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The analysis of a table. */
export function createAnalysis(control: Control): Analysis {
  const { app, table } = control;
  const { calls: analyst, dismiss } = createCaller<AnalystCalls>("analyst", hireWorker);
  const keeper = browserTallies();
  const state = observable<AnalysisState>(blank);
  const work = counting(state, analyst, () => table.get().id, keeper);
  let studied = "";
  let opening: Promise<void> | null = null;

  /** In a game that goes on whatever is asked is help: its report says so. */
  const noteHelp = async (): Promise<void> => {
    if (!offeredIn(table.get()).isHelp) return;
    await app.referee.helped(null);
    await save(control);
  };

  const listBranches = async (): Promise<void> => {
    const saved = await savesFor(control).list();
    const branches = typeof saved === "string" ? [] : branchesOf(table.get().id, saved);
    const ends: Record<string, Tallies[string]> = {};
    for (const { id, entries } of branches) {
      const end = (await keeper.get(id))?.tallies[`${entries}`];
      if (end !== undefined) ends[id] = end;
    }
    state.set({ branches, ends });
  };

  const takeUp = async (): Promise<void> => {
    try {
      const file = await app.referee.file(null);
      void listBranches();
      if (file === studied) return;
      const study = await analyst.study({ file });
      studied = file;
      const tallies = fitting(await keeper.get(table.get().id), study.points);
      state.set({ study, tallies, problem: null, advice: null, ways: [], wanted: null });
      work.measure();
    } catch (error) {
      state.set({ problem: said(error) });
    }
  };

  return {
    state,
    open() {
      opening ??= takeUp().finally(() => {
        opening = null;
      });
      return opening;
    },
    async count(what) {
      if (what !== "curve") await noteHelp();
      const { isVeiled } = offeredIn(table.get());
      await work.run(what, isVeiled ? table.get().seat : null);
    },
    stop: work.stop,
    async ask(entry, seat) {
      work.stop();
      state.set({ isAsking: true, advice: null, ways: [] });
      try {
        await noteHelp();
        const { isVeiled } = offeredIn(table.get());
        const advice = await analyst.advise({ entry, seat, isHidden: isVeiled });
        state.set({ advice });
        const { study, branches } = state.get();
        if (advice === null || study === null) return;
        state.set({ ways: await waysAt(advice, study, branches, analyst) });
        state.set({ isAsking: false });
        await work.compare(isVeiled ? seat : null);
      } catch (error) {
        state.set({ problem: said(error) });
      } finally {
        state.set({ isAsking: false });
      }
    },
    name: (answers) => state.set({ naming: answers === null ? null : { answers } }),
    async branch(branch) {
      try {
        work.stop();
        await noteHelp();
        const address = await keepBranch(control, branch, analyst.branch);
        state.set({ naming: null });
        location.hash = address;
      } catch (error) {
        state.set({ naming: null, problem: said(error) });
      }
    },
    async renameBranch(id, name) {
      const saves = savesFor(control);
      const saved = await saves.get(id);
      if (saved === null || typeof saved === "string" || saved.kind !== "game") return;
      saves.adopt(saved.record);
      const trouble = await saves.put(renamed(saved.record, name));
      if (trouble !== null) state.set({ problem: "This browser does not let us store the new name." });
      await listBranches();
    },
    async removeBranch(id) {
      await savesFor(control).remove(id);
      await keeper.remove(id);
      await listBranches();
    },
    close() {
      work.stop();
      dismiss();
      studied = "";
      state.set(blank);
    },
  };
}

/** The analysis of a table: made when somebody first asks for it. */
export function analysisOf(control: Control): Analysis {
  control.analysis ??= createAnalysis(control);
  return control.analysis;
}
