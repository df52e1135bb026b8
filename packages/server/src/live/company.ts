/** Somebody on a line to a room; a watcher has no seat. */
export interface Told {
  readonly seat: number | null;
  readonly tell: (message: object) => void;
}

/** What somebody in company may do besides playing. */
export interface Voice {
  /** Players talk to players, watchers to watchers. */
  readonly say: (text: string) => void;
  /** Shows a hex to everybody at the table. */
  readonly point: (hex: string) => void;
  readonly leave: () => void;
}

/** All who are on a line to one room. */
export interface Company {
  readonly enter: (told: Told) => Voice;
  readonly isEmpty: () => boolean;
}

/** An empty company of a game with these seats. */
export function gather(seats: readonly string[]): Company {
  const here = new Set<Told>();
  const nameOf = (seat: number | null): string | null => (seat === null ? null : seats[seat]);
  const tellPresence = (): void => {
    const present = seats.filter((_, seat) => [...here].some((one) => one.seat === seat));
    const watchers = [...here].filter(({ seat }) => seat === null).length;
    for (const { tell } of here) tell({ is: "present", seats: present, watchers });
  };
  return {
    enter(told) {
      here.add(told);
      tellPresence();
      const isPlayer = told.seat !== null;
      return {
        say(text) {
          const heard = [...here].filter(({ seat }) => (seat !== null) === isPlayer);
          for (const { tell } of heard) tell({ is: "said", by: nameOf(told.seat), text });
        },
        point(hex) {
          for (const { tell } of here) tell({ is: "pointed", by: nameOf(told.seat), hex });
        },
        leave() {
          here.delete(told);
          tellPresence();
        },
      };
    },
    isEmpty: () => here.size === 0,
  };
}
