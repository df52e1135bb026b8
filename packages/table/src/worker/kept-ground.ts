const kept = new Map<string, object>();

/** The place of a map or of the forces of a battle: an empty object until it is filled. A built site puts it into the systems. */
export function groundOf(name: string): object {
  const place = kept.get(name) ?? {};
  kept.set(name, place);
  return place;
}

/** Fills the places that these maps and forces belong in. */
export function keepGround(ground: Readonly<Record<string, object>>): void {
  for (const [name, value] of Object.entries(ground)) Object.assign(groundOf(name), value);
}
