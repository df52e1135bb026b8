/** Chapter XV, the other order of activation, case by case in our own words. */
export const optionalRules = {
  // XV
  "XV.1": { title: "Another order of activation", kind: "info", text: "Alternative activation order; enables solo play.", reason: "Announces the variant; its rules are XV.2 to XV.6." },
  "XV.2": { title: "What it replaces", kind: "enforce", text: "It replaces II.6 and II.8 to II.12." },
  "XV.3": { title: "Common cup, then two", kind: "enforce", text: "One common cup gives the first command and the initiative; then each side has a cup, the smaller filled with blanks. To sustain, draw and check the independence of the commander drawn; a failed marker goes back. Yielding makes the opponent draw. Two in a row at most; then units of no division." },
  "XV.4": { title: "Compulsory support", kind: "enforce", text: "A drawn commander near a commander-in-chief with a free rider must be supported." },
  "XV.5": { title: "A passed check obliges", kind: "enforce", text: "A passed sustain check obliges activation." },
  "XV.6": { title: "One player alone", kind: "enforce", text: "One person does all of chapter XV, sustaining included." },
} as const;
