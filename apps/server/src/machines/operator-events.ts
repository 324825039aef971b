import type { MachineEvent } from '@takt/domain/machines/machine-state.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { sql } from '../ground/db/sql.ts'
import { lockMachines } from './machine-states.ts'
import { moveMachines } from './move-machines.ts'
import { plantRules } from './plant-rules.ts'

/** Under this name what people do stands among the signals. No connector can have it: a name is never empty. */
export const PEOPLE = ''

/**
 * Something a person did to a machine, now: kept among the signals, so that a rebuild does it again, and taken in at
 * once. Never before what is already counted: a machine's clock may run a little ahead of ours.
 */
export async function doAtMachine(
  db: CompanyDb,
  machine_id: string,
  on: { event: MachineEvent; now: number },
): Promise<{ at: number }> {
  const states = await lockMachines(db, [machine_id])
  const at = Math.max(on.now, states.get(machine_id)?.counted_to ?? 0)
  if (on.event.kind !== 'tick') {
    await db.run(sql`
      insert into signal (connector, seq, machine_id, at, kind, value)
      values (${PEOPLE}, nextval('operator_event_no'), ${machine_id}, ${new Date(at).toISOString()}, ${on.event.kind},
        ${JSON.stringify(on.event.value ?? null)})`)
  }
  await moveMachines(db, {
    states,
    events: new Map([[machine_id, [{ at, event: on.event }]]]),
    rules: await plantRules(db),
  })
  return { at }
}
