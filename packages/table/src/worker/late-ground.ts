/** Brings the map and the forces of a battle, or those of all battles of a system where none is named. */
export type LateGround = (system: string, scenario: string | null) => Promise<void>;

/** Nothing is left out of the systems here. A built site puts another function in its place (`build/late-ground.ts`). */
export const lateGround: LateGround = async () => {};
