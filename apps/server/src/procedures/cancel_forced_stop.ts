import { cancelForcedStop } from '@takt/contract/procedures/cancel_forced_stop.ts'
import { sql } from '../db/sql.ts'
import { lockMachines } from '../machines/machine-states.ts'
import { handle } from './handle.ts'

export default handle(cancelForcedStop, async ({ machine_id }, { db, audit, machineChanged }) => {
  if (!(await lockMachines(db, [machine_id])).has(machine_id)) {
    return { refusal: 'machine-not-found', values: { machine_id } }
  }
  const released = await db.maybe(sql`
    update machine set force_stop_enabled = true where machine_id = ${machine_id} and not force_stop_enabled
    returning machine_id`)
  if (released) {
    audit({
      what: 'forced-stop.cancelled',
      key: machine_id,
      before: { force_stop_enabled: false },
      after: { force_stop_enabled: true },
    })
    machineChanged(machine_id)
  }
  return [{ machine_id, force_stop_enabled: true }]
})
