/** Keeps what a board needs while there is no line: built files for ever, pages as they were seen last. */
const KEPT = 'arbiter-1';

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (pathname.startsWith('/assets/')) event.respondWith(keptFirst(request));
  else if (request.mode === 'navigate' && (pathname === '/' || pathname.startsWith('/g/'))) {
    event.respondWith(newestFirst(request));
  }
});

/** Addresses of built files change with their content. */
async function keptFirst(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) (await caches.open(KEPT)).put(request, response.clone());
  return response;
}

async function newestFirst(request) {
  try {
    const response = await fetch(request);
    if (response.ok) (await caches.open(KEPT)).put(request, response.clone());
    return response;
  } catch (error) {
    const kept = await caches.match(request);
    if (kept) return kept;
    throw error;
  }
}
