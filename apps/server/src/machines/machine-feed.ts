import type { LiveEvent } from '@takt/contract/ground/live-events.ts'
import { withCompany } from '../ground/db/company-db.ts'
import type { Connections } from '../ground/db/connections.ts'
import type { MachineFeed } from '../ground/live/bus.ts'
import type { Hub } from '../ground/live/hub.ts'
import type { Log } from '../ground/log.ts'
import { machineRows } from './machine-rows.ts'

interface FeedParts {
  readonly connections: Connections
  readonly hub: Hub
  readonly log: Log
  readonly now: () => number
}

const TRY_AGAIN_MS = 500

interface Waiting {
  readonly machine_ids: ReadonlySet<string>
  readonly events: readonly LiveEvent[]
}

/**
 * Reads the rows of machines that moved, after the commit and never in front of it: a plant that sends faster than rows
 * can be read has each machine read once for many signals, and no signal waits for a screen.
 */
export function createMachineFeed({ connections, hub, log, now }: FeedParts): MachineFeed {
  const waiting = new Map<number, Waiting>()
  const reading = new Map<number, Promise<void>>()
  let closing = false

  async function read(company_id: number): Promise<void> {
    for (let next = waiting.get(company_id); next && !closing; next = waiting.get(company_id)) {
      waiting.delete(company_id)
      try {
        await show(company_id, next)
      } catch (error) {
        log.warn('machines could not be read for the live link', { error })
        note(company_id, next)
        await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_MS))
      }
    }
    reading.delete(company_id)
  }

  async function show(company_id: number, { machine_ids, events }: Waiting): Promise<void> {
    if (!hub.listens(company_id)) return hub.forget(company_id)
    const scope = { company_id, machine_restrictions: [], readOnly: true }
    const rows = await withCompany(connections, scope, (db) =>
      machineRows(db, { machine_ids: [...machine_ids], now: now() }),
    )
    const changed = rows.map(
      (machine): LiveEvent => ({ name: 'MachineChanged', data: { machine_id: machine.machine_id, machine } }),
    )
    hub.publish(company_id, [...events, ...changed])
  }

  function note(company_id: number, more: { machine_ids: Iterable<string>; events: readonly LiveEvent[] }): void {
    const before = waiting.get(company_id)
    waiting.set(company_id, {
      machine_ids: new Set([...(before?.machine_ids ?? []), ...more.machine_ids]),
      events: [...(before?.events ?? []), ...more.events],
    })
  }

  return {
    moved(company_id, machine_ids, events) {
      note(company_id, { machine_ids, events })
      if (!reading.has(company_id)) reading.set(company_id, read(company_id))
    },
    async close() {
      closing = true
      await Promise.all(reading.values())
    },
  }
}
