import { setStopCode } from '@takt/contract/procedures/set_stop_code.ts'
import { isRefusal } from '@takt/domain/refusal.ts'
import { nameStop } from '../stops/coding.ts'
import { handle } from './handle.ts'

export default handle(setStopCode, async (input, context) => {
  const coded = await nameStop(input, context)
  if (isRefusal(coded)) return coded
  context.machineChanged(input.machine_id)
  context.emit('StopsChanged', { machine_id: input.machine_id })
  return coded
})
