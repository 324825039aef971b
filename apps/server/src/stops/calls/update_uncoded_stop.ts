import { updateUncodedStop } from '@takt/contract/procedures/update_uncoded_stop.ts'
import { isRefusal } from '@takt/domain/refusal.ts'
import { hasNoReason } from '@takt/domain/stops/uncoded.ts'
import { nameStop, stopToChange } from '../stops/coding.ts'
import { handle } from './handle.ts'

export default handle(updateUncodedStop, async (input, context) => {
  const stop = await stopToChange(context.db, input.machine_id, input.stop)
  if (!stop) return { refusal: 'stop-not-found', values: {} }
  if (!hasNoReason(stop.stop_reason)) return { refusal: 'stop-coded-meanwhile', values: { reason: stop.stop_reason } }
  const coded = await nameStop(input, context, stop)
  if (isRefusal(coded)) return coded
  context.machineChanged(input.machine_id)
  context.emit('StopsChanged', { machine_id: input.machine_id })
  return coded
})
