import type { VictoryRow } from "./victory-alma.ts";

/** B23.21, B23.22: victory points of Balaclava as corrected. Given. */
export const balaclavaVictory = [
  // Russian
  { id: "allied-melee-eliminated",   side: "russian", points:  1, per: "melee point of British infantry, French infantry or cavalry, Turkish infantry eliminated", rule: "B23.21", readings: ["S-63"] },
  { id: "british-cavalry-eliminated", side: "russian", points: 2, per: "melee point of British cavalry eliminated",                          rule: "B23.21", readings: ["S-63"] },
  { id: "redoubt-gun-captured",      side: "russian", points:  3, per: "redoubt artillery unit captured (B18.2)",                            rule: "B23.21", readings: ["S-17", "S-67"] },
  { id: "british-gun-eliminated",    side: "russian", points:  8, per: "British artillery unit eliminated, redoubt guns excepted",           rule: "B23.21", readings: ["S-67", "S-68"] },
  { id: "raid",                      side: "russian", points: 15, per: "once, for two or more units off the south edge at 2025",             rule: "B23.21", readings: ["S-21"] },
  { id: "eastern-redoubts",          side: "russian", points: 30, per: "once, for units in 1811, 2012 and 2313 at the end",                  rule: "B23.21", readings: ["S-68"] },
  // Allied
  { id: "russian-melee-eliminated",  side: "allied",  points:  1, per: "melee point of Russian infantry or cavalry eliminated",              rule: "B23.22", readings: ["S-63"] },
  { id: "redoubt-gun-remaining",     side: "allied",  points:  6, per: "redoubt artillery unit remaining at the end",                        rule: "B23.22", readings: ["S-18"] },
  { id: "russian-gun-eliminated",    side: "allied",  points: 15, per: "Russian artillery unit eliminated",                                  rule: "B23.22", readings: [] },
  { id: "western-redoubts",          side: "allied",  points: 30, per: "once, for being the last in 0714, 1114 and 1312",                    rule: "B23.22", readings: ["S-68"] },
] as const satisfies readonly VictoryRow[];

/** B23.1: a difference below this is a draw. Given. */
export const balaclavaDrawBelow = 50;
