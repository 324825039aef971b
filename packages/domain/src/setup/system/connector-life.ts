export type ConnectorLife = 'ok' | 'lost' | 'dead' | 'closed' | 'gone'

/** A connector reports every 10 s: four reports are missing. */
const DEAD_AFTER_MS = 40_000
/** A program that only posts does so when something happens. */
const QUIET_AFTER_MS = 3_600_000
/** Nobody waits for one any more that was replaced or taken away. */
const GONE_AFTER_MS = 30 * 86_400_000

interface Heard {
  /** What it said of itself last; '' of a program that posts and says nothing of itself. */
  readonly said: string
  readonly heard: string | null
}

export function connectorLife({ said, heard }: Heard, now: number): ConnectorLife {
  if (said === 'closed') return 'closed'
  const silence = heard === null ? Number.POSITIVE_INFINITY : now - Date.parse(heard)
  if (silence > GONE_AFTER_MS) return 'gone'
  if (silence > (said === '' ? QUIET_AFTER_MS : DEAD_AFTER_MS)) return 'dead'
  return said === 'lost' ? 'lost' : 'ok'
}
