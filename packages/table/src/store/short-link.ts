/** The address of the site itself, without a page of it. */
export const siteAddress = (): string => location.href.replace(/#.*/, "").replace(/\?.*/, "");

/** The short address of a game on the server that this page comes from. */
export const gameLink = (id: string): string => `${siteAddress()}g/${id}`;

// What a server keeps at most.
const LONGEST = 200_000;

/** An address of under 60 characters for a long one, where a server keeps it; else the long one itself. */
export async function shortLink(hash: string): Promise<string> {
  const long = new URL(hash, location.href).href;
  if (!location.protocol.startsWith("http") || hash.length > LONGEST) return long;
  try {
    const response = await fetch("./api/links", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ hash: hash.replace(/^#/, "") }),
    });
    const kept: unknown = response.ok ? await response.json() : null;
    const path: unknown = typeof kept === "object" && kept !== null && "path" in kept ? kept.path : null;
    return typeof path === "string" ? `${siteAddress()}${path}` : long;
  } catch {
    // Without a server the link carries the game itself.
    return long;
  }
}
