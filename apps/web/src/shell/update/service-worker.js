// Keeps the product's own files and an offline page, never an answer of the server: stale figures would look like true ones.
// The build writes its fingerprint in here, so a new version is a new worker.
const BUILD = '__BUILD__'
const CACHE = `takt-${BUILD}`
const OFFLINE = '/offline.html'

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll([OFFLINE, '/offline.css'])))
})

self.addEventListener('activate', (event) => {
  const dropOld = caches
    .keys()
    .then((names) => Promise.all(names.filter((n) => n !== CACHE).map((n) => caches.delete(n))))
  event.waitUntil(dropOld.then(() => self.clients.claim()))
})

self.addEventListener('message', (event) => {
  if (event.data === 'take-over') self.skipWaiting()
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => caches.match(OFFLINE)))
  else if (url.pathname.startsWith('/assets/')) event.respondWith(fromCache(request))
  else if (url.pathname === '/offline.css') event.respondWith(fetch(request).catch(() => caches.match(request)))
})

// Files under /assets carry a hash in their name: one that is kept is right for ever.
async function fromCache(request) {
  const cache = await caches.open(CACHE)
  const kept = await cache.match(request)
  if (kept) return kept
  const fresh = await fetch(request)
  if (fresh.ok) await cache.put(request, fresh.clone())
  return fresh
}
