/** The part of the browser's lock manager that is used here. */
export interface Locks {
  request(
    name: string,
    options: { readonly ifAvailable?: boolean; readonly steal?: boolean; readonly signal?: AbortSignal },
    use: (lock: unknown) => Promise<void> | undefined,
  ): Promise<unknown>;
}

/** A page's claim to be the one that plays a game. */
export interface Claim {
  /** Takes the game if nobody has it. */
  readonly now: () => Promise<boolean>;
  /** Waits in line: `onHeld` is called when whoever has the game is gone. */
  readonly wait: () => void;
  /** Takes the game from whoever has it, who is told. */
  readonly steal: () => Promise<boolean>;
  /** Lets go of the game, or of the place in line. */
  readonly letGo: () => Promise<void>;
}

/** What a claim tells its page. */
export interface ClaimEvents {
  readonly onHeld: () => void;
  readonly onLost: () => void;
}

/** Browsers that know no locks let every page play; what is stored is then guarded by its revision alone. */
const unguarded: Claim = {
  now: async () => true,
  wait: () => {},
  steal: async () => true,
  letGo: async () => {},
};

/** A claim to the game of this name. A browser lets go of it by itself when the page goes away. */
export function claimOf(locks: Locks | undefined, name: string, { onHeld, onLost }: ClaimEvents): Claim {
  if (locks === undefined) return unguarded;
  let release: (() => void) | null = null;
  let line: AbortController | null = null;
  let ended: Promise<unknown> = Promise.resolve();

  const request = (options: Parameters<Locks["request"]>[1]): Promise<boolean> =>
    new Promise((answer) => {
      const use = (lock: unknown): Promise<void> | undefined => {
        answer(lock !== null);
        if (lock === null) return undefined;
        line = null;
        return new Promise((done) => {
          release = done;
        });
      };
      ended = locks.request(name, options, use).catch((error: unknown) => {
        const wasOurs = release !== null;
        release = null;
        if (wasOurs) onLost();
        // A lock that cannot be asked for at all is no reason not to play.
        answer(!(error instanceof DOMException && error.name === "AbortError"));
      });
    });

  return {
    now: () => request({ ifAvailable: true }),
    wait() {
      if (line !== null || release !== null) return;
      line = new AbortController();
      const { signal } = line;
      void request({ signal }).then((isHeld) => {
        if (isHeld && !signal.aborted) onHeld();
      });
    },
    async steal() {
      if (release !== null) return true;
      line?.abort();
      line = null;
      return request({ steal: true });
    },
    async letGo() {
      line?.abort();
      line = null;
      release?.();
      release = null;
      await ended;
    },
  };
}
