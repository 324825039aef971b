// Keeps the product's own files, never an answer of the server: a terminal starts without its server, and what it then
// shows is what the page itself has kept, with its age. The build writes its fingerprint and its files in here, so a new
// version is a new worker.
const BUILD = '__BUILD__'
const FILES = ['__FILES__']
const CACHE = `takt-${BUILD}`
// Hundreds of files at once would hold up the rows that change meanwhile.
const TOGETHER = 8
const PAUSE_MS = 60
// A pulled cable gives no answer at all; a person in front of a white page waits no longer than this.
const PAGE_WITHIN_MS = 4000

self.addEventListener('install', (event) => {
  const keep = async () => {
    const cache = await caches.open(CACHE)
    // Past the browser's own cache: an old page with the names of old files would never work again.
    await cache.addAll(['/', '/settings.json'].map((path) => new Request(path, { cache: 'reload' })))
  }
  event.waitUntil(keep())
})

self.addEventListener('activate', (event) => {
  const dropOld = caches
    .keys()
    .then((names) => Promise.all(names.filter((n) => n !== CACHE).map((n) => caches.delete(n))))
  event.waitUntil(dropOld.then(() => self.clients.claim()))
})

self.addEventListener('message', (event) => {
  if (event.data === 'take-over') self.skipWaiting()
  if (event.data === 'keep-files') event.waitUntil(keepFiles())
})

// Asked for some seconds after the first screen, which must not wait for the last. One that fails is there next time.
async function keepFiles() {
  const cache = await caches.open(CACHE)
  const kept = new Set((await cache.keys()).map((request) => new URL(request.url).pathname))
  const missing = FILES.filter((file) => !kept.has(file))
  for (let at = 0; at < missing.length; at += TOGETHER) {
    await Promise.allSettled(missing.slice(at, at + TOGETHER).map((file) => cache.add(file)))
    await new Promise((then) => setTimeout(then, PAUSE_MS))
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (request.mode === 'navigate') {
    if (!/^\/(api|serverfiles)\//.test(url.pathname)) event.respondWith(freshOr(request, '/'))
  } else if (url.pathname === '/settings.json') event.respondWith(freshOr(request, '/settings.json'))
  else if (url.pathname.startsWith('/assets/')) event.respondWith(fromCache(request))
})

async function freshOr(request, path) {
  try {
    const fresh = await fetch(request, { signal: AbortSignal.timeout(PAGE_WITHIN_MS) })
    // A gateway whose server is gone answers too.
    if (fresh.status < 502 || fresh.status > 504) return fresh
  } catch {}
  return (await caches.match(path)) ?? Response.error()
}

// Files under /assets carry a hash in their name: one that is kept is right for ever.
async function fromCache(request) {
  const cache = await caches.open(CACHE)
  const kept = await cache.match(request)
  if (kept) return kept
  const fresh = await fetch(request)
  if (fresh.ok) await cache.put(request, fresh.clone())
  return fresh
}
