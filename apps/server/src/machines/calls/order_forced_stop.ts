import { orderForcedStop } from '@takt/contract/machines/order_forced_stop.ts'
import { handle } from '../../ground/call/handle.ts'
import { switchForcedStop } from '../forced-stop.ts'
import { lockMachines } from '../machine-states.ts'

export default handle(orderForcedStop, async ({ machine_id }, { db, session, now, audit, emit, machineChanged }) => {
  if (!(await lockMachines(db, [machine_id])).has(machine_id)) {
    return { refusal: 'machine-not-found', values: { machine_id } }
  }
  const told = await switchForcedStop(db, machine_id, { blocked: true, now, by: session.username })
  if (told) {
    audit({
      what: 'forced-stop.ordered',
      key: machine_id,
      before: { force_stop_enabled: true },
      after: { force_stop_enabled: false },
    })
    emit('NotificationAdded', told)
    machineChanged(machine_id)
  }
  return [{ machine_id, force_stop_enabled: false }]
})
