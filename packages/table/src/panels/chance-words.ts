/** A chance in percent as people say it: so many in ten where that is exact. */
export function chanceWords(percent: number): string {
  if (percent >= 100) return "sure";
  if (percent <= 0) return "no chance";
  return percent % 10 === 0 ? `${percent / 10} in 10` : `${percent} %`;
}
