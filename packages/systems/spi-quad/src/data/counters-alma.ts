import { type Counter, readSheet } from "./counter.ts";

/*
 * The 98 combat counters of Alma. Fronts, kinds and allowances: given by the counter sheet, names cleared by S-71.
 * Backs: RECONSTRUCTED after the formula of S-55 (marked *), because only the fronts are known.
 * Two names occur in both Allied armies; their ids add Br and Fr. Identical Russian batteries are numbered in the order of the deployment list.
 *
 * id       | printed | of  | kind     | MA| front  | back    | reading
 */

const british = `
  1/3rd    | 1/3rd   | 3rd | infantry | 5 | 4-2-4  | (2)2-4* | S-55
  50/3rd   | 50/3rd  | 3rd | infantry | 5 | 4-2-4  | (2)2-4* | S-55
  38/3rd   | 38/3rd  | 3rd | infantry | 5 | 4-2-4  | (2)2-4* | S-55
  28/3rd   | 28/3rd  | 3rd | infantry | 5 | 4-2-4  | (2)2-4* | S-55
  44/3rd   | 44/3rd  | 3rd | infantry | 5 | 4-2-4  | (2)2-4* | S-55
  4/3rd-Br | 4/3rd   | 3rd | infantry | 5 | 4-2-4  | (2)2-4* | S-55
  21/4th   | 21/4th  | 4th | infantry | 5 | 4-2-4  | (2)2-4* | S-55
  63/4th   | 63/4th  | 4th | infantry | 5 | 4-2-4  | (2)2-4* | S-55
  45/4th   | 45/4th  | 4th | infantry | 5 | 4-2-4  | (2)2-4* | S-55
  57/4th   | 57/4th  | 4th | infantry | 5 | 4-2-4  | (2)2-4* | S-55
  20/4th   | 20/4th  | 4th | infantry | 5 | 4-2-4  | (2)2-4* | S-55
  79/1st   | 79/1st  | 1st | infantry | 5 | 5-3-5  | 2-2-5*  | S-55
  93/1st   | 93/1st  | 1st | infantry | 5 | 5-3-5  | 2-2-5*  | S-55
  42/1st   | 42/1st  | 1st | infantry | 5 | 5-3-5  | 2-2-5*  | S-55
  CG/1st   | CG/1st  | 1st | infantry | 5 | 5-3-5  | 2-2-5*  | S-55
  SFG/1st  | SFG/1st | 1st | infantry | 5 | 5-3-5  | 2-2-5*  | S-55
  GG/1st   | GG/1st  | 1st | infantry | 5 | 5-3-5  | 2-2-5*  | S-55
  77/Lt    | 77/Lt   | Lt  | infantry | 5 | 5-2-4  | 2-2-4*  | S-55
  88/Lt    | 88/Lt   | Lt  | infantry | 5 | 5-2-4  | 2-2-4*  | S-55
  19/Lt    | 19/Lt   | Lt  | infantry | 5 | 5-2-4  | 2-2-4*  | S-55
  23/Lt    | 23/Lt   | Lt  | infantry | 5 | 5-2-4  | 2-2-4*  | S-55
  33/Lt    | 33/Lt   | Lt  | infantry | 5 | 5-2-4  | 2-2-4*  | S-55
  7/Lt     | 7/Lt    | Lt  | infantry | 5 | 5-2-4  | 2-2-4*  | S-55
  95/2nd   | 95/2nd  | 2nd | infantry | 5 | 5-2-4  | 2-2-4*  | S-55
  55/2nd   | 55/2nd  | 2nd | infantry | 5 | 5-2-4  | 2-2-4*  | S-55
  30/2nd   | 30/2nd  | 2nd | infantry | 5 | 5-2-4  | 2-2-4*  | S-55
  47/2nd   | 47/2nd  | 2nd | infantry | 5 | 5-2-4  | 2-2-4*  | S-55
  49/2nd   | 49/2nd  | 2nd | infantry | 5 | 5-2-4  | 2-2-4*  | S-55
  41/2nd   | 41/2nd  | 2nd | infantry | 5 | 5-2-4  | 2-2-4*  | S-55
  1/RB     | 1/RB    | RB  | infantry | 5 | 6-2-5  | 3-2-5*  | S-55
  2/RB     | 2/RB    | RB  | infantry | 5 | 6-2-5  | 3-2-5*  | S-55
  a/2nd-Br | (a) 2nd | 2nd | artillery | 3 | J(1)4  | 0(1)4*  | S-55
`;

const french = `
  1/1st    | 1/1st   | 1st | infantry | 4 | 4-2-4  | 2-2-4*  | S-55
  2/1st    | 2/1st   | 1st | infantry | 4 | 4-2-4  | 2-2-4*  | S-55
  3/1st    | 3/1st   | 1st | infantry | 4 | 4-2-4  | 2-2-4*  | S-55
  4/1st    | 4/1st   | 1st | infantry | 4 | 4-2-4  | 2-2-4*  | S-55
  5/1st    | 5/1st   | 1st | infantry | 4 | 4-2-4  | 2-2-4*  | S-55
  6/1st    | 6/1st   | 1st | infantry | 4 | 4-2-4  | 2-2-4*  | S-55
  7/1st    | 7/1st   | 1st | infantry | 4 | 4-2-4  | 2-2-4*  | S-55
  8/1st    | 8/1st   | 1st | infantry | 4 | 4-2-4  | 2-2-4*  | S-55
  1/2nd    | 1/2nd   | 2nd | infantry | 4 | 4-2-4  | 2-2-4*  | S-55
  2/2nd    | 2/2nd   | 2nd | infantry | 4 | 4-2-4  | 2-2-4*  | S-55
  3/2nd    | 3/2nd   | 2nd | infantry | 4 | 4-2-4  | 2-2-4*  | S-55
  4/2nd    | 4/2nd   | 2nd | infantry | 4 | 4-2-4  | 2-2-4*  | S-55
  1z/3rd   | 1z/3rd  | 3rd | infantry | 4 | 4-2-4  | 2-2-4*  | S-55
  2z/3rd   | 2z/3rd  | 3rd | infantry | 4 | 4-2-4  | 2-2-4*  | S-55
  3/3rd    | 3/3rd   | 3rd | infantry | 4 | 4-2-4  | 2-2-4*  | S-55
  4/3rd-Fr | 4/3rd   | 3rd | infantry | 4 | 4-2-4  | 2-2-4*  | S-55
  5/3rd    | 5/3rd   | 3rd | infantry | 4 | 4-2-4  | 2-2-4*  | S-55
  6/3rd    | 6/3rd   | 3rd | infantry | 4 | 4-2-4  | 2-2-4*  | S-55
  7/3rd    | 7/3rd   | 3rd | infantry | 4 | 4-2-4  | 2-2-4*  | S-55
  8/3rd    | 8/3rd   | 3rd | infantry | 4 | 4-2-4  | 2-2-4*  | S-55
  1/4th    | 1/4th   | 4th | infantry | 4 | 4-2-4  | 2-2-4*  | S-55
  2/4th    | 2/4th   | 4th | infantry | 4 | 4-2-4  | 2-2-4*  | S-55
  3/4th    | 3/4th   | 4th | infantry | 4 | 4-2-4  | 2-2-4*  | S-55
  4/4th    | 4/4th   | 4th | infantry | 4 | 4-2-4  | 2-2-4*  | S-55
  5/4th    | 5/4th   | 4th | infantry | 4 | 4-2-4  | 2-2-4*  | S-55
  6/4th    | 6/4th   | 4th | infantry | 4 | 4-2-4  | 2-2-4*  | S-55
  7/4th    | 7/4th   | 4th | infantry | 4 | 4-2-4  | 2-2-4*  | S-55
  8/4th    | 8/4th   | 4th | infantry | 4 | 4-2-4  | 2-2-4*  | S-55
  a/1st    | (a) 1st | 1st | artillery | 3 | J(1)4  | 0(1)4*  | S-55
  a/2nd-Fr | (a) 2nd | 2nd | artillery | 3 | J(1)4  | 0(1)4*  | S-55
  a/3rd    | (a) 3rd | 3rd | artillery | 3 | J(1)4  | 0(1)4*  | S-55
  a/4th    | (a) 4th | 4th | artillery | 3 | J(1)4  | 0(1)4*  | S-55
`;

const russian = `
  SUS/1E   | SUS/1E  | 1E  | infantry | 5 | (4)5-4 | (2)2-4* | S-55
  SUS/2E   | SUS/2E  | 2E  | infantry | 5 | (4)5-4 | (2)2-4* | S-55
  UGL/1E   | UGL/1E  | 1E  | infantry | 5 | (4)5-4 | (2)2-4* | S-55
  UGL/2E   | UGL/2E  | 2E  | infantry | 5 | (4)5-4 | (2)2-4* | S-55
  VLD/1E   | VLD/1E  | 1E  | infantry | 5 | (4)5-4 | (2)2-4* | S-55
  VLD/2E   | VLD/2E  | 2E  | infantry | 5 | (4)5-4 | (2)2-4* | S-55
  BOR/1C   | BOR/1C  | 1C  | infantry | 5 | (4)5-4 | (2)2-4* | S-55
  BOR/2C   | BOR/2C  | 2C  | infantry | 5 | (4)5-4 | (2)2-4* | S-55
  TAR/1W   | TAR/1W  | 1W  | infantry | 5 | (4)5-4 | (2)2-4* | S-55
  MOS/2W   | MOS/2W  | 2W  | infantry | 5 | (4)5-4 | (2)2-4* | S-55
  BB/1W    | BB/1W   | 1W  | infantry | 5 | (4)5-4 | (2)2-4* | S-55
  BB/2W    | BB/2W   | 2W  | infantry | 5 | (4)5-4 | (2)2-4* | S-55
  VOL/1C   | VOL/1C  | 1C  | infantry | 5 | (4)5-4 | (2)2-4* | S-55
  VOL/2C   | VOL/2C  | 2C  | infantry | 5 | (4)5-4 | (2)2-4* | S-55
  MOS/1W   | MOS/1W  | 1W  | infantry | 5 | (4)5-4 | (2)2-4* | S-55
  KAZ/1E   | KAZ/1E  | 1E  | infantry | 5 | 4-5-4  | (2)2-4* | S-55
  KAZ/2E   | KAZ/2E  | 2E  | infantry | 5 | 4-5-4  | (2)2-4* | S-55
  MIN/1C   | MIN/1C  | 1C  | infantry | 5 | 4-5-4  | (2)2-4* | S-55
  TAR/2W   | TAR/2W  | 2W  | infantry | 5 | (2)3-2 | (1)2-2* | S-55
  MIN/2C   | MIN/2C  | 2C  | infantry | 5 | (2)3-2 | (1)2-2* | S-55
  SAL/1E   | SAL/1E  | 1E  | infantry | 5 | (2)3-2 | (1)2-2* | S-55
  FB-1     | (a) FB  | -   | artillery | 3 | A(1)4  | 0(1)4*  | S-55
  FB-2     | (a) FB  | -   | artillery | 3 | A(1)4  | 0(1)4*  | S-55
  FB-3     | (a) FB  | -   | artillery | 3 | A(1)4  | 0(1)4*  | S-55
  FB-4     | (a) FB  | -   | artillery | 3 | A(1)4  | 0(1)4*  | S-55
  FB-5     | (a) FB  | -   | artillery | 3 | A(1)4  | 0(1)4*  | S-55
  FB-6     | (a) FB  | -   | artillery | 3 | A(1)4  | 0(1)4*  | S-55
  FB-7     | (a) FB  | -   | artillery | 3 | A(1)4  | 0(1)4*  | S-55
  FB-8     | (a) FB  | -   | artillery | 3 | A(1)4  | 0(1)4*  | S-55
  FB-9     | (a) FB  | -   | artillery | 3 | A(1)4  | 0(1)4*  | S-55
  CB-1     | (a) CB  | -   | artillery | 3 | A(1)4  | 0(1)4*  | S-55
  CB-2     | (a) CB  | -   | artillery | 3 | A(1)4  | 0(1)4*  | S-55
  GR-1     | (a) GR  | -   | artillery | 2 | B(1)4  | 0(1)4*  | S-55
  GR-2     | (a) GR  | -   | artillery | 2 | B(1)4  | 0(1)4*  | S-55
`;

/** Every combat counter of Alma; 2/RB belongs to the sheet but not to the game (S-54). */
export const almaCounters: readonly Counter[] = [
  ...readSheet("british", british),
  ...readSheet("french", french),
  ...readSheet("russian", russian),
];
