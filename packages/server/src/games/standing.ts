import { type AnyPlay, clonePlay, type Game, noDice, run, takeAnswer } from "@redoubt/engine";
import type { AnyWargame, BoardView } from "@redoubt/mechanics";
import type { StandingOrders, StandingTold, StandingWay } from "@redoubt/protocol";
import type { SeatOrders } from "../storage/contract.ts";
import { answerToOffer } from "./computer-offers.ts";
import { ownMarks } from "./marks.ts";
import type { Room } from "./room.ts";
import type { Wanted } from "./wanted.ts";

const boardOf = (system: AnyWargame, game: Game, seat: number | null): BoardView => system.view(game.play(), seat);

/** The phase that a game is in, as one word. */
export function phaseKey(system: AnyWargame, game: Game): string {
  const { turn, phase, active } = boardOf(system, game, null);
  return `${turn}/${phase}/${active}`.replaceAll(" ", "-");
}

/** What is offered is fixed when it is: to take back the last answer of the one who asks and all since, or to end this phase. */
export function offerText(system: AnyWargame, game: Game, seat: number, kind: string): string {
  const name = system.seats[seat];
  if (kind === "undo") return `undo ${game.log().entries.findLastIndex((entry) => entry.seat === name)}`;
  return kind === "phase" ? `phase ${phaseKey(system, game)}` : kind;
}

/** Whether dice fall at once because of an answer. */
function throwsDice(play: AnyPlay, seat: number, code: number): boolean {
  const work = clonePlay(play);
  takeAnswer(work, seat, code);
  return run(work, noDice) === "roll";
}

/** The answer by which a seat does nothing more: what ends its question, as the question itself tells; null if it tells none. */
export function declining(system: AnyWargame, game: Game, seat: number): string | null {
  const open = game.shown(seat).commits.filter(({ refused, grave }) => refused === null && !grave);
  if (open.length === 1) return open[0].answer;
  const play = game.play();
  const naming = system.naming(play.world);
  // Of several the one that sets nothing going is meant.
  const quiet = open.filter(({ answer }) => {
    const code = system.words.parse(answer, naming);
    return typeof code === "number" && !throwsDice(play, seat, code);
  });
  return quiet.length === 1 ? quiet[0].answer : null;
}

/** What happened since an answer that a seat wanted to be asked after; empty where nothing did. */
export function whyStopped(
  system: AnyWargame,
  game: Game,
  seat: number,
  orders: StandingOrders,
  since: number,
): string {
  const { stops } = orders;
  const board = boardOf(system, game, seat);
  if (stops.turn !== null && board.turn >= stops.turn) return `Turn ${stops.turn} has come.`;
  const name = system.seats[seat];
  const own = new Set(board.units.filter(({ side }) => side === name).map(({ id }) => id));
  const { world } = game.play();
  for (const { event } of game.happened(seat, since + 1)) {
    const told = system.wording.event(world, event);
    const harmed = told.harms ?? [];
    const isWatched = harmed.some((unit) => stops.units.includes(unit));
    if (isWatched || (stops.harmed && harmed.some((unit) => own.has(unit)))) return told.text;
    if ([...told.hexes, ...(told.path ?? [])].some((hex) => stops.hexes.includes(hex))) return told.text;
  }
  return "";
}

/** Whether a seat is asked while the other side acts: by itself, and openly. What it writes in secret is its own act. */
function isReaction(room: Room, game: Game, seat: number): boolean {
  const others = room.system.seats.some((_, other) => other !== seat && room.asked(other) !== null);
  return !others && !game.shown(seat).isSealed && boardOf(room.system, game, null).active !== room.system.seats[seat];
}

/** So many answers in a row are given without anybody. */
const MOST_IN_A_ROW = 100;

/** How the question to a seat is to be answered without it; null where it is to be asked. */
export function wayOf(room: Room, seat: number): Exclude<StandingWay, "ask"> | null {
  const game = room.game();
  const asked = room.asked(seat);
  const left = room.orders(seat);
  if (game === null || asked === null || left === null || !left.orders.isOn) return null;
  const { orders } = left;
  const way = orders.kinds[asked.kind] ?? orders.otherwise;
  // Orders that answer each other in a circle end here, and the seat is asked.
  if (room.hands().row() >= MOST_IN_A_ROW) return null;
  if (way === "ask" || !isReaction(room, game, seat)) return null;
  return whyStopped(room.system, game, seat, orders, watchedFrom(room, game, seat, left)) === "" ? way : null;
}

/** After how many answers the stops are watched: whoever was asked and answered has seen what was before. */
const watchedFrom = (room: Room, game: Game, seat: number, { since }: SeatOrders): number =>
  Math.min(game.length(), Math.max(since, room.hands().lastOf(seat)));

/** The computer's player that is to answer for a seat now, and how its answers are marked. */
export function answererOf(room: Room, seat: number): { readonly player: string; readonly mark: string } {
  const player = room.affairs().playerOf(seat);
  if (player !== "") return { player, mark: ownMarks.computer };
  return wayOf(room, seat) === "staff" ? { player: STAFF, mark: ownMarks.standing } : { player: "", mark: "" };
}

/** Who answers where the staff is to. */
const STAFF = "regular";

/** The answer that is given in a seat's name by doing nothing: ordered by it, or agreed by both sides. */
function givenAnswer(room: Room, game: Game, seat: number): { readonly text: string; readonly mark: string } | null {
  const ending = room.affairs().ending();
  if (ending !== null && room.hands().row() < MOST_IN_A_ROW && ending === phaseKey(room.system, game)) {
    const text = declining(room.system, game, seat);
    if (text !== null) return { text, mark: ownMarks.agreed };
  }
  if (wayOf(room, seat) !== "decline") return null;
  const text = declining(room.system, game, seat);
  return text === null ? null : { text, mark: ownMarks.standing };
}

/** What is to be done in somebody's name now: a computer's answer to an offer, or what was ordered or agreed on. */
function nextGiven(room: Room): { readonly seat: number; readonly wanted: Wanted } | null {
  const game = room.game();
  if (game === null || room.isOver()) return null;
  const reply = answerToOffer(room);
  if (reply !== null) return reply;
  const asked = room.system.seats.flatMap((_, seat) => (room.asked(seat) === null ? [] : [seat]));
  const [seat] = asked;
  const given = asked.length === 1 ? givenAnswer(room, game, seat) : null;
  if (given === null) return null;
  const mark = `${given.mark}${room.count() + 1}`;
  return { seat, wanted: { kind: "answer", decision: game.decision(seat), text: given.text, mark } };
}

/** Gives the answers that were ordered or agreed on, and a computer's to offers, in a room where something changed. */
export function obeyIn(report: (trouble: string) => void): (room: Room) => void {
  const busy = new Set<string>();
  const obey = async (room: Room): Promise<void> => {
    for (let next = nextGiven(room); next !== null; next = nextGiven(room)) {
      const { is } = await room.act(next.seat, next.wanted);
      // Somebody was quicker: it looks again. What is refused would be refused again.
      if (is !== "accepted" && is !== "behind") return;
    }
  };
  return (room) => {
    const { id } = room.stored();
    if (busy.has(id) || nextGiven(room) === null) return;
    busy.add(id);
    void obey(room)
      .catch((error: unknown) => report(String(error)))
      .finally(() => busy.delete(id));
  };
}

/** The standing orders of a seat, as it is told of them. */
export function standingTold(room: Room, seat: number): StandingTold {
  const left = room.orders(seat);
  const game = room.game();
  const asked = room.asked(seat);
  if (game !== null && asked !== null && isReaction(room, game, seat)) room.hands().meet(seat, asked);
  const stopped =
    left === null || game === null || !left.orders.isOn
      ? ""
      : whyStopped(room.system, game, seat, left.orders, watchedFrom(room, game, seat, left));
  return { orders: left?.orders ?? null, given: room.hands().given(seat), stopped, met: room.hands().met(seat) };
}
