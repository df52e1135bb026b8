/** A place of the site: the start page, a game, a moment of a game, or a game carried by the link itself. */
export type Place =
  | { readonly page: "start" }
  | { readonly page: "rules"; readonly system: string; readonly rule: string | null }
  /** The puzzles of a battle ("spi-quad/alma"). */
  | { readonly page: "puzzles"; readonly battle: string }
  | { readonly page: "game"; readonly id: string; readonly at: number | null }
  | { readonly page: "shared"; readonly packed: string; readonly at: number | null }
  /** Whatever is played over a server; its own pages read the rest of the address. */
  | { readonly page: "online"; readonly hash: string };

const number = (text: string | null): number | null => (text !== null && /^\d+$/.test(text) ? Number(text) : null);

/** Reads the part of an address after the #. */
export function readPlace(hash: string): Place {
  const fields = new URLSearchParams(hash.replace(/^#/, ""));
  const id = fields.get("game");
  if (id) return { page: "game", id, at: number(fields.get("at")) };
  const packed = fields.get("moment");
  if (packed) return { page: "shared", packed, at: number(fields.get("at")) };
  const system = fields.get("rules");
  if (system) return { page: "rules", system, rule: fields.get("rule") };
  const battle = fields.get("puzzles");
  if (battle) return { page: "puzzles", battle };
  if (/^#(together|my-games|finished|result|account|online|invite|seat|verify)\b/.test(hash))
    return { page: "online", hash };
  return { page: "start" };
}

/** The address of a place, from the # on. */
export function placeHash(place: Place): string {
  switch (place.page) {
    case "start":
      return "#battles";
    case "rules":
      return `#rules=${place.system}${place.rule === null ? "" : `&rule=${encodeURIComponent(place.rule)}`}`;
    case "puzzles":
      return `#puzzles=${place.battle}`;
    case "game":
      return `#game=${place.id}${place.at === null ? "" : `&at=${place.at}`}`;
    case "online":
      return place.hash;
    case "shared":
      return `#moment=${place.packed}${place.at === null ? "" : `&at=${place.at}`}`;
  }
}

/** The address that sets a table on the server for a friend. */
export function inviteHash(
  system: string,
  scenario: string,
  seat: string,
  options: Readonly<Record<string, string>>,
): string {
  const chosen = Object.entries(options).map(([id, choice]) => [`option.${id}`, choice]);
  return `#invite&${new URLSearchParams([["system", system], ["scenario", scenario], ["seat", seat], ...chosen])}`;
}

async function through(bytes: Uint8Array<ArrayBuffer>, stream: GenericTransformStream): Promise<Uint8Array> {
  const body = new Blob([bytes]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(body).arrayBuffer());
}

/** A game file packed into letters that an address may hold. */
export async function pack(text: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw"));
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** The game file that an address carries; null if it was cut short or changed. */
export async function unpack(packed: string): Promise<string | null> {
  try {
    const binary = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
    return new TextDecoder().decode(await through(bytes, new DecompressionStream("deflate-raw")));
  } catch {
    return null;
  }
}
