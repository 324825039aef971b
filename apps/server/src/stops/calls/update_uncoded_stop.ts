import { updateUncodedStop } from '@takt/contract/stops/update_uncoded_stop.ts'
import { isRefusal } from '@takt/domain/ground/refusal.ts'
import { hasNoReason } from '@takt/domain/machines/uncoded.ts'
import { handle } from '../../ground/call/handle.ts'
import { nameStop, stopToChange } from '../coding.ts'

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
