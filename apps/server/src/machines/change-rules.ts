import type { MachineState } from '@takt/domain/machines/machine-state.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import type { Sql } from '../ground/db/sql.ts'
import { lockMachines } from './machine-states.ts'
import { moveMachines } from './move-machines.ts'
import { plantRules, withAllMachines } from './plant-rules.ts'

/** Machines that wait until what they go by is written, and a moment past which none of them has counted. */
export interface HeldMachines {
  readonly states: Map<string, MachineState>
  readonly at: number
}

/**
 * Holds the machines that `which` selects until the end of the transaction, so that none is counted on while its rules
 * change: also those that the person may not see.
 */
export async function holdMachines(db: CompanyDb, which: Sql, now: number): Promise<HeldMachines> {
  const states = await withAllMachines(db, async () => {
    const rows = await db.many<{ machine_id: string }>(which)
    return await lockMachines(
      db,
      rows.map(({ machine_id }) => machine_id),
    )
  })
  const at = [...states.values()].reduce((latest, { counted_to }) => Math.max(latest, counted_to + 1), now)
  return { states, at }
}

/** They go on by the rules that are written now: when to look at them next is another moment. */
export async function goOnByRules(
  db: CompanyDb,
  states: ReadonlyMap<string, MachineState>,
  until: number,
): Promise<{ machines: string[]; stopsChanged: readonly string[] }> {
  const { stopsChanged } = await withAllMachines(db, async () => {
    const events = new Map(
      [...states].map(([id, { counted_to }]) => [
        id,
        [{ at: Math.max(until, counted_to), event: { kind: 'tick' } as const }],
      ]),
    )
    return await moveMachines(db, { states, events, rules: await plantRules(db) })
  })
  return { machines: [...states.keys()], stopsChanged }
}
