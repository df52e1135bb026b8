import { readLeaders, readUnits } from "../order-sheet.ts";
import type { CombatUnit, Corps, Leader } from "../piece.ts";

/*
 * The Russian order of battle: RECONSTRUCTED (OB, DT); what each column rests on stands in provenance.ts.
 *
 * Leaders: id | name | rank | rating, [points] or (initiative) | MA | place
 * Units:   id | name | type | SP | reduced SP | initiative | MA | division, - for corps troops | parent | place
 * Places:  a set-up hex, or turn@entry hex.
 */

/** The Russian corps with their Demoralization Numbers (DT). */
export const russianCorps: readonly Corps[] = [
  { id: "RU III", name: "III Corps, the right wing under Read",                             side: "russian", nation: "russian", total: 41, number: 16, points: 3 },
  { id: "RU VI",  name: "VI Corps, the left wing under Liprandi",                           side: "russian", nation: "russian", total: 43, number: 17, points: 3 },
  { id: "RU Res", name: "Main reserve: infantry under Shepelev, artillery under Chelokaev", side: "russian", nation: "russian", total: 55, number: 22, points: 3 },
  { id: "RU Cav", name: "Cavalry reserve under Shabelsky",                                  side: "russian", nation: "russian", total: 19, number: 7, points: 2 },
];

// III Corps, the right wing under Read.
const third = { corps: "RU III", nation: "russian" } as const;
const thirdLeaders = `
  Read     | Read     | officer-commander | [1] | 10 | 1407
  Ushakov  | Ushakov  | officer           | (2) | 10 | 1306
  Martinau | Martinau | officer           | (3) | 10 | 1507
`;
const thirdUnits = `
  Smo | Smolensk                     | infantry  | 3 | 2 | 3 | 5 | 7  | Ushakov  | 1206
  Mog | Mogilev                      | infantry  | 4 | 2 | 3 | 5 | 7  | Ushakov  | 1206
  Vit | Vitebsk                      | infantry  | 3 | 2 | 3 | 5 | 7  | Ushakov  | 1306
  Pol | Polotsk                      | infantry  | 4 | 2 | 3 | 5 | 7  | Ushakov  | 1306
  7A  | 7th Artillery Brigade        | artillery | 3 | 2 | 3 | 4 | 7  | Ushakov  | 1306
  Azo | Azov                         | infantry  | 4 | 2 | 4 | 5 | 12 | Martinau | 1507
  Ode | Odessa                       | infantry  | 4 | 2 | 4 | 5 | 12 | Martinau | 1507
  Ukr | Ukraine                      | infantry  | 4 | 2 | 3 | 5 | 12 | Martinau | 1607
  12A | 12th Artillery Brigade       | artillery | 3 | 2 | 3 | 4 | 12 | Martinau | 1607
  2Rf | Rifle Battalion              | infantry  | 1 | - | 4 | 5 | -  | Read     | 1407
  3P  | III Corps position batteries | artillery | 4 | 2 | 3 | 4 | -  | Read     | 1407
  Ulr | Uhlans (Read)                | cavalry   | 2 | 1 | 3 | 8 | -  | Read     | 1205
  DC3 | Don Cossacks (Read)          | cavalry   | 2 | 1 | 2 | 8 | -  | Read     | 1205
`;

// VI Corps, the left wing under Liprandi.
const sixth = { corps: "RU VI", nation: "russian" } as const;
const sixthLeaders = `
  Liprandi   | Liprandi   | officer-commander | [1] | 10 | 2109
  Belgard    | Belgard    | officer           | (2) | 10 | 2709
  Veselitsky | Veselitsky | officer           | (3) | 10 | 2109
`;
const sixthUnits = `
  Niz | Nizov                       | infantry  | 4 | 2 | 3 | 5 | 6  | Belgard    | 2709
  Sim | Simbirsk                    | infantry  | 4 | 2 | 3 | 5 | 6  | Belgard    | 2709
  6A  | 6th Artillery Brigade       | artillery | 3 | 2 | 3 | 4 | 6  | Belgard    | 2709
  Mur | Murom                       | infantry  | 3 | 2 | 3 | 5 | 6  | Belgard    | 2808
  Nzg | Nizhegorod                  | infantry  | 3 | 2 | 3 | 5 | 6  | Belgard    | 2808
  Mos | Moscow                      | infantry  | 4 | 2 | 3 | 5 | 17 | Veselitsky | 2109
  But | Butyrsk                     | infantry  | 4 | 2 | 4 | 5 | 17 | Veselitsky | 2109
  17A | 17th Artillery Brigade      | artillery | 3 | 2 | 3 | 4 | 17 | Veselitsky | 2109
  Bor | Borodino                    | infantry  | 4 | 2 | 3 | 5 | 17 | Veselitsky | 2108
  Tar | Tarutino                    | infantry  | 4 | 2 | 3 | 5 | 17 | Veselitsky | 2108
  Grk | Greek Legion                | infantry  | 1 | - | 3 | 5 | -  | Liprandi   | 2408
  DC6 | Cossacks (Liprandi)         | cavalry   | 1 | - | 2 | 8 | -  | Liprandi   | 2408
  6P  | VI Corps position batteries | artillery | 5 | 3 | 3 | 4 | -  | Liprandi   | 2208
`;

// Main reserve: infantry under Shepelev, artillery under Chelokaev.
const reserve = { corps: "RU Res", nation: "russian" } as const;
const reserveLeaders = `
  Gorchakov | Gorchakov | army-commander    | [3] | 10 | 1706
  Shepelev  | Shepelev  | officer-commander | [1] | 10 | 1706
  Vranken   | Vranken   | officer           | (3) | 10 | 1705
  Chelokaev | Chelokaev | officer           | (3) | 10 | 2@1801
`;
const reserveUnits = `
  Arc | Archangel             | infantry  | 5 | 3 | 3 | 5 | 5            | Vranken   | 1705
  Vol | Vologda               | infantry  | 5 | 3 | 3 | 5 | 5            | Vranken   | 1705
  5A  | 5th Artillery Brigade | artillery | 3 | 2 | 3 | 4 | 5            | Vranken   | 1705
  Kos | Kostroma              | infantry  | 5 | 3 | 3 | 5 | 5            | Vranken   | 1805
  Gal | Galitz                | infantry  | 4 | 2 | 4 | 5 | 5            | Vranken   | 1805
  Blz | Belozersk             | infantry  | 5 | 3 | 3 | 5 | 4            | Shepelev  | 1@1801
  Olo | Olonets               | infantry  | 4 | 2 | 3 | 5 | 4            | Shepelev  | 1@1801
  Shl | Schlüsselburg         | infantry  | 5 | 3 | 3 | 5 | 4            | Shepelev  | 1@1801
  Lad | Ladoga                | infantry  | 4 | 2 | 3 | 5 | 4            | Shepelev  | 1@1801
  4A  | 4th Artillery Brigade | artillery | 3 | 2 | 3 | 4 | 4            | Shepelev  | 1@1801
  RA1 | Reserve Artillery I   | artillery | 4 | 2 | 3 | 4 | art. reserve | Chelokaev | 2@1801
  RA2 | Reserve Artillery II  | artillery | 4 | 2 | 3 | 4 | art. reserve | Chelokaev | 2@1801
  RA3 | Reserve Artillery III | artillery | 4 | 2 | 3 | 4 | art. reserve | Chelokaev | 2@1801
`;

// Cavalry reserve under Shabelsky.
const cavalry = { corps: "RU Cav", nation: "russian" } as const;
const cavalryLeaders = `
  Shabelsky | Shabelsky | officer-commander | [1] | 10 | 2@3006
`;
const cavalryUnits = `
  Dr1 | 1st Dragoon Brigade | cavalry         | 4 | 2 | 3 | 8 | - | Shabelsky | 2@3006
  Dr2 | 2nd Dragoon Brigade | cavalry         | 4 | 2 | 3 | 8 | - | Shabelsky | 2@3006
  UlB | Uhlan Brigade       | cavalry         | 4 | 2 | 3 | 8 | - | Shabelsky | 2@3006
  CsB | Cossack Brigade     | cavalry         | 3 | 2 | 2 | 8 | - | Shabelsky | 2@3006
  HA1 | Horse Artillery I   | horse-artillery | 2 | 1 | 3 | 6 | - | Shabelsky | 2@3006
  HA2 | Horse Artillery II  | horse-artillery | 2 | 1 | 3 | 6 | - | Shabelsky | 2@3006
`;

/** The Russian Leaders, corps by corps. */
export const russianLeaders: readonly Leader[] = [
  ...readLeaders(third, thirdLeaders),
  ...readLeaders(sixth, sixthLeaders),
  ...readLeaders(reserve, reserveLeaders),
  ...readLeaders(cavalry, cavalryLeaders),
];

/** The Russian combat units, corps by corps. */
export const russianUnits: readonly CombatUnit[] = [
  ...readUnits(third, thirdUnits),
  ...readUnits(sixth, sixthUnits),
  ...readUnits(reserve, reserveUnits),
  ...readUnits(cavalry, cavalryUnits),
];
