const menPerFactor = "75 to 110 men a factor, for Minié rifle and steadiness";
const guards = "picked battalions, capped at 6";
const detachment = "a wing or a few companies";

/**
 * British mobile units. Given: CG, GG, SFG, LB as codes, LB as cavalry, lettered detachments (2.6); 1R-3 and 1R-4 with two steps and a later entry (3.3).
 * Everything else is reconstructed from the troops that fought: `cf` full/substitute, `place` a set-up hex or the turn of entry.
 */
export const britishUnits = [
  // 2nd Division, camped behind Home Ridge
  { id: "30th",  name: "30",    fullName: "30th Foot",                     division: "2nd Division",     parent: "Pennefather's brigade", kind: "infantry", cf: 4, sub: 2,    place: "1614", why: menPerFactor, post: "2nd Division on Home Ridge" },
  { id: "55th",  name: "55",    fullName: "55th Foot",                     division: "2nd Division",     parent: "Pennefather's brigade", kind: "infantry", cf: 4, sub: 2,    place: "1714", why: menPerFactor, post: "2nd Division on Home Ridge" },
  { id: "95th",  name: "95",    fullName: "95th Foot",                     division: "2nd Division",     parent: "Pennefather's brigade", kind: "infantry", cf: 4, sub: 2,    place: "1615", why: menPerFactor, post: "camp of the 2nd Division" },
  { id: "41st",  name: "41",    fullName: "41st Foot",                     division: "2nd Division",     parent: "Adams's brigade",       kind: "infantry", cf: 5, sub: 3,    place: "1813", why: menPerFactor, post: "2nd Division on Home Ridge" },
  { id: "47th",  name: "47",    fullName: "47th Foot",                     division: "2nd Division",     parent: "Adams's brigade",       kind: "infantry", cf: 5, sub: 3,    place: "1715", why: menPerFactor, post: "camp of the 2nd Division" },
  { id: "49th",  name: "49",    fullName: "49th Foot",                     division: "2nd Division",     parent: "Adams's brigade",       kind: "infantry", cf: 5, sub: 3,    place: "1814", why: menPerFactor, post: "camp of the 2nd Division" },
  // Guards, in their camp by the Windmill
  { id: "GG",    name: "GG",    fullName: "Grenadier Guards",              division: "1st Division",     parent: "Guards brigade",        kind: "infantry", cf: 6, sub: 3,    place: "1719", why: guards,       post: "camp of the Guards" },
  { id: "SFG",   name: "SFG",   fullName: "Scots Fusilier Guards",         division: "1st Division",     parent: "Guards brigade",        kind: "infantry", cf: 5, sub: 3,    place: "1819", why: menPerFactor, post: "camp of the Guards" },
  { id: "CG",    name: "CG",    fullName: "Coldstream Guards",             division: "1st Division",     parent: "Guards brigade",        kind: "infantry", cf: 6, sub: 3,    place: "1820", why: guards,       post: "camp of the Guards" },
  // Light Division, on Victoria Ridge
  { id: "A/7L",  name: "A/7L",  fullName: "7th Fusiliers",                 division: "Light Division",   parent: "Codrington's brigade",  kind: "infantry", cf: 3, sub: 2,    place: "0714", why: menPerFactor, post: "Light Division on Victoria Ridge" },
  { id: "A/23L", name: "A/23L", fullName: "23rd Fusiliers",                division: "Light Division",   parent: "Codrington's brigade",  kind: "infantry", cf: 3, sub: 2,    place: "0614", why: menPerFactor, post: "Light Division on Victoria Ridge" },
  { id: "A/33L", name: "A/33L", fullName: "33rd Foot",                     division: "Light Division",   parent: "Codrington's brigade",  kind: "infantry", cf: 3, sub: 2,    place: "0814", why: menPerFactor, post: "Light Division on Victoria Ridge" },
  { id: "2R",    name: "2R",    fullName: "2nd Bn Rifle Brigade (wing)",   division: "Light Division",   parent: null,                    kind: "infantry", cf: 3, sub: null, place: "0712", why: detachment,   post: "Light Division on Victoria Ridge" },
  { id: "77L",   name: "77L",   fullName: "77th Foot",                     division: "Light Division",   parent: "Buller's brigade",      kind: "infantry", cf: 4, sub: 2,    place: 1,      why: menPerFactor, post: "came up early from the Light Division's camp" },
  { id: "88L",   name: "88L",   fullName: "88th Foot",                     division: "Light Division",   parent: "Buller's brigade",      kind: "infantry", cf: 4, sub: 2,    place: 1,      why: menPerFactor, post: "came up early from the Light Division's camp" },
  { id: "A/19L", name: "A/19L", fullName: "19th Foot (detachment)",        division: "Light Division",   parent: "Buller's brigade",      kind: "infantry", cf: 2, sub: null, place: 1,      why: detachment,   post: "came up early from the Light Division's camp" },
  // 4th Division and one wing of the 3rd, from the siege lines about eight o'clock
  { id: "20th",  name: "20",    fullName: "20th Foot",                     division: "4th Division",     parent: null,                    kind: "infantry", cf: 4, sub: 2,    place: 2,      why: menPerFactor, post: "4th Division arrived about eight" },
  { id: "21st",  name: "21",    fullName: "21st Fusiliers",                division: "4th Division",     parent: null,                    kind: "infantry", cf: 4, sub: 2,    place: 2,      why: menPerFactor, post: "4th Division arrived about eight" },
  { id: "63rd",  name: "63",    fullName: "63rd Foot",                     division: "4th Division",     parent: null,                    kind: "infantry", cf: 4, sub: 2,    place: 2,      why: menPerFactor, post: "4th Division arrived about eight" },
  { id: "68th",  name: "68",    fullName: "68th Light Infantry",           division: "4th Division",     parent: null,                    kind: "infantry", cf: 3, sub: 2,    place: 2,      why: menPerFactor, post: "4th Division arrived about eight" },
  { id: "A/46",  name: "A/46",  fullName: "46th Foot (two companies)",     division: "4th Division",     parent: null,                    kind: "infantry", cf: 2, sub: null, place: 2,      why: detachment,   post: "4th Division arrived about eight" },
  { id: "A/57",  name: "A/57",  fullName: "57th Foot (detachment)",        division: "4th Division",     parent: null,                    kind: "infantry", cf: 3, sub: null, place: 2,      why: detachment,   post: "4th Division arrived about eight" },
  { id: "1R-3",  name: "1R-3",  fullName: "1st Bn Rifle Brigade (part 3)", division: "4th Division",     parent: null,                    kind: "infantry", cf: 3, sub: 2,    place: 2,      why: menPerFactor, post: "with the 4th Division" },
  { id: "1R-4",  name: "1R-4",  fullName: "1st Bn Rifle Brigade (part 4)", division: "4th Division",     parent: null,                    kind: "infantry", cf: 3, sub: 2,    place: 2,      why: menPerFactor, post: "with the 4th Division" },
  { id: "A/50",  name: "A/50",  fullName: "50th Foot (wing)",              division: "3rd Division",     parent: null,                    kind: "infantry", cf: 3, sub: null, place: 2,      why: detachment,   post: "came up behind the 4th Division" },
  // Cavalry
  { id: "LB",    name: "LB",    fullName: "Light Brigade",                 division: "Cavalry Division", parent: null,                    kind: "cavalry",  cf: 2, sub: null, place: 3,      why: "what Balaclava had left of it", post: "rode up late in the morning" },
] as const;
