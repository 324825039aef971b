import { randomUUID } from 'node:crypto'
import type { LiveEventName } from '@takt/contract/ground/live-event-names.ts'
import type { LiveEvent } from '@takt/contract/ground/live-events.ts'

/** One listener of the live link: what it may see, what it asked for, and where to send. */
export interface LiveClient {
  readonly company_id: number
  readonly machine_restrictions: readonly string[]
  readonly events: ReadonlySet<LiveEventName>
  send(frame: string): void
  /** Ends the link; the client comes back and reloads. */
  drop(): void
}

interface Kept {
  readonly seq: number
  readonly name: LiveEventName
  readonly machine_id: string | undefined
  readonly json: string
}

interface Channel {
  seq: number
  /** Up to where events have been sent. */
  sent: number
  /** The last events, for a client that comes back after a short gap. */
  readonly ring: Kept[]
  readonly clients: Set<LiveClient>
  pending: Kept[]
  timer: NodeJS.Timeout | undefined
  lastFlush: number
  /** When the last listener left. */
  leftAt: number
}

/**
 * Events that follow each other closer than this go out in one message; the first one never waits. A message costs a
 * write to every listener: at 100 events/s and 100 listeners that was two thirds of the server's time with 20 ms.
 */
const BATCH_MS = 50
/** A listener that lost its link comes back within this time. */
const COMES_BACK_MS = 60_000
/** A gap longer than this many events is not replayed: the client reloads. */
const RING_LENGTH = 2000

export interface Hub {
  /** Names this process's numbering; another one means that what came before cannot be replayed. */
  epoch(): string
  /** Something may have been missed (the database was away, an event did not fit): nobody may go on as if not. */
  missedSomething(): void
  publish(company_id: number, events: readonly LiveEvent[]): void
  /** Somebody listens, or did a moment ago and may come back for what they missed. */
  listens(company_id: number): boolean
  /** Something happened while nobody listened, and is not kept: who comes back reloads. */
  forget(company_id: number): void
  /** Adds a listener; answers where it stands and what it missed, or null when it missed too much. */
  join(
    client: LiveClient,
    since?: { epoch: string; seq: number },
  ): { seq: number; missed: string | null; resumed: boolean }
  leave(client: LiveClient): void
  /** The last event that was sent: a heartbeat must not count one that still waits, or a cut would lose it. */
  sentTo(company_id: number): number
  clientCount(): number
}

/** By a clock that nobody sets: by the server's own, set back, nothing would be sent for as long as it was ahead. */
export function createHub(clock: () => number = () => performance.now()): Hub {
  let epoch = randomUUID()
  const channels = new Map<number, Channel>()

  function channel(company_id: number): Channel {
    let found = channels.get(company_id)
    if (!found) {
      found = { seq: 0, sent: 0, ring: [], clients: new Set(), pending: [], timer: undefined, lastFlush: 0, leftAt: 0 }
      channels.set(company_id, found)
    }
    return found
  }

  function flush(on: Channel): void {
    on.timer = undefined
    on.lastFlush = clock()
    on.sent = on.seq
    const events = on.pending
    on.pending = []
    // Most listeners see everything and ask for the same: their frame is made once.
    const frames = new Map<string, string | null>()
    for (const client of on.clients) {
      const key = `${[...client.events].join()}|${client.machine_restrictions.join()}`
      let made = frames.get(key)
      if (made === undefined) {
        made = frame(client, events)
        frames.set(key, made)
      }
      if (made !== null) client.send(made)
    }
  }

  return {
    epoch: () => epoch,
    missedSomething() {
      epoch = randomUUID()
      for (const on of channels.values()) for (const client of [...on.clients]) client.drop()
    },
    publish(company_id, events) {
      const on = channel(company_id)
      for (const event of events) {
        on.seq += 1
        const machine_id = 'machine_id' in event.data ? event.data.machine_id : undefined
        const kept = { seq: on.seq, name: event.name, machine_id, json: JSON.stringify(event) }
        on.ring.push(kept)
        on.pending.push(kept)
      }
      if (on.ring.length > RING_LENGTH * 1.5) on.ring.splice(0, on.ring.length - RING_LENGTH)
      if (on.timer) return
      const wait = on.lastFlush + BATCH_MS - clock()
      if (wait <= 0) flush(on)
      else on.timer = setTimeout(() => flush(on), wait)
    },
    listens(company_id) {
      const on = channels.get(company_id)
      return on !== undefined && (on.clients.size > 0 || clock() - on.leftAt < COMES_BACK_MS)
    },
    forget(company_id) {
      const on = channel(company_id)
      on.seq += 1
      on.sent = on.seq
      on.ring.length = 0
    },
    join(client, since) {
      const on = channel(client.company_id)
      // What waits to be sent has a number already: send it first, or the newcomer would get it twice.
      if (on.timer) {
        clearTimeout(on.timer)
        flush(on)
      }
      on.clients.add(client)
      const oldest = on.ring[0]?.seq ?? on.seq + 1
      const resumed = since !== undefined && since.epoch === epoch && since.seq >= oldest - 1 && since.seq <= on.seq
      if (!resumed) return { seq: on.seq, missed: null, resumed: false }
      return {
        seq: on.seq,
        missed: frame(
          client,
          on.ring.filter(({ seq }) => seq > since.seq),
        ),
        resumed: true,
      }
    },
    leave(client) {
      const on = channels.get(client.company_id)
      if (on?.clients.delete(client)) on.leftAt = clock()
    },
    sentTo: (company_id) => channels.get(company_id)?.sent ?? 0,
    clientCount: () => [...channels.values()].reduce((sum, on) => sum + on.clients.size, 0),
  }
}

function frame(client: LiveClient, events: readonly Kept[]): string | null {
  const seen = events.filter(
    ({ name, machine_id }) =>
      client.events.has(name) &&
      (machine_id === undefined ||
        client.machine_restrictions.length === 0 ||
        client.machine_restrictions.includes(machine_id)),
  )
  const last = events.at(-1)
  if (seen.length === 0 || !last) return null
  return `{"type":"events","seq":${last.seq},"events":[${seen.map(({ json }) => json).join(',')}]}`
}
