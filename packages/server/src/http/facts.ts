import type { AnyWargame } from "@redoubt/mechanics";
import { fingerprintOf, type GameFacts, type OwnGame, type SeatTold } from "@redoubt/protocol";
import { dataHash } from "../games/data-hash.ts";
import type { Room } from "../games/room.ts";
import type { Said, StoredGame } from "../storage/contract.ts";

/** The seats of a game, as everybody may know them. */
export const seatsTold = (seats: readonly string[], stored: StoredGame): readonly SeatTold[] =>
  seats.map((seat, i) => {
    const taken = stored.seats.find((one) => one.seat === i);
    return { seat, isTaken: taken !== undefined, name: taken?.name ?? "", player: taken?.player ?? "" };
  });

/** What anybody may know of a game; its shares of the dice only when it is over. */
export function factsOf(stored: StoredGame, system: AnyWargame | undefined): GameFacts {
  const { id, version, scenario, options, isPublic, terms, createdAt, verdict } = stored;
  return {
    id,
    system: stored.system,
    version,
    scenario,
    options,
    isPublic,
    terms,
    createdAt,
    fingerprint: fingerprintOf(stored.serverShare),
    seats: seatsTold(system?.seats ?? [], stored),
    verdict,
    finishedAt: stored.finishedAt,
    brought: stored.origin?.answers.length ?? 0,
    release: {
      here: system?.version ?? "",
      data: stored.data,
      dataHere: system === undefined ? "" : dataHash(system, scenario, options),
    },
    shares: verdict === null ? null : { server: stored.serverShare, players: stored.seats.map(({ share }) => share) },
  };
}

/** What is known of a game besides its facts where its seats are listed. */
interface OwnGameParts {
  readonly seatName: string;
  readonly room: Room | null;
  readonly said: readonly Said[];
  readonly now: number;
}

/** A game as the owner of one of its seats finds it in a list; where it cannot be opened it stands still. */
export function ownGame(facts: GameFacts, seat: number, { seatName, room, said, now }: OwnGameParts): OwnGame {
  const asked = room?.asked(seat) ?? null;
  const game = room?.game() ?? null;
  return {
    ...facts,
    seat: seatName,
    isAsked: asked !== null,
    prompt: asked?.prompt ?? "",
    turn: room === null || game === null ? null : room.system.view(game.play(), seat).turn,
    told: room?.stream().length(seat) ?? 0,
    saidAt: said.filter((one) => one.seat !== null && one.seat !== seat).map(({ at }) => at),
    clock: room?.affairs().clock(now) ?? null,
  };
}
