import { useSyncExternalStore } from "preact/compat";

/** A value that tells when it changes. */
export interface Observable<T> {
  readonly get: () => T;
  readonly set: (change: Partial<T> | ((now: T) => Partial<T>)) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Makes an observable; changes replace fields, never mutate. */
export function observable<T extends object>(start: T): Observable<T> {
  let now = start;
  const listeners = new Set<() => void>();
  return {
    get: () => now,
    set(change) {
      const fields = typeof change === "function" ? change(now) : change;
      now = { ...now, ...fields };
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A part of an observable inside a component. The part must be a field or a primitive: it is compared by identity. */
export function useObservable<T, P>(from: Observable<T>, part: (now: T) => P): P {
  return useSyncExternalStore(from.subscribe, () => part(from.get()));
}
