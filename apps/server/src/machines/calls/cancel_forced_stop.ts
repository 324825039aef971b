import { cancelForcedStop } from '@takt/contract/machines/cancel_forced_stop.ts'
import { handle } from '../../ground/call/handle.ts'
import { switchForcedStop } from '../forced-stop.ts'
import { lockMachines } from '../machine-states.ts'

export default handle(cancelForcedStop, async ({ machine_id }, { db, session, now, audit, emit, machineChanged }) => {
  if (!(await lockMachines(db, [machine_id])).has(machine_id)) {
    return { refusal: 'machine-not-found', values: { machine_id } }
  }
  const told = await switchForcedStop(db, machine_id, { blocked: false, now, by: session.username })
  if (told) {
    audit({
      what: 'forced-stop.cancelled',
      key: machine_id,
      before: { force_stop_enabled: false },
      after: { force_stop_enabled: true },
    })
    emit('NotificationAdded', told)
    machineChanged(machine_id)
  }
  return [{ machine_id, force_stop_enabled: true }]
})
