import type { LiveEvent } from '@takt/contract/ground/live-events.ts'
import { type CompanyDb, withCompany } from '../db/company-db.ts'
import type { Connections } from '../db/connections.ts'
import type { Bus } from './bus.ts'

interface Done {
  readonly events: readonly LiveEvent[]
  /** Machines that changed. */
  readonly machines?: readonly string[]
}

/** Work that nobody asked for in one company, at all its machines: what it tells is announced when it is stored, and only then. */
export async function inCompany(
  { connections, publish }: { readonly connections: Connections; readonly publish: Bus['publish'] },
  company_id: number,
  work: (db: CompanyDb) => Promise<Done>,
): Promise<void> {
  const announce = await withCompany(connections, { company_id, machine_restrictions: [] }, async (db) => {
    const { events, machines = [] } = await work(db)
    if (events.length === 0 && machines.length === 0) return () => {}
    return await publish(company_id, { events: [...events], machines: [...machines] }, db)
  })
  announce()
}
