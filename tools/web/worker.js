// The service worker: keeps every file of the site, so that it works without a network.
// The network goes first, so nobody is ever served an old firmware; SITE = {version, files} is
// put before this line by the build.

const NAME = `tierce ${self.registration.scope} `;
const PATIENCE = 4000; // milliseconds for a network that is there but does not answer

self.addEventListener("install", (event) => {
  event.waitUntil((async () => {
    const kept = await caches.open(NAME + SITE.version);
    await kept.addAll(SITE.files.map((name) => new Request(name, { cache: "no-cache" })));
    await self.skipWaiting();
  })());
});

self.addEventListener("activate", (event) => {
  event.waitUntil((async () => {
    for (const name of await caches.keys()) {
      if (name.startsWith(NAME) && name !== NAME + SITE.version) await caches.delete(name);
    }
    await self.clients.claim();
  })());
});

async function answer(request) {
  const kept = await (await caches.open(NAME + SITE.version)).match(request, { ignoreSearch: true });
  if (!kept) return fetch(request);
  // Raced, not aborted: a slow answer that has begun shall go on.
  const late = new Promise((_, giveUp) => setTimeout(giveUp, PATIENCE));
  return Promise.race([fetch(request), late]).catch(() => kept);
}

self.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method === "GET" && url.startsWith(self.registration.scope)) {
    event.respondWith(answer(event.request));
  }
});
