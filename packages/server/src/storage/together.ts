interface Waiting<T, R> {
  readonly item: T;
  readonly done: (result: R) => void;
  readonly failed: (error: unknown) => void;
}

const MOST_TOGETHER = 512;

/**
 * Commits what many ask for at the same time in one go: while one commit is under way the next ones gather, so that the
 * cost of reaching the disk is shared. Each is answered only when its own commit has come back.
 */
export function together<T, R>(commit: (items: readonly T[]) => Promise<readonly R[]>): (item: T) => Promise<R> {
  let waiting: Waiting<T, R>[] = [];
  let isCommitting = false;

  const commitAll = async (): Promise<void> => {
    while (waiting.length > 0) {
      const now = waiting.slice(0, MOST_TOGETHER);
      waiting = waiting.slice(MOST_TOGETHER);
      try {
        const results = await commit(now.map(({ item }) => item));
        for (const [i, { done }] of now.entries()) done(results[i]);
      } catch (error) {
        for (const { failed } of now) failed(error);
      }
    }
    isCommitting = false;
  };

  return (item) =>
    new Promise((done, failed) => {
      waiting.push({ item, done, failed });
      if (isCommitting) return;
      isCommitting = true;
      // Whatever else arrives in this turn of the loop goes along.
      setImmediate(() => void commitAll());
    });
}
