import { say } from '../../data/use-text.ts'
import { notify } from '../notices.ts'

const CHECK_EVERY_MS = 3_600_000
/** An unattended wall display takes a new version by itself after this long without input. */
const UNATTENDED_MS = 10 * 60_000

let offered: (() => void) | undefined
let lastInput = Date.now()

/** Registers the worker and looks for a new version every hour; what it finds is offered, never forced on a person. */
export async function watchForUpdates(): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  for (const kind of ['pointerdown', 'keydown']) window.addEventListener(kind, () => (lastInput = Date.now()), true)
  const registration = await navigator.serviceWorker.register('/sw.js').catch(() => undefined)
  if (!registration) return
  const look = () => {
    if (registration.waiting && navigator.serviceWorker.controller) offer(registration.waiting)
  }
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', look)
  })
  look()
  setInterval(() => void registration.update().then(look, () => undefined), CHECK_EVERY_MS)
}

function offer(waiting: ServiceWorker): void {
  if (unattended()) {
    refresh(waiting)
    return
  }
  offered?.()
  offered = notify.persistent(say('shell.update'), [{ label: say('shell.refresh'), run: () => refresh(waiting) }])
}

function unattended(): boolean {
  return location.pathname.startsWith('/dashboards/') && Date.now() - lastInput > UNATTENDED_MS
}

/** Once: two tabs that refresh each other would never stop. Path and query stay. */
function refresh(waiting: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  waiting.postMessage('take-over')
}
