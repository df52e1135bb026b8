/*
 * Regiments by the names that people know, for sentences: counters keep what is printed on them. Only where the printed
 * abbreviation leaves no doubt; all others are called by what is printed.
 */

const guards: Readonly<Record<string, string>> = {
  CG: "Coldstream Guards",
  SFG: "Scots Fusilier Guards",
  GG: "Grenadier Guards",
};

const numbered: Readonly<Record<string, string>> = {
  7: "7th Royal Fusiliers",
  23: "23rd Royal Welch Fusiliers",
  42: "42nd Highlanders",
  79: "79th Highlanders",
  93: "93rd Highlanders",
  88: "88th Connaught Rangers",
};

const russian: Readonly<Record<string, string>> = {
  VLD: "Vladimir",
  KAZ: "Kazan",
  UGL: "Uglitz",
  SUS: "Suzdal",
  VOL: "Volhynia",
  BOR: "Borodino",
  TAR: "Tarutino",
  MOS: "Moscow",
  MIN: "Minsk",
  BB: "Brest and Belostok",
  SAL: "Sailors",
};

const fixed: Readonly<Record<string, string>> = {
  "1/RB": "1st Rifle Brigade",
  "2/RB": "2nd Rifle Brigade",
  "1z/3rd": "1st Zouaves",
  "2z/3rd": "2nd Zouaves",
  "Coldstrm/1": "Coldstream Guards",
  "Scot-Fus/1": "Scots Fusilier Guards",
  "Gren-Gds/1": "Grenadier Guards",
  "42-BW/1": "42nd Highlanders",
  "79-Cam/1": "79th Highlanders",
  "1-Bat-RB/4": "1st Rifle Brigade",
  "93-Suth": "93rd Highlanders",
  "1-Roy-Mar": "1st Royal Marines",
  "2-Roy-Mar": "2nd Royal Marines",
  "4-LtDr/L": "4th Light Dragoons",
  "13-LtDr/L": "13th Light Dragoons",
  "8-Hus/L": "8th Hussars",
  "11-Hus/L": "11th Hussars",
  "17-Lance/L": "17th Lancers",
  "4-DrGds/H": "4th Dragoon Guards",
  "5-DrGds/H": "5th Dragoon Guards",
  "1-RD/H": "Royal Dragoons",
  "6-InnDr/H": "Inniskilling Dragoons",
  "4-ChDAf/1": "4th Chasseurs d'Afrique, 1st squadrons",
  "4-ChDAf/2": "4th Chasseurs d'Afrique, 2nd squadrons",
  "1-ChDAf/1": "1st Chasseurs d'Afrique, 1st squadrons",
  "1-ChDAf/2": "1st Chasseurs d'Afrique, 2nd squadrons",
  "Comb-Uhlan": "Combined Uhlans",
  Canrobt: "Canrobert's Hill gun",
  "No-2": "Redoubt gun 2",
  Arabtabia: "Arabtabia gun",
  "No-4": "Redoubt gun 4",
  Barkers: "Barker's battery",
  "I-Troop": "I Troop, Royal Horse Artillery",
  "C-Troop": "C Troop, Royal Horse Artillery",
};

// Balaclava puts the battalion before the regiment.
const battalions: Readonly<Record<string, string>> = {
  Od: "Odessa",
  Ukr: "Ukraine",
  Azov: "Azov",
  Sous: "Suzdal",
  Vlad: "Vladimir",
  Militia: "Turkish militia",
  Ural: "Ural",
  KvHus: "Kiev Hussars",
  IgHus: "Ingermanland Hussars",
  DonCos: "Don Cossacks",
  BurCos: "Bur Cossacks",
  DnCh: "Dnieper Chasseurs",
  "Lt-Bty": "Light Battery",
  "Hvy-Bty": "Heavy Battery",
  Marine: "Marine battery",
};

// French regiments at Balaclava: the number, the regiment, its battalion and its brigade.
const french: Readonly<Record<string, string>> = { Zou: "Zouaves", Lig: "Line" };

// The batteries of the Alma by the place that their counters name (S-97).
const batteries: Readonly<Record<string, string>> = { FB: "Field", CB: "Causeway", GR: "Great Redoubt" };

const nations: Readonly<Record<string, string>> = { british: "British", french: "French" };

const ordinal = (number: number): string => {
  const tens = number % 100;
  const last = number % 10;
  const ending = tens > 10 && tens < 14 ? "th" : last === 1 ? "st" : last === 2 ? "nd" : last === 3 ? "rd" : "th";
  return `${number}${ending}`;
};

/** The name of a unit in sentences; null where it is called by what is printed. */
export function fullName(id: string, nation: string, kind: string): string | null {
  if (fixed[id] !== undefined) return fixed[id];
  const [regiment, parent = ""] = id.split("/");
  const [, number = "", name = ""] = /^(\d+)-([\w-]+)$/.exec(regiment) ?? [];
  if (battalions[name] !== undefined) return `${ordinal(Number(number))} ${battalions[name]}`;
  if (french[name] !== undefined) return `${ordinal(Number(number))} ${french[name]}, ${parent === "1" ? "1st" : "2nd"} battalion`;
  if (nation === "russian" && russian[regiment] !== undefined) return `${russian[regiment]} ${parent}`;
  const [, sort = "", battery = ""] = /^(FB|CB|GR)-(\d)$/.exec(id) ?? [];
  if (sort !== "") return `${batteries[sort]} battery ${battery}`;
  if (regiment === "a" && nations[nation] !== undefined) return `${nations[nation]} guns of the ${parent.slice(0, 3)} Division`;
  if (nation === "french" && kind === "infantry" && /^\d$/.test(regiment)) return `French ${regiment} of the ${parent.slice(0, 3)} Division`;
  if (nation !== "british" || kind !== "infantry") return null;
  if (guards[regiment] !== undefined) return guards[regiment];
  if (!/^\d+$/.test(regiment)) return null;
  return numbered[regiment] ?? `${ordinal(Number(regiment))} Foot`;
}
