/** What a bombardment does to its target; a one-step target ignores the loss. */
export type BombardmentResult = "none" | "disrupted" | "disrupted-and-step";

/** The Russian Bombardment Table with the modifiers printed under it: given (RBT). Both ends are open (B-33). */
export const bombardmentTable = {
  rule: "RBT",
  provenance: "given",
  rows: [
    { from: 0, to: 3, result: "none" },
    { from: 4, to: 5, result: "disrupted" },
    { from: 6, to: 7, result: "disrupted-and-step" },
  ],
  modifiers: [
    { id: "steady-guards",       value: -1, when: "the target is the Coldstream or the Grenadier Guards" },
    { id: "next-to-shell-hill",  value: +1, when: "the target is adjacent to either Shell Hill hex" },
  ],
} as const satisfies {
  rule: string;
  provenance: "given";
  rows: readonly { from: number; to: number; result: BombardmentResult }[];
  modifiers: readonly { id: string; value: number; when: string }[];
};
