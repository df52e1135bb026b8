import { readLeaders, readUnits } from "../order-sheet.ts";
import type { CombatUnit, Corps, Leader } from "../piece.ts";

/*
 * The Allied order of battle: RECONSTRUCTED (OB, DT); what each column rests on stands in provenance.ts.
 *
 * Leaders: id | name | rank | rating, [points] or (initiative) | MA | place
 * Units:   id | name | type | SP | reduced SP | initiative | MA | division, - for corps troops | parent | place
 * Places:  a set-up hex, or turn@entry hex.
 */

/** The Allied corps with their Demoralization Numbers (DT). */
export const alliedCorps: readonly Corps[] = [
  { id: "FR H",   name: "Herbillon's line of the Tchernaya",       side: "allied", nation: "french", total: 47, number: 19, points: 3 },
  { id: "FR Cav", name: "Morris's cavalry division",               side: "allied", nation: "french", total: 6, number: 3, points: 2 },
  { id: "FR Res", name: "Reserve from the plateau",                side: "allied", nation: "french", total: 37, number: 15, points: 3 },
  { id: "SA",     name: "Sardinian corps under La Marmora",        side: "allied", nation: "sardinian", total: 28, number: 11, points: 3 },
  { id: "OT",     name: "Ottoman corps under Osman Pasha",         side: "allied", nation: "ottoman", total: 21, number: 8, points: 3 },
  { id: "BR",     name: "British cavalry division under Scarlett", side: "allied", nation: "british", total: 10, number: 4, points: 2 },
];

// Herbillon's line of the Tchernaya.
const herbillon = { corps: "FR H", nation: "french" } as const;
const herbillonLeaders = `
  Herbillon | Herbillon | commander | [2] | 10 | 1313
  Camou     | Camou     | officer   | (4) | 10 | 1010
  Faucheux  | Faucheux  | officer   | (3) | 10 | 1311
  Cler      | Cler      | officer   | (4) | 10 | 1514
`;
const herbillonUnits = `
  Tir | Tirailleurs algériens      | infantry        | 2 | 1 | 4 | 5 | Camou     | Camou     | 1008
  3Z  | 3e Zouaves                 | infantry        | 3 | 2 | 5 | 5 | Camou     | Camou     | 1010
  50  | 50e Ligne                  | infantry        | 3 | 2 | 4 | 5 | Camou     | Camou     | 1010
  CaA | Camou artillery            | artillery       | 2 | 1 | 4 | 4 | Camou     | Camou     | 1010
  6L  | 6e Ligne                   | infantry        | 3 | 2 | 4 | 5 | Camou     | Camou     | 0910
  82  | 82e Ligne                  | infantry        | 3 | 2 | 4 | 5 | Camou     | Camou     | 0910
  19C | 19e Chasseurs à pied       | infantry        | 1 | - | 5 | 5 | Faucheux  | Faucheux  | 1409
  95  | 95e Ligne                  | infantry        | 3 | 2 | 4 | 5 | Faucheux  | Faucheux  | 1410
  97  | 97e Ligne                  | infantry        | 3 | 2 | 4 | 5 | Faucheux  | Faucheux  | 1311
  FaA | Faucheux artillery         | artillery       | 2 | 1 | 4 | 4 | Faucheux  | Faucheux  | 1311
  2Z  | 2e Zouaves                 | infantry        | 3 | 2 | 5 | 5 | Faucheux  | Faucheux  | 1512
  47  | 47e Ligne                  | infantry        | 3 | 2 | 4 | 5 | Herbillon | Cler      | 1313
  52  | 52e Ligne                  | infantry        | 3 | 2 | 4 | 5 | Herbillon | Cler      | 1313
  62  | 62e Ligne                  | infantry        | 3 | 2 | 4 | 5 | Herbillon | Cler      | 1514
  73  | 73e Ligne                  | infantry        | 3 | 2 | 4 | 5 | Herbillon | Cler      | 1514
  HeA | Herbillon artillery        | artillery       | 2 | 1 | 4 | 4 | Herbillon | Cler      | 1514
  Fg1 | Forgeot horse batteries I  | horse-artillery | 3 | 2 | 4 | 6 | -         | Herbillon | 1413
  Fg2 | Forgeot horse batteries II | horse-artillery | 2 | 1 | 4 | 6 | -         | Herbillon | 1413
`;

// Morris's cavalry division.
const morris = { corps: "FR Cav", nation: "french" } as const;
const morrisLeaders = `
  Morris | Morris | officer-commander | [1] | 10 | 1215
`;
const morrisUnits = `
  CA1 | 1st Brigade Chasseurs d'Afrique | cavalry | 3 | 2 | 4 | 8 | - | Morris | 1215
  CA2 | 2nd Brigade Chasseurs d'Afrique | cavalry | 3 | 2 | 4 | 8 | - | Morris | 1215
`;

// Reserve from the plateau.
const plateau = { corps: "FR Res", nation: "french" } as const;
const plateauLeaders = `
  Pelissier  | Pelissier  | army-commander | [3] | 10 | 3@0116
  Levaillant | Levaillant | officer        | (3) | 10 | 4@0116
  Mellinet   | Mellinet   | officer        | (4) | 10 | 5@0116
  Dulac      | Dulac      | officer        | (3) | 10 | 6@0116
`;
const plateauUnits = `
  Lv1 | Levaillant 1st Brigade     | infantry        | 5 | 3 | 4 | 5 | Levaillant | Levaillant | 4@0116
  Lv2 | Levaillant 2nd Brigade     | infantry        | 5 | 3 | 4 | 5 | Levaillant | Levaillant | 4@0116
  LvA | Levaillant artillery       | artillery       | 2 | 1 | 4 | 4 | Levaillant | Levaillant | 4@0116
  G1  | Guard Grenadiers & Zouaves | infantry        | 5 | 3 | 5 | 5 | Guard      | Mellinet   | 5@0116
  G2  | Guard Voltigeurs           | infantry        | 5 | 3 | 5 | 5 | Guard      | Mellinet   | 5@0116
  GA  | Guard artillery            | horse-artillery | 3 | 2 | 5 | 6 | Guard      | Mellinet   | 5@0116
  Du1 | Dulac 1st Brigade          | infantry        | 5 | 3 | 4 | 5 | Dulac      | Dulac      | 6@0116
  Du2 | Dulac 2nd Brigade          | infantry        | 5 | 3 | 4 | 5 | Dulac      | Dulac      | 6@0116
  DuA | Dulac artillery            | artillery       | 2 | 1 | 4 | 4 | Dulac      | Dulac      | 6@0116
`;

// Sardinian corps under La Marmora.
const sardinian = { corps: "SA", nation: "sardinian" } as const;
const sardinianLeaders = `
  La-Marmora | La Marmora | commander | [2] | 10 | 1915
  Trotti     | Trotti     | officer   | (4) | 10 | 1815
  Durando    | Durando    | officer   | (3) | 10 | 2016
`;
const sardinianUnits = `
  Mv  | Montevecchio Brigade             | infantry  | 4 | 2 | 4 | 5 | Trotti  | Trotti     | 1915
  Ml  | Mollard Brigade                  | infantry  | 4 | 2 | 4 | 5 | Trotti  | Trotti     | 1815
  TrA | Trotti artillery                 | artillery | 3 | 2 | 4 | 4 | Trotti  | Trotti     | 1815
  Fn  | Fanti Brigade                    | infantry  | 4 | 2 | 4 | 5 | Durando | Durando    | 2016
  Cd  | Cialdini Brigade                 | infantry  | 4 | 2 | 4 | 5 | Durando | Durando    | 2116
  DdA | Durando artillery                | artillery | 3 | 2 | 4 | 4 | Durando | Durando    | 2016
  Gi  | Giustiniani Brigade              | infantry  | 3 | 2 | 4 | 5 | -       | La-Marmora | 1917
  Brs | 4th Bersaglieri Battalion        | infantry  | 1 | - | 5 | 5 | -       | La-Marmora | 1911
  16  | 16th Regiment, outpost battalion | infantry  | 1 | - | 4 | 5 | -       | La-Marmora | 1911
  CvS | Cavalleggeri                     | cavalry   | 1 | - | 4 | 8 | -       | La-Marmora | 1817
`;

// Ottoman corps under Osman Pasha.
const ottoman = { corps: "OT", nation: "ottoman" } as const;
const ottomanLeaders = `
  Osman-Pasha | Osman Pasha | officer-commander | [1] | 10 | 2318
  Sefer-Pasha | Sefer Pasha | officer           | (3) | 10 | 2218
`;
const ottomanUnits = `
  Sf1 | Sefer 1st Brigade | infantry  | 3 | 2 | 3 | 5 | Sefer | Sefer-Pasha | 2218
  Sf2 | Sefer 2nd Brigade | infantry  | 3 | 2 | 3 | 5 | Sefer | Sefer-Pasha | 2218
  O1  | Osman 1st Brigade | infantry  | 4 | 2 | 2 | 5 | Osman | Osman-Pasha | 2318
  O2  | Osman 2nd Brigade | infantry  | 4 | 2 | 2 | 5 | Osman | Osman-Pasha | 2318
  O3  | Osman 3rd Brigade | infantry  | 4 | 2 | 2 | 5 | Osman | Osman-Pasha | 2119
  OA  | Ottoman artillery | artillery | 3 | 2 | 3 | 4 | Osman | Osman-Pasha | 2318
`;

// British cavalry division under Scarlett.
const british = { corps: "BR", nation: "british" } as const;
const britishLeaders = `
  Scarlett | Scarlett | officer-commander | [1] | 10 | 3@0520
`;
const britishUnits = `
  HB  | Heavy Brigade                     | cavalry         | 4 | 2 | 4 | 8 | - | Scarlett | 3@0520
  LB  | Light Brigade (with 12th Lancers) | cavalry         | 4 | 2 | 4 | 8 | - | Scarlett | 3@0520
  RHA | Royal Horse Artillery             | horse-artillery | 2 | 1 | 4 | 6 | - | Scarlett | 3@0520
`;

/** The Allied Leaders, corps by corps. */
export const alliedLeaders: readonly Leader[] = [
  ...readLeaders(herbillon, herbillonLeaders),
  ...readLeaders(morris, morrisLeaders),
  ...readLeaders(plateau, plateauLeaders),
  ...readLeaders(sardinian, sardinianLeaders),
  ...readLeaders(ottoman, ottomanLeaders),
  ...readLeaders(british, britishLeaders),
];

/** The Allied combat units, corps by corps. */
export const alliedUnits: readonly CombatUnit[] = [
  ...readUnits(herbillon, herbillonUnits),
  ...readUnits(morris, morrisUnits),
  ...readUnits(plateau, plateauUnits),
  ...readUnits(sardinian, sardinianUnits),
  ...readUnits(ottoman, ottomanUnits),
  ...readUnits(british, britishUnits),
];
