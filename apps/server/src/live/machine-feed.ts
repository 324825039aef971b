import { withCompany } from '../db/company-db.ts'
import type { Connections } from '../db/connections.ts'
import type { Log } from '../log.ts'
import { machineRows } from '../machines/machine-rows.ts'
import type { Hub } from './hub.ts'

interface FeedParts {
  readonly connections: Connections
  readonly hub: Hub
  readonly log: Log
  readonly now: () => number
}

/** Shows moved machines to the screens of this process. */
export interface MachineFeed {
  moved(company_id: number, machine_ids: readonly string[]): void
  close(): Promise<void>
}

const TRY_AGAIN_MS = 500

/**
 * Reads the rows of machines that moved, after the commit and never in front of it: a plant that sends faster than rows
 * can be read has each machine read once for many signals, and no signal waits for a screen.
 */
export function createMachineFeed({ connections, hub, log, now }: FeedParts): MachineFeed {
  const waiting = new Map<number, Set<string>>()
  const reading = new Map<number, Promise<void>>()
  let closing = false

  async function read(company_id: number): Promise<void> {
    for (let dirty = waiting.get(company_id); dirty && dirty.size > 0 && !closing; dirty = waiting.get(company_id)) {
      waiting.delete(company_id)
      try {
        await show(company_id, [...dirty])
      } catch (error) {
        log.warn('machines could not be read for the live link', { error })
        note(company_id, dirty)
        await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_MS))
      }
    }
    reading.delete(company_id)
  }

  async function show(company_id: number, machine_ids: readonly string[]): Promise<void> {
    if (!hub.listens(company_id)) return hub.forget(company_id)
    const scope = { company_id, machine_restrictions: [], readOnly: true }
    const rows = await withCompany(connections, scope, (db) => machineRows(db, { machine_ids, now: now() }))
    hub.publish(
      company_id,
      rows.map((machine) => ({ name: 'MachineChanged', data: { machine_id: machine.machine_id, machine } })),
    )
  }

  function note(company_id: number, machine_ids: Iterable<string>): void {
    const dirty = waiting.get(company_id) ?? new Set()
    for (const machine_id of machine_ids) dirty.add(machine_id)
    waiting.set(company_id, dirty)
  }

  return {
    moved(company_id, machine_ids) {
      if (machine_ids.length === 0) return
      note(company_id, machine_ids)
      if (!reading.has(company_id)) reading.set(company_id, read(company_id))
    },
    async close() {
      closing = true
      await Promise.all(reading.values())
    },
  }
}
