import { SAME_TEXT_MS } from '@takt/ui/notice/notices.ts'
import { hasUnsaved } from '../../data/session/unsaved.ts'
import { say } from '../../data/words/use-text.ts'
import { notify } from '../../parts/notices.ts'
import { matchRoute } from '../../routes/match-route.ts'
import { askBeforeRefresh } from './refresh-asked.ts'

const KEEP_FILES_AFTER_MS = 5_000
const CHECK_EVERY_MS = 3_600_000
/** An unattended wall display takes a new version by itself after this long without input. */
const UNATTENDED_MS = 10 * 60_000
const LOOK_FOR_PEOPLE_EVERY_MS = 60_000

let lastInput = Date.now()

/** Registers the worker and looks for a new version every hour; what it finds is offered, never forced on a person. */
export async function watchForUpdates(): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  for (const kind of ['pointerdown', 'keydown']) window.addEventListener(kind, () => (lastInput = Date.now()), true)
  const registration = await navigator.serviceWorker.register('/sw.js').catch(() => undefined)
  if (!registration) return
  setTimeout(() => void keepFiles(), KEEP_FILES_AFTER_MS)
  let offered: ServiceWorker | undefined
  const look = () => {
    const { waiting } = registration
    // Once per version: a message that comes back every hour is closed unread.
    if (!waiting || waiting === offered || !navigator.serviceWorker.controller) return
    offered = waiting
    if (unattended()) refresh(registration)
    else offer(registration)
  }
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', look)
  })
  look()
  setInterval(() => void registration.update().then(look, () => undefined), CHECK_EVERY_MS)
  setInterval(() => {
    if (offered && unattended()) refresh(registration)
  }, LOOK_FOR_PEOPLE_EVERY_MS)
}

/** All pages of this version, for the day the server is away. One that fails now is asked for at the next start. */
async function keepFiles(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage('keep-files')
}

function offer(registration: ServiceWorkerRegistration): void {
  const press = () => {
    if (!hasUnsaved()) return refresh(registration)
    // The same words again within that time would count as said.
    const keep = () => void setTimeout(() => offer(registration), SAME_TEXT_MS)
    askBeforeRefresh({ refresh: () => refresh(registration), keep })
  }
  notify.persistent(say('shell.update'), [{ label: say('shell.refresh'), run: press }])
}

/** Boards or a dashboard on a wall, which nobody has touched for long. */
function unattended(): boolean {
  const { name, facts, params } = matchRoute(location.pathname) ?? {}
  const boards = name === 'wallBoards' || name === 'isolatedBoards'
  const dashboard = params?.dashboard !== undefined && facts?.layout !== 'machine-interface' && facts?.layout !== 'main'
  const onWall = boards || dashboard
  return onWall && Date.now() - lastInput > UNATTENDED_MS
}

let refreshing = false

/**
 * Path and query stay. The page itself comes from the server, so it need not wait for the worker; a page that reloads
 * while one worker takes over from another can wait for it without end, so the old one is told to go first.
 */
function refresh(registration: ServiceWorkerRegistration): void {
  if (refreshing) return
  refreshing = true
  registration.waiting?.postMessage('take-over')
  const reload = () => location.reload()
  void registration.unregister().then(reload, reload)
}
