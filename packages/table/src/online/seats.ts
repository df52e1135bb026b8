/** A seat of a game on a server that this browser holds the key to. */
export interface KeptSeat {
  readonly game: string;
  readonly seat: string;
  /** Empty where the seat is played by the account that this browser has entered. */
  readonly key: string;
  /** What this browser gave to the dice; empty where the seat came from another device. */
  readonly share: string;
  /** How much of the game was told when it was looked at last. */
  readonly told: number;
  /** When that was, and how many answers standing orders had given by then. */
  readonly at: number;
  readonly given: number;
  /** When that was said which was read last. */
  readonly heard: number;
}

/** A seat that was just taken. */
export const freshSeat = (seat: Pick<KeptSeat, "game" | "seat" | "key" | "share">): KeptSeat => ({
  ...seat,
  told: 0,
  at: 0,
  given: 0,
  heard: 0,
});

const NAME = "redoubt.seats";
const MOST = 200;
let unkept: readonly KeptSeat[] = [];

const isSeat = (value: unknown): value is KeptSeat =>
  typeof value === "object" &&
  value !== null &&
  ["game", "seat", "key"].every((field) => typeof Reflect.get(value, field) === "string");

/** The seats that this browser holds. */
export function keptSeats(): readonly KeptSeat[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(NAME) ?? "[]");
    return Array.isArray(kept)
      ? kept.filter(isSeat).map(({ game, seat, key, share = "", told, at, given, heard }) => ({
          game,
          seat,
          key,
          share,
          told: Number(told) || 0,
          at: Number(at) || 0,
          given: Number(given) || 0,
          heard: Number(heard) || 0,
        }))
      : [];
  } catch {
    return unkept;
  }
}

/** The seat that this browser has in a game. */
export const seatIn = (game: string): KeptSeat | null => keptSeats().find((one) => one.game === game) ?? null;

/** Keeps a seat, in place of what was kept of that game before. */
export function keepSeat(seat: KeptSeat): void {
  const others = keptSeats().filter(({ game }) => game !== seat.game);
  try {
    localStorage.setItem(NAME, JSON.stringify([seat, ...others].slice(0, MOST)));
  } catch {
    // A browser that keeps nothing still plays as long as the page is open.
    unkept = [seat, ...others];
  }
}

/** Remembers how much of a game was seen. */
export function noteSeen(game: string, told: number, given: number): void {
  const seat = seatIn(game);
  if (seat !== null && seat.told !== told) keepSeat({ ...seat, told, given, at: Date.now() });
}

/** Remembers how far what was said at a table was read. */
export function noteHeard(game: string, at: number): void {
  const seat = seatIn(game);
  if (seat !== null && seat.heard < at) keepSeat({ ...seat, heard: at });
}

/** Keeps the seats that an account has gathered elsewhere, so that this browser plays them too. */
export function keepGathered(games: readonly { readonly id: string; readonly seat: string }[]): void {
  for (const { id, seat } of games)
    if (seatIn(id) === null) keepSeat(freshSeat({ game: id, seat, key: "", share: "" }));
}

/** Forgets the seats that were only an account's, when it is left. */
export function forgetGathered(): void {
  const own = keptSeats().filter(({ key }) => key !== "");
  unkept = own;
  try {
    localStorage.setItem(NAME, JSON.stringify(own));
  } catch {
    // A browser that keeps nothing has forgotten them.
  }
}
