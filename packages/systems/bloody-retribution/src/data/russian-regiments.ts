const fresh = "about 800 men a battalion, the strength that 4 stands for on 1/Bk";
const alma = "weakened at the Alma, about 200 men a factor";
const column = "the historical columns of the day: the book gives the two divisions and the regiments but not which belongs where";

/**
 * The Russian regiments of 2.6, four battalions each (reconstructed; the Rifles one for each column), with the set-up hexes of the 1st to 4th.
 * Regiment names are given (2.6), and so are factor 4 and hex 0308 of 1/Bk (2.4); the rest is reconstructed.
 */
export const russianRegiments = [
  // Soimonov: Tomsk, Kolivansk and Ekaterinburg in front on Shell Hill
  { code: "To", regiment: "Tomsk",        division: "Soimonov", battalions: [1, 2, 3, 4], cf: 4, at: ["1309", "1308", "1208", "1209"], why: fresh, belongs: column, post: "first line on Shell Hill" },
  { code: "Ko", regiment: "Kolivansk",    division: "Soimonov", battalions: [1, 2, 3, 4], cf: 4, at: ["1207", "1108", "1109", "1307"], why: fresh, belongs: column, post: "first line on Shell Hill" },
  { code: "Ek", regiment: "Ekaterinburg", division: "Soimonov", battalions: [1, 2, 3, 4], cf: 4, at: ["1107", "1106", "1007", "1006"], why: fresh, belongs: column, post: "second line at Cossack Knoll" },
  // Soimonov: right wing beyond the Careenage Ravine
  { code: "Bk", regiment: "Bourtirsk",    division: "Soimonov", battalions: [1, 2, 3, 4], cf: 4, at: ["0308", "0307", "0408", "0407"], why: fresh, belongs: column, post: "around the given hex of 1/Bk" },
  // Soimonov: reserve under Zhabokritsky on St George's Brow and the West Sapper's Road (Uglitz tuned in play: out of the west, where only 1/Bk is given)
  { code: "Ug", regiment: "Uglitz",       division: "Soimonov", battalions: [1, 2, 3, 4], cf: 3, at: ["0806", "0705", "0703", "0706"], why: alma,  belongs: column, post: "reserve beside the West Sapper's Road" },
  { code: "So", regiment: "Soudal",       division: "Soimonov", battalions: [1, 2, 3, 4], cf: 3, at: ["0906", "0905", "1005", "0904"], why: alma,  belongs: column, post: "reserve on Cossack Rise and St George's Brow" },
  { code: "Vl", regiment: "Vladimir",     division: "Soimonov", battalions: [1, 2, 3, 4], cf: 2, at: ["0805", "0804", "0704", "0803"], why: "shattered at the Alma, half strength", belongs: column, post: "reserve on the West Sapper's Road" },
  { code: "Ri", regiment: "Rifle",        division: "Soimonov", battalions: [1],          cf: 2, at: ["1110"],                         why: "half a battalion of riflemen", belongs: "one battalion with each column", post: "skirmishers before the first line" },
  // Pavlov: Borodino and Taroutine leading, by the Volovia and Quarry Ravines
  { code: "Bo", regiment: "Borodino",     division: "Pavlov",   battalions: [1, 2, 3, 4], cf: 3, at: ["1508", "1507", "1606", "1607"], why: alma,  belongs: column, post: "head of the column on the East Jut" },
  { code: "Ta", regiment: "Taroutine",    division: "Pavlov",   battalions: [1, 2, 3, 4], cf: 3, at: ["1708", "1807", "1806", "1706"], why: alma,  belongs: column, post: "head of the column in the Quarry Ravine" },
  { code: "Ok", regiment: "Okhotsk",      division: "Pavlov",   battalions: [1, 2, 3, 4], cf: 4, at: ["1605", "1505", "1604", "1504"], why: fresh, belongs: column, post: "climbing the Volovia Ravine" },
  { code: "Ya", regiment: "Yakutsk",      division: "Pavlov",   battalions: [1, 2, 3, 4], cf: 4, at: ["1402", "1303", "1203", "1304"], why: fresh, belongs: column, post: "on the East Sapper's Road in St George's Ravine" },
  { code: "Se", regiment: "Selenghinsk",  division: "Pavlov",   battalions: [1, 2, 3, 4], cf: 4, at: ["1902", "1802", "1702", "2002"], why: fresh, belongs: column, post: "tail of the column on the East Sapper's Road" },
  { code: "Ri", regiment: "Rifle",        division: "Pavlov",   battalions: [2],          cf: 2, at: ["1707"],                         why: "half a battalion of riflemen", belongs: "one battalion with each column", post: "skirmishers in the Quarry Ravine" },
] as const;
