import { randomUUID } from 'node:crypto'
import type { LiveEvent } from '@takt/contract/ground/live-events.ts'
import pg from 'pg'
import type { CompanyDb } from '../db/company-db.ts'
import { type ConnectionSettings, loginAs } from '../db/connections.ts'
import { sql } from '../db/sql.ts'
import type { Log } from '../log.ts'
import type { Hub } from './hub.ts'

const CHANNEL = 'takt_live'
/** PostgreSQL refuses a notification of 8000 bytes or more. */
const MOST_BYTES = 7900
/** What is left for events beside the envelope. */
const ROOM = MOST_BYTES - 100

interface Notice {
  readonly from: string
  readonly company_id: number
  /** null: there was something that did not fit; who hears this must reload. */
  readonly events: readonly LiveEvent[] | null
  /** Machines whose rows changed; every process reads them for its own clients. */
  readonly machines?: readonly string[]
}

/** What a transaction tells: events, and machines whose rows changed. */
export interface Published {
  readonly events: readonly LiveEvent[]
  readonly machines: readonly string[]
}

/** Shows moved machines to the screens of this process. */
export interface MachineFeed {
  /** What else happened goes out with the rows: alone it would go first, and the rows would wait for the next message. */
  moved(company_id: number, machine_ids: readonly string[], events: readonly LiveEvent[]): void
  close(): Promise<void>
}

/** Carries events to the other server processes on the same database. Each process tells its own clients directly. */
export interface Bus {
  /** Inside the transaction: the other processes hear of it with the commit. The answer is called after the commit. */
  publish(company_id: number, what: Published, db: CompanyDb): Promise<() => void>
  close(): Promise<void>
}

export async function openBus(
  settings: ConnectionSettings,
  { hub, feed, log }: { hub: Hub; feed: MachineFeed; log: Log },
): Promise<Bus> {
  const from = randomUUID()
  let client: pg.Client | undefined
  let closing = false
  let retry: NodeJS.Timeout | undefined

  async function listen(): Promise<void> {
    const next = new pg.Client({ ...loginAs('app', settings), application_name: 'takt live', keepAlive: true })
    next.on('error', () => next.end().catch(() => {}))
    next.on('end', () => {
      if (client === next && !closing) again()
    })
    next.on('notification', ({ payload }) => hear(payload ?? ''))
    await next.connect()
    await next.query(`listen ${CHANNEL}`)
    client = next
  }

  function again(): void {
    log.warn('the live bus lost the database and reconnects')
    // What the others said meanwhile is lost: the clients must reload once we hear again.
    retry = setTimeout(() => listen().then(hub.missedSomething, again), 500)
  }

  function hear(payload: string): void {
    const notice = JSON.parse(payload) as Notice
    if (notice.from === from) return
    if (notice.events === null) hub.missedSomething()
    else tell(notice.company_id, { events: notice.events, machines: notice.machines ?? [] })
  }

  function tell(company_id: number, { events, machines }: Published): void {
    if (machines.length > 0) feed.moved(company_id, machines, events)
    else hub.publish(company_id, events)
  }

  await listen()
  return {
    async publish(company_id, { events, machines }, db) {
      const payloads = notices({ events, machines }).map((notice) => JSON.stringify({ from, company_id, ...notice }))
      await db.run(sql`select pg_notify(${CHANNEL}, payload) from unnest(${payloads}::text[]) as payload`)
      return () => tell(company_id, { events, machines })
    },
    async close() {
      closing = true
      clearTimeout(retry)
      await client?.end().catch(() => {})
    },
  }
}

/** One notice when all fits into one; else the events by themselves, and the machines in as many as they need. */
function notices({ events, machines }: Published): Pick<Notice, 'events' | 'machines'>[] {
  const whole = { events, machines }
  if (Buffer.byteLength(JSON.stringify(whole)) <= ROOM) return [whole]
  return [
    ...parts(events).map((part) => ({ events: part })),
    ...parts(machines).map((part) => ({ events: part ? [] : null, machines: part ?? [] })),
  ]
}

/** As few notifications as fit; one too large for it is told as a gap, never as a failed booking. */
function parts<Item>(items: readonly Item[]): (Item[] | null)[] {
  const all: (Item[] | null)[] = []
  let bytes = MOST_BYTES
  for (const item of items) {
    const size = Buffer.byteLength(JSON.stringify(item)) + 1
    if (size > ROOM) {
      all.push(null)
      bytes = MOST_BYTES
      continue
    }
    const last = all.at(-1)
    if (last && bytes + size <= ROOM) {
      last.push(item)
      bytes += size
    } else {
      all.push([item])
      bytes = size
    }
  }
  return all
}
