const quoted = (files: readonly string[]): string => JSON.stringify(files.map((file) => `./${file}`));

/**
 * The service worker: keeps every file of this version, so that the site opens without a network. What every visit needs
 * is kept at once; the rest when the page says that it is idle, so that a first visit waits for nothing else.
 */
export function serviceWorker(version: string, first: readonly string[], files: readonly string[]): string {
  const rest = files.filter((file) => !first.includes(file));
  return `const CACHE = "redoubt-${version}";
const FIRST = ["./", ...${quoted(first)}];
const REST = ${quoted(rest)};

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FIRST)).then(() => self.skipWaiting()));
});

// A page of the version before may still be open and ask for its own parts.
self.addEventListener("activate", (event) => {
  const ours = (name) => name.startsWith("redoubt-") && name !== CACHE;
  event.waitUntil(
    caches.keys()
      .then((names) => Promise.all(names.filter(ours).slice(0, -1).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

const keepRest = async () => {
  const cache = await caches.open(CACHE);
  for (const file of REST) if ((await cache.match(file)) === undefined) await cache.add(file);
};

self.addEventListener("message", (event) => {
  if (event.data === "keep-all") event.waitUntil(keepRest().catch(() => {}));
});

const keptOrFetched = async (request) => {
  const kept = await caches.match(request);
  if (kept !== undefined) return kept;
  const fetched = await fetch(request);
  if (fetched.ok && new URL(request.url).pathname.includes("/assets/")) {
    const copy = fetched.clone();
    caches.open(CACHE).then((cache) => cache.put(request, copy)).catch(() => {});
  }
  return fetched;
};

// A server tells whoever asked for it that it is their move.
self.addEventListener("push", (event) => {
  const { title, text, link } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body: text, tag: link, data: link, icon: "./mark.svg" }));
});
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(event.notification.data));
});

// The page itself comes from the network when there is one, so that a new version is seen at the next visit.
self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || new URL(request.url).origin !== self.location.origin) return;
  if (request.mode === "navigate") {
    event.respondWith(fetch(request).catch(() => caches.match("./").then((page) => page ?? Response.error())));
    return;
  }
  event.respondWith(keptOrFetched(request));
});
`;
}
