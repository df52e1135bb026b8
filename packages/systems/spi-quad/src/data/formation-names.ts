/** What Parent Units are called in sentences, by nation and label (S-53). */
const names: Readonly<Record<string, string>> = {
  "british Lt": "the Light Division",
  "british RB": "the Rifle Brigade",
  "british L": "the Light Brigade",
  "british H": "the Heavy Brigade",
  "french 1": "the Chasseurs d'Afrique",
  "french 2": "the Chasseurs d'Afrique",
  "russian 1E": "the first line of the Russian right",
  "russian 2E": "the second line of the Russian right",
  "russian 1C": "the first line of the Russian centre",
  "russian 2C": "the second line of the Russian centre",
  "russian 1W": "the first line of the Russian left",
  "russian 2W": "the second line of the Russian left",
  "russian 12": "the 12th Division",
  "russian 16": "the 16th Division",
  "russian 6": "the hussars",
};

const nations: Readonly<Record<string, string>> = { british: "British", french: "French", russian: "Russian" };
const ordinals: Readonly<Record<string, string>> = { "1": "1st", "2": "2nd", "3": "3rd", "4": "4th" };

/** A Parent Unit as a heading; those that the counters alone name have their label behind. */
export function formationTitle(parent: string): string {
  const [, label] = parent.split(" ");
  const name = formationName(parent).replace(/^the /, "");
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}${/^\d[ECW]$/.test(label) ? ` (${label})` : ""}`;
}

/** A Parent Unit in a sentence. */
export function formationName(parent: string): string {
  const [nation, label] = parent.split(" ");
  const number = label.split("/").at(-1) ?? label;
  const kind = label.includes("/") ? "Brigade" : "Division";
  return names[parent] ?? `the ${nations[nation] ?? nation} ${ordinals[number] ?? number} ${kind}`;
}
