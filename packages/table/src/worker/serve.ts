import { MissingValue } from "@redoubt/engine";
import type { AnyTelling, AnyWargame } from "@redoubt/mechanics";
import type { Registered } from "@redoubt/registry/lazy";
import type { AnalystCalls } from "./analyst-calls.ts";
import type { LateGround } from "./late-ground.ts";
import type { LateTexts } from "./late-texts.ts";
import type { Looking } from "./looking.ts";
import type { CallMessage, RefereeCalls, ReplyMessage } from "./messages.ts";
import { isAboutTexts, isSetUp, scenarioFor, systemFor } from "./needs.ts";
import type { OpenText } from "./reading.ts";
import { createReferee } from "./referee.ts";
import type { StaffCalls } from "./staff-calls.ts";

type AnyCall = (ask: unknown) => unknown;
type AnyCalls = Readonly<Record<string, AnyCall | undefined>>;

// Calls that are answered by the part that looks at things.
const LOOKS: ReadonlySet<string> = new Set(["briefing", "inspect", "bestSet", "onward", "group"]);

/** What a worker fetches when it is first needed, and not before. */
export interface LateParts {
  /** The staff of a worker: players are fetched only by the worker that needs them. */
  readonly hireStaff: (systems: readonly AnyWargame[]) => Promise<StaffCalls>;
  /** The analyst of a worker. */
  readonly hireAnalyst: (systems: readonly AnyWargame[]) => Promise<AnalystCalls>;
  /** The reader of files, with the checks of their shape: a battle that is begun needs none. */
  readonly readFiles: () => Promise<OpenText>;
  readonly lateTexts: LateTexts;
  readonly lateGround: LateGround;
  /** What looks at battles, units and hexes, with what systems tell of them. */
  readonly look: (tellings: ReadonlyMap<string, AnyTelling>) => Promise<Looking>;
}

/**
 * Answers the calls of a page, one after another: one worker is the referee, another plays the other side. A system is
 * loaded before the first call that is about it.
 */
export function serveCalls(
  registered: readonly Registered[],
  { hireStaff, hireAnalyst, readFiles, lateTexts, lateGround, look }: LateParts,
): (message: CallMessage) => Promise<ReplyMessage> {
  // Referee and staff look in this list at every call, so that they find what was loaded for it.
  const systems: AnyWargame[] = [];
  let openText: OpenText | null = null;
  const openNow: OpenText = (...asked) => {
    if (openText === null) throw new Error("the reader of files is not here");
    return openText(...asked);
  };
  const tellings = new Map<string, AnyTelling>();
  let looking: Looking | null = null;
  const lookNow = (): Looking => {
    if (looking === null) throw new Error("the part that looks at things is not here");
    return looking;
  };
  const eyes: Looking = {
    briefing: (...asked) => lookNow().briefing(...asked),
    inspect: (...asked) => lookNow().inspect(...asked),
    bestSet: (...asked) => lookNow().bestSet(...asked),
    onward: (...asked) => lookNow().onward(...asked),
    group: (...asked) => lookNow().group(...asked),
  };
  /** Brings what systems tell people to read; without a network they are told what every system tells. */
  const openEyes = async (): Promise<void> => {
    for (const { id } of systems) {
      const tells = tellings.has(id) ? undefined : registered.find((one) => one.id === id)?.tells;
      const telling = await tells?.().catch(() => null);
      if (telling) tellings.set(id, telling);
    }
    looking ??= await look(tellings);
  };
  /** Gives systems what they know about playing, where that comes apart; without a network their orders are tried out without it. */
  const bringMinds = async (): Promise<void> => {
    for (const [at, system] of systems.entries()) {
      const thinks = system.mind === undefined ? registered.find((one) => one.id === system.id)?.thinks : undefined;
      const mind = await thinks?.().catch(() => undefined);
      if (mind !== undefined) systems[at] = { ...system, mind };
    }
  };
  let referee: RefereeCalls | null = null;
  const hired: Record<"staff" | "analyst", Promise<StaffCalls | AnalystCalls> | null> = { staff: null, analyst: null };
  let last: Promise<unknown> = Promise.resolve();

  const load = async (id: string | null): Promise<void> => {
    const wanted = registered.find((one) => one.id === id);
    if (wanted === undefined || systems.some((one) => one.id === id)) return;
    systems.push(await wanted.load());
  };
  /** Gives the systems their rules, readings and charts as they are read, where these were left out; without a network they stay so. */
  const fillIn = async (): Promise<void> => {
    for (const [at, system] of systems.entries()) {
      const texts = await lateTexts(system.id).catch(() => null);
      if (texts !== null) systems[at] = { ...system, ...texts };
    }
  };
  const callsOf = async (to: CallMessage["to"]): Promise<RefereeCalls | StaffCalls | AnalystCalls> => {
    if (to === "referee") {
      referee ??= createReferee(systems, openNow, null, eyes);
      return referee;
    }
    const hire = (): Promise<StaffCalls | AnalystCalls> => (to === "staff" ? hireStaff(systems) : hireAnalyst(systems));
    const working = hired[to] ?? hire();
    hired[to] = working;
    try {
      return await working;
    } catch (error) {
      hired[to] = null;
      throw error;
    }
  };
  const answer = async ({ id, to, call, ask }: CallMessage): Promise<ReplyMessage> => {
    try {
      const about = systemFor(call, ask);
      // The reader is the smaller of the two: it gets ready while the rules are still on their way.
      if (call === "open") openText ??= await readFiles();
      await load(about);
      if (about !== null && isSetUp(call)) await lateGround(about, scenarioFor(call, ask));
      if (isAboutTexts(call, ask)) await fillIn();
      if (LOOKS.has(call)) await openEyes();
      if (to !== "referee") await bringMinds();
      // The page's client is typed by the same interfaces: a call's name and argument always belong together.
      const calls = (await callsOf(to)) as unknown as AnyCalls;
      const answering = calls[call];
      if (answering === undefined) throw new Error(`there is no call "${call}"`);
      return { id, ok: true, value: await answering(ask) };
    } catch (error) {
      const isPosition = error instanceof MissingValue;
      return { id, ok: false, error: error instanceof Error ? error.message : String(error), isPosition };
    }
  };
  return (message) => {
    const answered = last.then(() => answer(message));
    last = answered;
    return answered;
  };
}
