import { closeCavities } from '@takt/contract/machines/close_cavities.ts'
import { isRefusal } from '@takt/domain/ground/refusal.ts'
import { CLOSED } from '@takt/domain/machines/cavities/change-cavities.ts'
import { handle } from '../../ground/call/handle.ts'
import { changeMounted } from '../cavities/change.ts'

export default handle(closeCavities, async (input, context) => {
  const cavities = await changeMounted(input, CLOSED, context)
  if (isRefusal(cavities)) return cavities
  context.machineChanged(input.machine_id)
  return cavities
})
