import type { AnyWargame } from "@redoubt/mechanics";
import { loadThinking, registered } from "@redoubt/registry/lazy";

/** The systems that a thread has met, each loaded with its mind when it is first wanted. */
export interface LoadedSystems {
  readonly systems: readonly AnyWargame[];
  readonly load: (id: string) => Promise<void>;
}

/** None to begin with. */
export function noSystems(): LoadedSystems {
  const systems: AnyWargame[] = [];
  return {
    systems,
    async load(id) {
      if (systems.some((one) => one.id === id)) return;
      const wanted = registered.find((one) => one.id === id);
      if (wanted !== undefined) systems.push(await loadThinking(wanted));
    },
  };
}
