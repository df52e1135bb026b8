/** Looks something unchanging up when it is first asked for, and keeps it: no game pays for the maps of others. */
export function once<T>(lookUp: () => T): () => T {
  let found: { readonly value: T } | null = null;
  return () => {
    found ??= { value: lookUp() };
    return found.value;
  };
}
