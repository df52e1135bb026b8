/** Whether two plain values say the same: equal numbers and texts in equal lists and objects; an absent field is undefined. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Array.isArray(a)) return Array.isArray(b) && isSameList(a, b);
  return !Array.isArray(b) && isSameObject(a as Fields, b as Fields);
}

type Fields = Readonly<Record<string, unknown>>;

function isSameList(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((item, i) => isSame(item, b[i]));
}

function isSameObject(a: Fields, b: Fields): boolean {
  for (const key in a) if (!isSame(a[key], b[key])) return false;
  for (const key in b) if (b[key] !== undefined && a[key] === undefined) return false;
  return true;
}
