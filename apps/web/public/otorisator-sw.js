/**
 * Keeps the authenticator page's own files, so that the installed page opens without a line and can say so. The network
 * always comes first; answers of the API and of the live line are never kept.
 */
const KEPT = 'kadar-otorisator-1';
const KEPT_AT_MOST = 120;
const PAGE = '/otorisator';
const FILES = /^\/(assets\/|kadar|manifest\.webmanifest)/;

const keep = async (key, response) => {
  const cache = await caches.open(KEPT);
  await cache.put(key, response);
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, -KEPT_AT_MOST).map((old) => cache.delete(old)));
};

const networkFirst = async (event, key) => {
  try {
    const response = await fetch(event.request);
    if (response.ok) event.waitUntil(keep(key, response.clone()));
    return response;
  } catch (error) {
    const kept = await caches.match(key, { cacheName: KEPT });
    if (kept) return kept;
    throw error;
  }
};

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => {
  const drop = async () => {
    const names = await caches.keys();
    const old = names.filter((name) => name.startsWith('kadar-otorisator-') && name !== KEPT);
    await Promise.all(old.map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(drop());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  // The address may carry a scanned request; the page is the same for all of them.
  if (request.mode === 'navigate' && pathname === PAGE) event.respondWith(networkFirst(event, PAGE));
  else if (FILES.test(pathname)) event.respondWith(networkFirst(event, request));
});
