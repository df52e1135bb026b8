import { type AnswerList, type AnySystem, isRare } from "@redoubt/engine";

/** Takes rare answers off the list as long as others are left: giving up what was begun is for those who have nothing else. */
export function dropRare(system: AnySystem, list: AnswerList): void {
  let kept = 0;
  for (let i = 0; i < list.count; i++) {
    if (isRare(system, list.codes[i])) continue;
    const code = list.codes[kept];
    list.codes[kept++] = list.codes[i];
    list.codes[i] = code;
  }
  if (kept > 0) list.count = kept;
}
