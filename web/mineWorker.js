/**
 * Lets /mine open without a connection: the page itself and nothing of what it shows. What somebody
 * saw last is kept by the page, and only if they chose to stay known; leaving wipes both.
 */
const { version, files } = __SHELL__;
const page = '/mine';
const shell = `mine-${version}`;

self.addEventListener('install', (event) => {
  const fill = async () => (await caches.open(shell)).addAll([page, ...files]);
  event.waitUntil(fill().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  const tidy = async () => {
    for (const name of await caches.keys()) if (name !== shell) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(tidy());
});

self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== self.location.origin) return;
  if (mode === 'navigate') event.respondWith(freshOr(event.request, page));
  else if (pathname === '/static/config.json') event.respondWith(freshOr(event.request, pathname));
  else if (files.includes(pathname)) event.respondWith(keptOr(event.request, pathname));
});

/** A connection that hangs is no connection. */
const patience = 4000;

async function freshOr(request, path) {
  const kept = await caches.match(path);
  const fresh = fetch(request);
  if (!kept) return fresh;
  const late = new Promise((resolve) => setTimeout(resolve, patience, kept));
  return Promise.race([fresh.catch(() => kept), late]);
}

const keptOr = async (request, path) => (await caches.match(path)) ?? fetch(request);
