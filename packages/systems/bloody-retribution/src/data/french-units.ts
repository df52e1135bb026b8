const menPerFactor = "about 115 men a factor";
const zouaves = "picked battalions, capped at 6";

/**
 * French units, all of them reinforcements (presumed: the book says nowhere that any sets up on the map).
 * Given: the brigades and 4CDA (2.6), Zouaves and cavalry as types (2.8), SB6 and its turn (3.3). Everything else is reconstructed from the troops that fought.
 */
export const frenchUnits = [
  // Bourbaki's brigade, the first to arrive
  { id: "BB7",     name: "BB7",     fullName: "7e Léger",                      parent: "Bourbaki's brigade",    kind: "infantry", cf: 5, sub: 3,    place: 2, why: menPerFactor, post: "Bourbaki's men were first" },
  { id: "BB6",     name: "BB6",     fullName: "6e de Ligne",                   parent: "Bourbaki's brigade",    kind: "infantry", cf: 5, sub: 3,    place: 2, why: menPerFactor, post: "Bourbaki's men were first" },
  { id: "BB3",     name: "BB3",     fullName: "3e bataillon de Chasseurs",     parent: "Bourbaki's brigade",    kind: "infantry", cf: 4, sub: 2,    place: 2, why: menPerFactor, post: "Bourbaki's men were first" },
  // d'Autemarre's brigade
  { id: "DAB3/1",  name: "DAB3/1",  fullName: "3e Zouaves, 1st battalion",     parent: "d'Autemarre's brigade", kind: "zouave",   cf: 6, sub: 3,    place: 2, why: zouaves,      post: "d'Autemarre's leading battalions" },
  { id: "DAB3/2",  name: "DAB3/2",  fullName: "3e Zouaves, 2nd battalion",     parent: "d'Autemarre's brigade", kind: "zouave",   cf: 6, sub: 3,    place: 2, why: zouaves,      post: "d'Autemarre's leading battalions" },
  { id: "DABT",    name: "DABT",    fullName: "Tirailleurs Algériens",         parent: "d'Autemarre's brigade", kind: "infantry", cf: 5, sub: 3,    place: 2, why: menPerFactor, post: "d'Autemarre's leading battalions" },
  { id: "DAB50/1", name: "DAB50/1", fullName: "50e de Ligne, 1st battalion",   parent: "d'Autemarre's brigade", kind: "infantry", cf: 5, sub: 3,    place: 3, why: menPerFactor, post: "d'Autemarre's second line" },
  { id: "DAB50/2", name: "DAB50/2", fullName: "50e de Ligne, 2nd battalion",   parent: "d'Autemarre's brigade", kind: "infantry", cf: 5, sub: 3,    place: 3, why: menPerFactor, post: "d'Autemarre's second line" },
  // Sol's brigade
  { id: "SB6",     name: "SB6",     fullName: "Sol's brigade, battalion 6",    parent: "Sol's brigade",         kind: "infantry", cf: 6, sub: 3,    place: 3, why: menPerFactor, post: "reserve" },
  { id: "SB7",     name: "SB7",     fullName: "Sol's brigade, battalion 7",    parent: "Sol's brigade",         kind: "infantry", cf: 5, sub: 3,    place: 3, why: menPerFactor, post: "arrives with SB6" },
  // de Monet's brigade
  { id: "DMB2/1",  name: "DMB2/1",  fullName: "2e Zouaves, 1st battalion",     parent: "de Monet's brigade",    kind: "zouave",   cf: 6, sub: 3,    place: 3, why: zouaves,      post: "de Monet closed the march" },
  { id: "DMB2/2",  name: "DMB2/2",  fullName: "2e Zouaves, 2nd battalion",     parent: "de Monet's brigade",    kind: "zouave",   cf: 6, sub: 3,    place: 3, why: zouaves,      post: "de Monet closed the march" },
  { id: "DMB20",   name: "DMB20",   fullName: "20e Léger",                     parent: "de Monet's brigade",    kind: "infantry", cf: 5, sub: 3,    place: 3, why: menPerFactor, post: "de Monet closed the march" },
  // Cavalry
  { id: "4CDA",    name: "4CDA",    fullName: "4e Chasseurs d'Afrique",        parent: null,                    kind: "cavalry",  cf: 3, sub: null, place: 3, why: menPerFactor, post: "rode up with the reserve" },
] as const;
