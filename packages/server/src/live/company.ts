import type { Said } from "../storage/contract.ts";

/** Somebody on a line to a room; a watcher has no seat. */
export interface Told {
  readonly seat: number | null;
  readonly tell: (message: object) => void;
  /** Whether a person looks at it: of the pages of one seat only one is played on. */
  readonly isPage?: boolean;
}

/** What somebody in company may do besides playing. */
export interface Voice {
  /** Shows a hex to everybody at the table. */
  readonly point: (hex: string) => void;
  /** Plays the seat on this line: other pages of the seat are told that they watch. */
  readonly here: () => void;
  readonly leave: () => void;
}

/** All who are on a line to one room. */
export interface Company {
  /** Whoever comes idle leaves the seat to the page that plays it. */
  readonly enter: (told: Told, isIdle?: boolean) => Voice;
  /** Tells what was said to those whom it is for: players talk to players, watchers to watchers. */
  readonly hear: (said: Said) => void;
  readonly isEmpty: () => boolean;
}

/** Something said, as it is told. */
export const saidTold = (seats: readonly string[], { seat, text, at }: Said): object => ({
  is: "said",
  by: seat === null ? null : seats[seat],
  text,
  at,
});

/** An empty company of a game with these seats. */
export function gather(seats: readonly string[]): Company {
  const here = new Set<Told>();
  const nameOf = (seat: number | null): string | null => (seat === null ? null : seats[seat]);
  const tellPresence = (): void => {
    const present = seats.filter((_, seat) => [...here].some((one) => one.seat === seat));
    const watchers = [...here].filter(({ seat }) => seat === null).length;
    for (const { tell } of here) tell({ is: "present", seats: present, watchers });
  };
  const playOn = (told: Told): void => {
    for (const one of here) if (one !== told && one.isPage && one.seat === told.seat) one.tell({ is: "elsewhere" });
    told.tell({ is: "here" });
  };
  return {
    enter(told, isIdle = false) {
      here.add(told);
      tellPresence();
      if (told.isPage && told.seat !== null && !isIdle) playOn(told);
      return {
        here: () => playOn(told),
        point(hex) {
          for (const { tell } of here) tell({ is: "pointed", by: nameOf(told.seat), hex });
        },
        leave() {
          here.delete(told);
          tellPresence();
        },
      };
    },
    hear(said) {
      const isPlayer = said.seat !== null;
      for (const { seat, tell } of here) if ((seat !== null) === isPlayer) tell(saidTold(seats, said));
    },
    isEmpty: () => here.size === 0,
  };
}
