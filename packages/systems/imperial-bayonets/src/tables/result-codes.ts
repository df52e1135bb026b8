/**
 * What the codes of the four result tables do. The book uses DR for two things (I-2): codes are therefore kept with their table, and
 * rules read the effect, never the letters.
 */
export type Effect =
  | { readonly kind: "nothing" }
  | { readonly kind: "disrupted" }
  | { readonly kind: "step-and-disrupted" }
  | { readonly kind: "step-each" }
  | { readonly kind: "retreat"; readonly who: "attacker" | "defender"; readonly hexes: 1 | 2 }
  | { readonly kind: "eliminated"; readonly who: "attacker" | "defender" }
  | { readonly kind: "exchange" }
  | { readonly kind: "shock" }
  | { readonly kind: "perhaps-shock" }
  | { readonly kind: "overrun" };

/** Codes of the Combat Results Table: given (9.4.1). */
export const combatCodes = {
  "Ae":   { rule: "9.4.1d", effect: { kind: "eliminated", who: "attacker" } },
  "Ar 2": { rule: "9.4.1e", effect: { kind: "retreat", who: "attacker", hexes: 2 } },
  "Ar":   { rule: "9.4.1e", effect: { kind: "retreat", who: "attacker", hexes: 1 } },
  "Ar*":  { rule: "9.4.1f", effect: { kind: "perhaps-shock" } },
  "Sk":   { rule: "9.4.1g", effect: { kind: "shock" } },
  "Dr":   { rule: "9.4.1b", effect: { kind: "retreat", who: "defender", hexes: 1 } },
  "Dr 2": { rule: "9.4.1c", effect: { kind: "retreat", who: "defender", hexes: 2 } },
  "Ex":   { rule: "9.4.1h", effect: { kind: "exchange" } },
  "De":   { rule: "9.4.1a", effect: { kind: "eliminated", who: "defender" } },
} as const satisfies Readonly<Record<string, { readonly rule: string; readonly effect: Effect }>>;
/** A result of the Combat Results Table; the keys stand from worst to best for the attacker. */
export type CombatCode = keyof typeof combatCodes;

/** Codes of the Shock Combat Table: those of combat without the ones that lead to Shock, and 1R: given (9.4.2). */
export const shockCodes = {
  "Ae":   combatCodes.Ae,
  "Ar 2": combatCodes["Ar 2"],
  "Ar":   combatCodes.Ar,
  "1R":   { rule: "9.4.2d", effect: { kind: "step-each" } },
  "Dr":   combatCodes.Dr,
  "Dr 2": combatCodes["Dr 2"],
  "De":   combatCodes.De,
} as const satisfies Readonly<Record<string, { readonly rule: string; readonly effect: Effect }>>;
/** A result of the Shock Combat Table. */
export type ShockCode = keyof typeof shockCodes;

/** Codes of the Artillery Result Table, no effect included: given (9.2). */
export const artilleryCodes = {
  "-":    { rule: "ART",  effect: { kind: "nothing" } },
  "DR":   { rule: "9.2f", effect: { kind: "disrupted" } },
  "Dr":   { rule: "9.2e", effect: { kind: "retreat", who: "defender", hexes: 1 } },
  "Dr 2": { rule: "9.2e", effect: { kind: "retreat", who: "defender", hexes: 2 } },
  "1R":   { rule: "9.2g", effect: { kind: "step-and-disrupted" } },
} as const satisfies Readonly<Record<string, { readonly rule: string; readonly effect: Effect }>>;
/** A result of the Artillery Result Table. */
export type ArtilleryCode = keyof typeof artilleryCodes;

/** Codes of the Cavalry Charge Table: given (9.3.1). */
export const chargeCodes = {
  "Ae":   { rule: "9.3.1c", effect: { kind: "eliminated", who: "attacker" } },
  "CR 2": { rule: "9.3.1b", effect: { kind: "retreat", who: "attacker", hexes: 2 } },
  "CR":   { rule: "9.3.1b", effect: { kind: "retreat", who: "attacker", hexes: 1 } },
  "OR":   { rule: "9.3.1a", effect: { kind: "overrun" } },
} as const satisfies Readonly<Record<string, { readonly rule: string; readonly effect: Effect }>>;
/** A result of the Cavalry Charge Table. */
export type ChargeCode = keyof typeof chargeCodes;
