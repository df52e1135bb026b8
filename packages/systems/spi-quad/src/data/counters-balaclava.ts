import { type Counter, readSheet } from "./counter.ts";

/*
 * The 92 combat counters of Balaclava. Fronts and backs: given by the counter sheet, names cleared by S-72; ? marks doubtful
 * prints and * the backs of the horse batteries, reconstructed (S-73). Allowances: given by 5.19 and B16.4.
 * Blanks of the printed names are hyphens in the ids; #2 and #4 are No-2 and No-4, Barker's is Barkers.
 *
 * id          | printed    | of  | kind            | MA| front  | back   | reading
 */

const russian = `
  1-Od/12     | 1 Od/12    | 12  | infantry        | 5 | 4-4-2? | (2)2-2 | S-73
  4-Od/12     | 4 Od/12    | 12  | infantry        | 5 | 4-4-2? | (2)2-2 | S-73
  2-Od/12     | 2 Od/12    | 12  | infantry        | 5 | 3-4-2? | (2)2-2 | S-73
  3-Od/12     | 3 Od/12    | 12  | infantry        | 5 | 5-4-2? | (2)2-2 | S-73
  3-Ural/12   | 3 Ural/12  | 12  | infantry        | 5 | 2-4-2  | (1)2-2 |
  4-Ural/12   | 4 Ural/12  | 12  | infantry        | 5 | 2-4-2  | (1)2-2 |
  1-Ukr/12    | 1 Ukr/12   | 12  | infantry        | 5 | 2-4-2  | (1)2-2 |
  3-Ukr/12    | 3 Ukr/12   | 12  | infantry        | 5 | 2-4-2  | (1)2-2 |
  4-Ukr/12    | 4 Ukr/12   | 12  | infantry        | 5 | 2-4-2  | (1)2-2 |
  1-Azov/12   | 1 Azov/12  | 12  | infantry        | 5 | 2-4-2  | (1)2-2 |
  3-Sous/16   | 3 Sous/16  | 16  | infantry        | 5 | 2-4-2  | (1)2-2 |
  2-Ukr/12    | 2 Ukr/12   | 12  | infantry        | 5 | 2-4-3  | (1)2-3 |
  2-Azov/12   | 2 Azov/12  | 12  | infantry        | 5 | 2-4-3  | (1)2-3 |
  1-Vlad/16   | 1 Vlad/16  | 16  | infantry        | 5 | 2-4-3  | (1)2-3 |
  3-Vlad/16   | 3 Vlad/16  | 16  | infantry        | 5 | 2-4-3  | (1)2-3 |
  4-Sous/16   | 4 Sous/16  | 16  | infantry        | 5 | 2-4-3  | (1)2-3 |
  1-Ural/12   | 1 Ural/12  | 12  | infantry        | 5 | 2-5-2  | (1)2-2 |
  2-Sous/16   | 2 Sous/16  | 16  | infantry        | 5 | 2-5-2  | (1)2-2 |
  4-Azov/12   | 4 Azov/12  | 12  | infantry        | 5 | 2-5-2  | (1)2-2 |
  3-Azov/12   | 3 Azov/12  | 12  | infantry        | 5 | 2-3-2  | (1)2-2 |
  1-Sous/16   | 1 Sous/16  | 16  | infantry        | 5 | 2-3-2  | (1)2-2 |
  2-Ural/12   | 2 Ural/12  | 12  | infantry        | 5 | 2-3-3  | (1)2-3 |
  2-Vlad/16   | 2 Vlad/16  | 16  | infantry        | 5 | 2-4-4  | (1)2-4 |
  1-DnCh/12   | 1 DnCh/12  | 12  | cavalry         | 8 | (1)4-3 | 0-2-3  |
  2-DnCh/12   | 2 DnCh/12  | 12  | cavalry         | 8 | (1)4-3 | 0-2-3  |
  3-DnCh/12   | 3 DnCh/12  | 12  | cavalry         | 8 | (1)4-3 | 0-2-3  |
  1-KvHus/6   | 1 KvHus/6  | 6   | cavalry         | 8 | (1)4-3 | 0-2-3  |
  2-KvHus/6   | 2 KvHus/6  | 6   | cavalry         | 8 | (1)4-3 | 0-2-3  |
  1-IgHus/6   | 1 IgHus/6  | 6   | cavalry         | 8 | (1)4-3 | 0-2-3  |
  2-IgHus/6   | 2 IgHus/6  | 6   | cavalry         | 8 | (1)4-3 | 0-2-3  |
  Comb-Uhlan  | Comb Uhlan | -   | cavalry         | 8 | (1)5-4 | 0-3-4  |
  60-DonCos   | 60 DonCos  | -   | cavalry         | 8 | 0-4-4  | 0-2-4  |
  53-DonCos   | 53 DonCos  | -   | cavalry         | 8 | 0-3-4  | 0-1-4? | S-73
  1-BurCos    | 1 BurCos   | -   | cavalry         | 8 | 0-3-3  | 0-2-3  |
  1-Hvy-Bty   | 1 Hvy Bty  | -   | artillery       | 3 | A(1)2  | 0(1)2  |
  2-Hvy-Bty   | 2 Hvy Bty  | -   | artillery       | 3 | A(1)2  | 0(1)2  |
  3-Hvy-Bty   | 3 Hvy Bty  | -   | artillery       | 3 | A(1)2  | 0(1)2  |
  5-Lt-Bty    | 5 Lt Bty   | -   | artillery       | 3 | D(1)3  | 0(1)3  |
  6-Lt-Bty    | 6 Lt Bty   | -   | artillery       | 3 | D(1)3  | 0(1)3  |
  7-Lt-Bty    | 7 Lt Bty   | -   | artillery       | 3 | D(1)3  | 0(1)3  |
`;

const british = `
  93-Suth     | 93 Suth    | -   | infantry        | 5 | 5-3-5  | 3-1-5? | S-73
  Coldstrm/1  | Coldstrm/1 | 1   | infantry        | 5 | 5-3-5  | 2-2-5  |
  Scot-Fus/1  | Scot Fus/1 | 1   | infantry        | 5 | 4-3-5  | 2-2-5  |
  Gren-Gds/1  | Gren Gds/1 | 1   | infantry        | 5 | 4-3-5  | 2-2-5  |
  42-BW/1     | 42 BW/1    | 1   | infantry        | 5 | 4-3-4  | (2)2-4 |
  79-Cam/1    | 79 Cam/1   | 1   | infantry        | 5 | 4-3-4  | (2)2-4 |
  20/4        | 20/4       | 4   | infantry        | 5 | 3-3-3  | (1)2-3 |
  21/4        | 21/4       | 4   | infantry        | 5 | 3-3-3  | (1)2-3 |
  63/4        | 63/4       | 4   | infantry        | 5 | 3-3-3  | (1)2-3 |
  46/4        | 46/4       | 4   | infantry        | 5 | 3-3-3  | (1)2-3 |
  57/4        | 57/4       | 4   | infantry        | 5 | 3-3-3  | (1)2-3 |
  1-Bat-RB/4  | 1 Bat RB/4 | 4   | infantry        | 5 | 5-3-3  | 2-2-3  |
  1-Roy-Mar   | 1 Roy Mar  | -   | infantry        | 5 | 3-3-4  | (1)2-4 |
  2-Roy-Mar   | 2 Roy Mar  | -   | infantry        | 5 | 3-3-4  | (1)2-4 |
  4-LtDr/L    | 4 LtDr/L   | L   | cavalry         | 8 | 0-1-4  | 0-1-4  |
  8-Hus/L     | 8 Hus/L    | L   | cavalry         | 8 | 0-1-4  | 0-1-4  |
  11-Hus/L    | 11 Hus/L   | L   | cavalry         | 8 | 0-1-4  | 0-1-4  |
  13-LtDr/L   | 13 LtDr/L  | L   | cavalry         | 8 | 0-2-4  | 0-2-4  |
  17-Lance/L  | 17 Lance/L | L   | cavalry         | 8 | 0-2-4  | 0-2-4  |
  4-DrGds/H   | 4 DrGds/H  | H   | cavalry         | 8 | 0-2-4  | 0-2-4  |
  5-DrGds/H   | 5 DrGds/H  | H   | cavalry         | 8 | 0-2-4  | 0-2-4  |
  1-RD/H      | 1 RD/H     | H   | cavalry         | 8 | 0-2-4  | 0-2-4  |
  6-InnDr/H   | 6 InnDr/H  | H   | cavalry         | 8 | 0-3-4  | 0-3-4  |
  I-Troop     | I Troop    | -   | horse-artillery | 7 | G(1)4  | 0(1)4* | S-73
  C-Troop     | C Troop    | -   | horse-artillery | 7 | G(1)4  | 0(1)4* | S-73
  Canrobt     | Canrobt    | -   | artillery       | 0 | 1(1)2  | 0(1)2  |
  No-2        | #2         | -   | artillery       | 0 | 1(1)2  | 0(1)2  |
  Arabtabia   | Arabtabia  | -   | artillery       | 0 | 1(1)2  | 0(1)2  |
  No-4        | #4         | -   | artillery       | 0 | 1(1)2  | 0(1)2  |
  Barkers     | Barker's   | -   | artillery       | 3 | D(1)4  | 0(1)4  |
  1-Marine    | 1 Marine   | -   | artillery       | 0 | A(1)4  | 0(1)4  |
  2-Marine    | 2 Marine   | -   | artillery       | 0 | A(1)4  | 0(1)4  |
  3-Marine    | 3 Marine   | -   | artillery       | 0 | A(1)4  | 0(1)4  |
  4-Marine    | 4 Marine   | -   | artillery       | 0 | A(1)4  | 0(1)4  |
`;

const turkish = `
  1-Militia   | 1 Militia  | -   | infantry        | 5 | (2)4-1 | (1)2-1 |
  2-Militia   | 2 Militia  | -   | infantry        | 5 | (1)2-1 | 0-1-1  |
  3-Militia   | 3 Militia  | -   | infantry        | 5 | (1)2-1 | 0-1-1  |
  4-Militia   | 4 Militia  | -   | infantry        | 5 | (1)2-1 | 0-1-1  |
  5-Militia   | 5 Militia  | -   | infantry        | 5 | (1)2-1 | 0-1-1  |
  6-Militia   | 6 Militia  | -   | infantry        | 5 | (1)2-1 | 0-1-1  |
`;

const french = `
  1-Zou/1/1   | 1 Zou/1/1  | 1/1 | infantry        | 5 | 3-3-3  | 2-2-3  |
  1-Zou/2/1   | 1 Zou/2/1  | 2/1 | infantry        | 5 | 3-3-3  | 2-2-3  |
  7-Lig/1/1   | 7 Lig/1/1  | 1/1 | infantry        | 5 | 3-3-3  | 2-2-3  |
  7-Lig/2/1   | 7 Lig/2/1  | 2/1 | infantry        | 5 | 3-3-3  | 2-2-3  |
  20-Lig/1/2  | 20 Lig/1/2 | 1/2 | infantry        | 5 | 3-3-3  | 2-2-3  |
  20-Lig/2/2  | 20 Lig/2/2 | 2/2 | infantry        | 5 | 3-3-3  | 2-2-3  |
  27-Lig/1/2  | 27 Lig/1/2 | 1/2 | infantry        | 5 | 3-3-3  | 2-2-3  |
  27-Lig/2/2  | 27 Lig/2/2 | 2/2 | infantry        | 5 | 3-3-3  | 2-2-3  |
  4-ChDAf/1   | 4 ChDAf/1  | 1   | cavalry         | 8 | 0-3-4  | 0-3-4  |
  1-ChDAf/2   | 1 ChDAf/2  | 2   | cavalry         | 8 | 0-3-4  | 0-3-4  |
  4-ChDAf/2   | 4 ChDAf/2  | 2   | cavalry         | 8 | 0-4-4  | 0-4-4  |
  1-ChDAf/1   | 1 ChDAf/1  | 1   | cavalry         | 8 | 0-4-4  | 0-4-4  |
`;

/** Every combat counter of Balaclava. */
export const balaclavaCounters: readonly Counter[] = [
  ...readSheet("russian", russian),
  ...readSheet("british", british),
  ...readSheet("turkish", turkish),
  ...readSheet("french", french),
];
