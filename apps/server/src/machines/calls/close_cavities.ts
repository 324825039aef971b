import { closeCavities } from '@takt/contract/procedures/close_cavities.ts'
import { CLOSED } from '@takt/domain/cavities/change-cavities.ts'
import { isRefusal } from '@takt/domain/refusal.ts'
import { changeMounted } from '../cavities/change.ts'
import { handle } from './handle.ts'

export default handle(closeCavities, async (input, context) => {
  const cavities = await changeMounted(input, CLOSED, context)
  if (isRefusal(cavities)) return cavities
  context.machineChanged(input.machine_id)
  return cavities
})
