/** The notices on screen, without timers: the region asks `nextDeadline` and calls `expire`. */

export type NoticeKind = 'success' | 'failure' | 'info' | 'persistent'

export interface NoticeAction {
  label: string
  onPress: () => void
  /** The one meant to be pressed. */
  primary?: boolean | undefined
}

export interface Notice {
  id: number
  kind: NoticeKind
  text: string
  actions: readonly NoticeAction[]
  closable: boolean
}

export interface Notices {
  /** Each returns the id of the notice on screen, also when the same text was already there. */
  /** With a way back or on it stays longer. */
  success: (text: string, actions?: readonly NoticeAction[]) => number
  failure: (text: string) => number
  info: (text: string, actions?: readonly NoticeAction[]) => number
  persistent: (text: string, actions: readonly NoticeAction[]) => number
  dismiss: (id: number) => void
  /** While someone reads (hover, focus) no time passes. */
  pause: () => void
  resume: () => void
  expire: () => void
  nextDeadline: () => number | null
  now: () => number
  list: () => readonly Notice[]
  subscribe: (listener: () => void) => () => void
}

export const SAME_TEXT_MS = 2_000
/** More would cover the page; the oldest gives way. What asks for a decision stays. */
export const MOST_SHOWN = 3
/** Nobody finds a short one before this. */
const SHORTEST_MS: Record<NoticeKind, number> = {
  success: 4_000,
  info: 6_000,
  // What went wrong is read by whoever comes back to the screen: it stays until it is closed.
  failure: Number.POSITIVE_INFINITY,
  persistent: Number.POSITIVE_INFINITY,
}
const LONGEST_MS = 15_000
const FOUND_AFTER_MS = 2_000
/** Slower than one reads at a desk. */
const READ_MS_PER_CHARACTER = 60
/** Of one that somebody may want to press: it is read first. */
const PRESSED_WITHIN_MS = 20_000

interface Shown extends Notice {
  until: number
}

export function createNotices({ now = () => Date.now() }: { now?: () => number } = {}): Notices {
  let shown: readonly Shown[] = []
  let lastId = 0
  let pausedAt: number | null = null
  const lastShown = new Map<string, { at: number; id: number }>()
  const listeners = new Set<() => void>()

  const change = (next: readonly Shown[]) => {
    shown = next
    for (const listener of listeners) listener()
  }

  const show = (kind: NoticeKind, text: string, actions: readonly NoticeAction[] = []): number => {
    const at = now()
    for (const [known, { at: then }] of lastShown) if (at - then >= SAME_TEXT_MS) lastShown.delete(known)
    const same = lastShown.get(text)?.id ?? shown.find((one) => one.kind === 'persistent' && one.text === text)?.id
    if (same !== undefined) return same
    const id = ++lastId
    lastShown.set(text, { at, id })
    const start = pausedAt ?? at
    const lifetime = Math.max(readingMs(text), SHORTEST_MS[kind], actions.length > 0 ? PRESSED_WITHIN_MS : 0)
    const others = shown.filter((one) => one.text !== text)
    const added = { id, kind, text, actions, closable: kind !== 'persistent', until: start + lifetime }
    change(atMost([...others, added]))
    return id
  }

  return {
    success: (text, actions) => show('success', text, actions),
    failure: (text) => show('failure', text),
    info: (text, actions) => show('info', text, actions),
    persistent: (text, actions) => show('persistent', text, actions),
    dismiss: (id) => {
      // Closed, it is no longer on the screen: the same failure again must be seen again.
      for (const [text, last] of lastShown) if (last.id === id) lastShown.delete(text)
      change(shown.filter((one) => one.id !== id))
    },
    pause: () => {
      pausedAt ??= now()
    },
    resume: () => {
      if (pausedAt === null) return
      const waited = now() - pausedAt
      pausedAt = null
      change(shown.map((one) => ({ ...one, until: one.until + waited })))
    },
    expire: () => {
      if (pausedAt !== null) return
      const at = now()
      const left = shown.filter((one) => one.until > at)
      if (left.length < shown.length) change(left)
    },
    nextDeadline: () => {
      if (pausedAt !== null) return null
      const first = Math.min(...shown.map((one) => one.until))
      return Number.isFinite(first) ? first : null
    },
    now,
    list: () => shown,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function readingMs(text: string): number {
  return Math.min(FOUND_AFTER_MS + text.length * READ_MS_PER_CHARACTER, LONGEST_MS)
}

/** The newest of them, and every one that stays until somebody decides; what went wrong gives way to nothing else. */
function atMost(all: readonly Shown[]): readonly Shown[] {
  const failures = all.filter(({ kind }) => kind === 'failure')
  const passing = all.filter(({ kind }) => kind === 'success' || kind === 'info')
  const room = Math.max(MOST_SHOWN - failures.length, 1)
  const gone = new Set([...failures.slice(0, -MOST_SHOWN), ...passing.slice(0, -room)])
  return all.filter((one) => !gone.has(one))
}
