import type { CompanyDb } from '../ground/db/company-db.ts'
import { lockMachines, saveStates } from './machine-states.ts'
import { plantRules } from './plant-rules.ts'
import { rebuildMachine } from './rebuild-machine.ts'

/** A run that begins in the past has its share of the time and cycles since: the machine is counted again from there. */
export async function countAgainSince(db: CompanyDb, machine_id: string, from: number): Promise<void> {
  const state = (await lockMachines(db, [machine_id])).get(machine_id)
  if (!state || state.status === 'N') return
  const rules = await plantRules(db)
  const { state: rebuilt } = await rebuildMachine(db, machine_id, { from, until: state.counted_to, rules })
  await saveStates(db, new Map([[machine_id, rebuilt]]), rules)
}
