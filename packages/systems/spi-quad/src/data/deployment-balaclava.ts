import { type Placement, readDeployment } from "./deployment.ts";

/*
 * B16.1, B16.2 Initial deployment of Balaclava. Given: 69 units; T puts a unit on top of its stack. 4-LtDr/L is cavalry (S-14).
 */

const turkish = `
  0714  6-Militia
  1114  5-Militia
  1312T 4-Militia
  1811T 3-Militia
  2012T 2-Militia
  2313T 1-Militia
`;

const british = `
  0518  4-LtDr/L
  0519  8-Hus/L
  0520  11-Hus/L
  0618  13-LtDr/L
  0619  17-Lance/L
  0620  C-Troop
  1312  No-4
  1417  93-Suth
  1417T Barkers
  1720  4-Marine
  1811  Arabtabia
  1920  1-Roy-Mar
  1920T 1-Marine
  1922  2-Roy-Mar
  1922T 2-Marine
  2012  No-2
  2124  3-Marine
  2313  Canrobt
  2317  4-DrGds/H
  2318  5-DrGds/H
  2319  I-Troop
  2417  1-RD/H
  2418  6-InnDr/H
`;

const russian = `
  0602  1-Sous/16
  0603  2-Sous/16
  0701  3-Sous/16
  0703  4-Sous/16
  0704  1-Vlad/16
  0805  2-Vlad/16
  1006  3-Vlad/16
  1008  1-Od/12
  1108  2-Od/12
  1109  3-Od/12
  1208  4-Od/12
  1307  5-Lt-Bty
  1407  Comb-Uhlan
  1606  6-Lt-Bty
  1608  1-KvHus/6
  1609  2-KvHus/6
  1610  1-Ukr/12
  1707  1-DnCh/12
  1708  2-DnCh/12
  1709  3-DnCh/12
  1710  1-IgHus/6
  1809  2-IgHus/6
  1910  2-Ukr/12
  2010  3-Ukr/12
  2107  7-Lt-Bty
  2111  4-Ukr/12
  2211  1-Azov/12
  2212  2-Azov/12
  2306  60-DonCos
  2307  53-DonCos
  2308  1-BurCos
  2312  3-Azov/12
  2412  4-Azov/12
  2811  2-Ural/12
  2812  1-Ural/12
  2812T 1-Hvy-Bty
  2911  3-Ural/12
  2911T 2-Hvy-Bty
  2912  3-Hvy-Bty
  3010  4-Ural/12
`;

/** B16.1, B16.2: where every unit of Balaclava starts. */
export const balaclavaDeployment: readonly Placement[] = [turkish, british, russian].flatMap(readDeployment);
