import { getCavities } from '@takt/contract/procedures/get_cavities.ts'
import { mayViewCavities } from '@takt/domain/cavities/change-cavities.ts'
import { cavitiesOf } from '../cavities/mounted-tool.ts'
import { CallError } from '../http/answers.ts'
import { handle } from './handle.ts'

export default handle(getCavities, async ({ machine_id }, { db, session }) => {
  if (!mayViewCavities(session)) throw new CallError('notAllowed', 'call.cavities-hidden')
  return await cavitiesOf(db, machine_id)
})
