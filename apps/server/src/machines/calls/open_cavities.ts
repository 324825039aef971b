import { openCavities } from '@takt/contract/machines/open_cavities.ts'
import { isRefusal } from '@takt/domain/ground/refusal.ts'
import { OPEN } from '@takt/domain/machines/cavities/change-cavities.ts'
import { handle } from '../../ground/call/handle.ts'
import { changeMounted } from '../cavities/change.ts'

export default handle(openCavities, async (input, context) => {
  const cavities = await changeMounted(input, OPEN, context)
  if (isRefusal(cavities)) return cavities
  context.machineChanged(input.machine_id)
  return cavities
})
