import { openCavities } from '@takt/contract/procedures/open_cavities.ts'
import { OPEN } from '@takt/domain/cavities/change-cavities.ts'
import { isRefusal } from '@takt/domain/refusal.ts'
import { changeMounted } from '../cavities/change.ts'
import { handle } from './handle.ts'

export default handle(openCavities, async (input, context) => {
  const cavities = await changeMounted(input, OPEN, context)
  if (isRefusal(cavities)) return cavities
  context.machineChanged(input.machine_id)
  return cavities
})
