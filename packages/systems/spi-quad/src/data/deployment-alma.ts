import { type Placement, readDeployment } from "./deployment.ts";

/*
 * A22.1 Initial deployment of Alma. Given: 92 units, one to a hex. UGL/2E (3013) and UGL/1E (3213) are missing on the
 * printed map but right in the list (S-13).
 */

const french = `
  0409 a/2nd-Fr
  0507 4/2nd
  0508 3/2nd
  0509 2/2nd
  0510 1/2nd
  0712 a/1st
  0808 8/1st
  0809 6/1st
  0810 4/1st
  0811 2/1st
  0908 7/1st
  0909 5/1st
  0910 3/1st
  0911 1/1st
  1010 a/3rd
  1109 a/4th
  1110 8/3rd
  1111 6/3rd
  1112 4/3rd-Fr
  1113 2z/3rd
  1205 8/4th
  1206 6/4th
  1207 4/4th
  1208 2/4th
  1209 7/3rd
  1210 5/3rd
  1211 3/3rd
  1212 1z/3rd
  1305 7/4th
  1306 5/4th
  1307 3/4th
  1308 1/4th
`;

const british = `
  1504 1/3rd
  1604 50/3rd
  1704 38/3rd
  1709 a/2nd-Br
  1803 28/3rd
  1809 41/2nd
  1903 44/3rd
  1910 49/2nd
  2002 4/3rd-Br
  2010 47/2nd
  2110 30/2nd
  2113 1/RB
  2209 55/2nd
  2309 95/2nd
  2408 7/Lt
  2505 GG/1st
  2508 33/Lt
  2604 SFG/1st
  2607 23/Lt
  2704 CG/1st
  2707 19/Lt
  2803 42/1st
  2806 88/Lt
  2903 93/1st
  2906 77/Lt
  3002 79/1st
`;

const russian = `
  1619 BB/1W
  1818 BB/2W
  1820 MOS/1W
  1919 FB-1
  1920 MOS/2W
  2019 FB-2
  2116 TAR/1W
  2120 FB-3
  2214 BOR/1C
  2215 TAR/2W
  2222 VOL/2C
  2223 MIN/1C
  2224 FB-4
  2314 BOR/2C
  2315 CB-1
  2324 MIN/2C
  2325 FB-5
  2413 KAZ/1E
  2414 CB-2
  2422 VOL/1C
  2513 GR-1
  2515 VLD/2E
  2612 GR-2
  2615 FB-6
  2712 KAZ/2E
  2714 VLD/1E
  2715 FB-7
  3013 UGL/2E
  3213 UGL/1E
  3318 FB-8
  3319 FB-9
  3418 SAL/1E
  3714 SUS/2E
  3915 SUS/1E
`;

/** A22.1: where every unit of Alma starts. */
export const almaDeployment: readonly Placement[] = [french, british, russian].flatMap(readDeployment);
