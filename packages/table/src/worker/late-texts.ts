import type { AnyWargame } from "@redoubt/mechanics";

/** Brings the rules, chapters, readings and charts of a system with their texts; null where the system has them itself. */
export type LateTexts = (
  system: string,
) => Promise<Pick<AnyWargame, "rules" | "chapters" | "readings" | "charts"> | null>;

/** Nothing is left out of the systems here. A built site puts another function in its place (`build/late-texts.ts`). */
export const lateTexts: LateTexts = async () => null;
