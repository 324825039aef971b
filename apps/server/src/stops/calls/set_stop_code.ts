import { setStopCode } from '@takt/contract/stops/set_stop_code.ts'
import { isRefusal } from '@takt/domain/ground/refusal.ts'
import { handle } from '../../ground/call/handle.ts'
import { nameStop } from '../coding.ts'

export default handle(setStopCode, async (input, context) => {
  const coded = await nameStop(input, context)
  if (isRefusal(coded)) return coded
  context.machineChanged(input.machine_id)
  context.emit('StopsChanged', { machine_id: input.machine_id })
  return coded
})
