import { BY_CORRESPONDENCE, type ClockTold, type OfferKind, type OfferTold, offerKinds } from "@redoubt/protocol";
import type { Act, ActKind, EndedHow, StoredGame } from "../storage/contract.ts";
import { type Away, neverAway } from "./absence.ts";
import { type Clock, startClock } from "./clock.ts";

/** What lies beside the rules in a game between people: offers, clocks, and ends that the rules do not know. */
export interface Affairs {
  /** Everybody sits: from now on these seats are asked. */
  readonly begin: (at: number, asked: readonly number[]) => void;
  /** Takes in an act; `asked` tells the seats that are asked afterwards. */
  readonly note: (
    act: Pick<Act, "kind" | "text" | "seat" | "at">,
    asked: () => readonly number[],
    turn?: () => number,
  ) => void;
  /** Why a seat may not do this now; null if it may. */
  readonly whyNot: (seat: number, kind: ActKind, text: string, at: number) => string | null;
  readonly offer: () => OfferTold | null;
  /** After how many answers the game would go on if what is offered to be taken back were. */
  readonly backTo: () => number | null;
  readonly clock: (at: number) => ClockTold | null;
  /** When the turn of a seat began whose clock runs; null where it does not. */
  readonly turnBegan: (seat: number) => number | null;
  /** Whether there is a clock. */
  readonly isTimed: () => boolean;
  /** Another number whenever something changed that is told, the hands of the clocks aside. */
  readonly edition: () => number;
  /** The phase that both sides agreed to end; null where none is. */
  readonly ending: () => string | null;
  /** How it ended otherwise than by the rules. */
  readonly ended: () => string | null;
  readonly how: () => EndedHow | null;
  /** Who won by it; null for nobody. */
  readonly winner: () => number | null;
  /** What has to be said with the result, whatever it is: that the computer took over. Empty where nothing has. */
  readonly remark: () => string;
  readonly relieved: () => readonly { readonly seat: string; readonly turn: number }[];
  /** The computer's player of a seat; empty for a person. */
  readonly playerOf: (seat: number) => string;
}

interface Open extends OfferTold {
  readonly seat: number;
  readonly backTo: number | null;
  readonly phase: string | null;
}

/** Who plays on for somebody who ran out of time. */
export const RELIEF = "regular";

const title = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** The affairs of a stored game, before anything was done in it. */
export function openAffairs(seats: readonly string[], stored: () => StoredGame, away: Away = neverAway): Affairs {
  let clock: Clock | null = null;
  let open: Open | null = null;
  let ended: string | null = null;
  let how: EndedHow | null = null;
  let winner: number | null = null;
  let ending: string | null = null;
  let edition = 0;
  const relieved = new Map<number, { readonly player: string; readonly turn: number }>();
  const playerOf = (seat: number): string =>
    relieved.get(seat)?.player ?? stored().seats.find((one) => one.seat === seat)?.player ?? "";
  const lateSeat = (seat: number, at: number): number =>
    clock?.left(at).findIndex((left, other) => left < 0 && other !== seat && playerOf(other) === "") ?? -1;

  const conclude = (offer: Open, by: number, at: number): void => {
    const [one, other] = [title(offer.by), title(seats[by])];
    if (offer.kind === "phase") ending = offer.phase;
    if (offer.kind === "time") clock?.give(offer.seat, at);
    if (offer.kind === "correspondence") clock?.change(BY_CORRESPONDENCE, at);
    if (offer.kind === "draw") end("draw", null, `Draw agreed: ${one} offered it, ${other} accepted.`);
    if (offer.kind === "capitulation") end("capitulation", by, `${one} capitulated, and ${other} accepted.`);
  };
  const end = (as: EndedHow, by: number | null, words: string): void => {
    [how, winner, ended] = [as, by, words];
  };
  const noteOffer = (act: Pick<Act, "kind" | "text" | "seat" | "at">): void => {
    if (act.kind === "offer") {
      const [word, what] = act.text.split(" ");
      const kind = offerKinds.find((known) => known === word);
      if (kind === undefined) return;
      const backTo = kind === "undo" && what !== undefined ? Number(what) : null;
      open = { kind, by: seats[act.seat], seat: act.seat, backTo, phase: kind === "phase" ? (what ?? null) : null };
    } else {
      if (act.kind === "agree" && open !== null) conclude(open, act.seat, act.at);
      if (act.kind === "agree" && open?.kind === "undo") ending = null;
      open = null;
    }
  };

  return {
    begin(at, asked) {
      const terms = stored().terms.clock;
      clock = terms === null ? null : startClock(terms, seats.length, at, asked, away);
      edition++;
    },
    note(act, asked, turn = () => 0) {
      const [offered, ran] = [open, clock?.running()];
      // Whoever takes back what was done to end a phase wants to play on in it.
      if (act.kind === "undo") ending = null;
      const late = act.kind === "claim" || act.kind === "relieve" ? lateSeat(act.seat, act.at) : -1;
      if (act.kind === "claim")
        end(
          "time",
          act.seat,
          `${title(seats[late] ?? "")} ran out of time, and ${title(seats[act.seat])} claimed the game.`,
        );
      else if (act.kind === "relieve") relieved.set(late, { player: RELIEF, turn: turn() });
      else if (act.kind !== "answer" && act.kind !== "undo") noteOffer(act);
      // Whoever plays on has not taken up what was offered before; the offer of taking back is about what is there now.
      else if (open?.kind === "undo" || open?.seat !== act.seat) open = null;
      clock?.tick(act.at, ended === null ? asked() : []);
      const isPlay = act.kind === "answer" || act.kind === "undo";
      if (!isPlay || offered !== open || !isSame(ran, clock?.running())) edition++;
    },
    whyNot(seat, kind, text, at) {
      if (ended !== null) return `the game is over: ${ended}`;
      switch (kind) {
        case "offer":
          return whyNotOffer(text, open, seats[seat], clock);
        case "agree":
        case "refuse":
          return open === null || open.seat === seat ? "nothing is offered to you" : null;
        case "withdraw":
          return open?.seat === seat ? null : "you have offered nothing";
        case "claim":
        case "relieve":
          return lateSeat(seat, at) < 0 ? "nobody has run out of time" : null;
        default:
          return null;
      }
    },
    offer: () => (open === null ? null : { kind: open.kind, by: open.by }),
    backTo: () => open?.backTo ?? null,
    clock: (at) =>
      clock === null
        ? null
        : {
            terms: clock.terms(),
            left: clock.left(at),
            running: ended === null ? clock.running().map((seat) => seats[seat]) : [],
            at,
          },
    turnBegan: (seat) => clock?.turnBegan(seat) ?? null,
    isTimed: () => clock !== null,
    edition: () => edition,
    ending: () => ending,
    ended: () => ended,
    how: () => how,
    winner: () => winner,
    relieved: () => [...relieved].map(([seat, { turn }]) => ({ seat: seats[seat], turn })),
    remark: () =>
      [...relieved]
        .map(([seat, { turn }]) => ` The computer played ${title(seats[seat])} from turn ${turn} on, out of time.`)
        .join(""),
    playerOf,
  };
}

const isSame = (one: readonly number[] = [], other: readonly number[] = []): boolean =>
  one.length === other.length && one.every((seat, i) => seat === other[i]);

function whyNotOffer(text: string, open: Open | null, by: string, clock: Clock | null): string | null {
  const isKnown = offerKinds.some((kind: OfferKind) => kind === text.split(" ")[0]);
  if (!isKnown) return `there is no offer "${text}"`;
  if (text === "time" && clock === null) return "nobody is pressed for time in this game";
  if (text === "correspondence" && clock?.terms().pace !== "live") return "this game is not played by a live clock";
  if (open !== null) return open.by === by ? "your offer waits for its answer" : "answer first what is offered to you";
  return null;
}
