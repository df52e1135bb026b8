import type { Remote } from "../client/caller.ts";
import type { Observable } from "../session/observable.ts";
import type { AnalystCalls, SampleAsk, Tally } from "../worker/analyst-calls.ts";
import { keptOf, type TallyKeeper } from "./kept.ts";
import type { AnalysisState } from "./known.ts";
import { nameOf, type Task, workOn } from "./searching.ts";

/** The counting of games that are played out: one thing at a time, in small pieces, so that it can be stopped between them. */
export interface Counting {
  readonly run: (what: "curve" | number, seat: number | null) => Promise<void>;
  /** Counts the ways that are compared. */
  readonly compare: (seat: number | null) => Promise<void>;
  readonly stop: () => void;
  /** Tells how far the curve has come. */
  readonly measure: () => void;
}

// So long a piece takes, and so often what was counted is stored.
const PIECE = 400;
const MOST = 10;
const STORE_EVERY = 1_500;
// Games at one moment, and for each way that is compared.
const AT_ONE = 100;
const EACH_WAY = 60;

const added = (one: Tally, other: Tally): Tally => ({
  count: one.count + other.count,
  halves: one.halves + other.halves,
});
const none: Tally = { count: 0, halves: 0 };

/** The counting for one analysis. */
export function counting(
  state: Observable<AnalysisState>,
  analyst: Pick<Remote<AnalystCalls>, "sample" | "played">,
  game: () => string,
  keeper: TallyKeeper,
): Counting {
  let round = 0;
  let storedAt = 0;

  const store = async (): Promise<void> => {
    const { study, tallies } = state.get();
    storedAt = Date.now();
    if (study !== null) await keeper.put(keptOf(game(), tallies, study.points));
  };

  const sample = (ask: Omit<SampleAsk, "time" | "most">, wanted: number): Promise<Tally> =>
    analyst.sample({ ...ask, most: Math.min(MOST, wanted - ask.from), time: PIECE });

  const carryOut = async (task: Task, seat: number | null, isStill: () => boolean): Promise<void> => {
    const name = nameOf(task);
    const from = state.get().tallies[name]?.count ?? 0;
    const entry = task.isAnswered ? task.entry - 1 : task.entry;
    const first = task.isAnswered ? await analyst.played({ from: entry, to: task.entry }) : [];
    const tally = await sample({ entry, seat, first, from }, task.wanted);
    if (!isStill()) return;
    state.set((now) => ({ tallies: { ...now.tallies, [name]: added(now.tallies[name] ?? none, tally) } }));
    if (Date.now() - storedAt > STORE_EVERY) await store();
  };

  /** What is to be done next; null once there is nothing more. */
  const next = (what: "curve" | number, isVeiled = false): Task | null => {
    const { study, tallies } = state.get();
    if (study === null) return null;
    if (what === "curve") {
      const { task, done, total } = workOn(study.points, tallies);
      state.set({ done, total });
      return task;
    }
    const target = { entry: what, isAnswered: false, isVeiled };
    const done = tallies[nameOf(target)]?.count ?? 0;
    state.set({ done, total: AT_ONE });
    return done < AT_ONE ? { ...target, wanted: AT_ONE } : null;
  };

  const stop = (): void => {
    if (!state.get().isRunning) return;
    round++;
    state.set({ isRunning: false });
    void store();
  };

  /** Does something until it is done or something else is wanted. */
  const during = async (work: (isStill: () => boolean) => Promise<void>): Promise<void> => {
    const mine = ++round;
    state.set({ isRunning: true, problem: null });
    try {
      await work(() => mine === round);
    } catch (error) {
      if (mine === round) state.set({ problem: error instanceof Error ? error.message : String(error) });
    } finally {
      if (mine === round) {
        state.set({ isRunning: false });
        await store();
      }
    }
  };

  return {
    stop,
    measure: () => void next("curve"),
    run: (what, seat) =>
      during(async (isStill) => {
        state.set({ wanted: what });
        const following = (): Task | null => next(what, seat !== null);
        for (let task = following(); task !== null && isStill(); task = following())
          await carryOut(task, seat, isStill);
      }),
    compare: (seat) =>
      during(async (isStill) => {
        const { advice } = state.get();
        // All ways by turns: what is seen of one is seen of the others.
        for (let wanted = MOST; advice !== null && wanted <= EACH_WAY; wanted += MOST) {
          for (const { name, answers } of state.get().ways) {
            const way = () => state.get().ways.find((one) => one.name === name);
            while (isStill() && (way()?.tally.count ?? wanted) < wanted) {
              const from = way()?.tally.count ?? 0;
              const tally = await sample({ entry: advice.entry, seat, first: answers, from }, wanted);
              if (!isStill()) return;
              const ways = state
                .get()
                .ways.map((one) => (one.name === name ? { ...one, tally: added(one.tally, tally) } : one));
              state.set({ ways });
            }
          }
        }
      }),
  };
}
