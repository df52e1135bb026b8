import type { RuleEntry } from "./rule-entry.ts";

/** The charts. The book names them and describes their results, but prints none: all are reconstructed within what it says. */
export const chartRules = {
  "TEC": { title: "Terrain Effects Chart", kind: "data", text: "What each kind of ground and hexside costs each type of unit, and what it does to combat and sight." },
  "CRT": { title: "Combat Results Table", kind: "data", text: "Ratios from 1:3 to 6:1 against one die; high is good for the attacker." },
  "CRT-M": { title: "Combat modifiers", kind: "enforce", text: "Die modifiers together at most 2 either way, column shifts together at most 3: slope up, cover, marsh, envelopment, Combined Arms, Repulse." },
  "ART": { title: "Artillery Result Table", kind: "data", text: "Columns by the SP that fire, against one die." },
  "ART-M": { title: "Bombardment modifiers", kind: "enforce", text: "Level of the target, cover, long range, fog." },
  "CCT": { title: "Cavalry Charge Table", kind: "data", text: "Ratios from 1:2 to 4:1 against one die." },
  "CCT-M": { title: "Charge modifiers", kind: "enforce", text: "A shaken target, a target without infantry, and steady elite infantry." },
  "SKT": { title: "Shock Combat Table", kind: "data", text: "Results by the difference of the two sums of initiative and half a die." },
} as const satisfies Readonly<Record<string, RuleEntry>>;
