// Asks the database every second whether it is there: a frozen one breaks no connection and answers nothing.
import { type ConnectionSettings, isDatabaseAway, openOwnerConnection } from './connections.ts'

export type DatabaseState = 'ok' | 'read-only' | 'away'

export interface Pulse {
  readonly state: () => DatabaseState
  /** The newest step of the schema that the database has behind it. */
  readonly schema: () => number
  stop(): Promise<void>
}

interface Watch {
  /** How long it may take to answer. */
  readonly withinMs: number
  /** Told at every beat that was missed. */
  readonly onMissed: () => void
}

const EVERY_MS = 1_000
const TICK_MS = 200

export function watchDatabase(settings: ConnectionSettings, { withinMs, onMissed }: Watch): Pulse {
  const connection = openOwnerConnection(settings, { withinMs })
  let state: DatabaseState = 'ok'
  let schema = 0
  let stopping = false
  let timer: NodeJS.Timeout | undefined
  let underWay: Promise<void> = Promise.resolve()
  let ticked = performance.now()
  let longestHold = 0
  const hold = () => Math.max(longestHold, performance.now() - ticked)
  const ticks = setInterval(() => {
    longestHold = hold()
    ticked = performance.now()
  }, TICK_MS)

  async function beat(): Promise<void> {
    const began = performance.now()
    longestHold = 0
    try {
      const { rows } = await connection.query<{ read_only: boolean; schema: number }>(
        `select pg_is_in_recovery() or current_setting('transaction_read_only')::boolean as read_only,
           (select max(version) from schema_version) as schema`,
      )
      state = rows[0]?.read_only ? 'read-only' : 'ok'
      schema = rows[0]?.schema ?? 0
    } catch (error) {
      if (stopping) return
      // This process itself was held up, by its machine or by heavy work: an answer may lie there unread.
      if (hold() > withinMs / 2) return next(began)
      state = isDatabaseAway(error) ? 'away' : state
      if (state === 'away') onMissed()
    }
    next(began)
  }

  function next(began: number): void {
    if (stopping) return
    timer = setTimeout(
      () => {
        underWay = beat()
      },
      Math.max(EVERY_MS - (performance.now() - began), 100),
    )
  }
  underWay = beat()
  return {
    state: () => state,
    schema: () => schema,
    stop: async () => {
      stopping = true
      clearTimeout(timer)
      clearInterval(ticks)
      await connection.end()
      await underWay
    },
  }
}
