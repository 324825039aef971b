/**
 * Keys pressed before anybody can use them: a page is loaded anew, and somebody scans a card meanwhile. Half of the code
 * would name another card, so all of it waits here until the scanner listens.
 */
import { isTextEntry } from '@takt/ui/keyboard/useShortcut.ts'

/** After this nobody remembers having scanned. */
const KEPT_MS = 5_000
const MOST_KEYS = 200

interface Heard {
  readonly events: readonly KeyboardEvent[]
  /** From when on every key was heard. */
  readonly since: number
}

let hearing: { events: KeyboardEvent[]; readonly since: number } | null = null

function hear(event: KeyboardEvent): void {
  if (!hearing) return
  // Somebody signs in: what is typed into a field is nobody's scan.
  if (isTextEntry(event.target)) hearing.events = []
  else if (hearing.events.length < MOST_KEYS) hearing.events.push(event)
}

export function hearEarlyKeys(): void {
  hearing = { events: [], since: performance.now() }
  window.addEventListener('keydown', hear, true)
}

/** What was heard so far; from now on the scanner hears for itself. */
export function takeEarlyKeys(): Heard {
  window.removeEventListener('keydown', hear, true)
  const now = performance.now()
  const heard = hearing ?? { events: [], since: now }
  hearing = null
  return { since: heard.since, events: heard.events.filter(({ timeStamp }) => now - timeStamp < KEPT_MS) }
}
