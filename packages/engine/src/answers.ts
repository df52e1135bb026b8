/** A growing list of answer codes that is filled anew for each decision and never shrinks its store. */
export interface AnswerList {
  count: number;
  codes: Int32Array;
}

/** An empty list with room for `capacity` answers before it has to grow. */
export function answerList(capacity = 256): AnswerList {
  return { count: 0, codes: new Int32Array(capacity) };
}

/** Adds one answer. */
export function offer(list: AnswerList, code: number): void {
  if (list.count === list.codes.length) {
    const grown = new Int32Array(list.codes.length * 2);
    grown.set(list.codes);
    list.codes = grown;
  }
  list.codes[list.count++] = code;
}

/** Whether the list holds the answer. */
export function offers(list: AnswerList, code: number): boolean {
  for (let i = 0; i < list.count; i++) if (list.codes[i] === code) return true;
  return false;
}
