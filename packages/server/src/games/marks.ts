/** Marks of what nobody did by hand: no player may use them. */
export const ownMarks = { computer: "computer-", standing: "standing-", agreed: "agreed-" } as const;
