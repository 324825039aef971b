import { getCavities } from '@takt/contract/machines/get_cavities.ts'
import { mayViewCavities } from '@takt/domain/machines/cavities/change-cavities.ts'
import { CallError } from '../../ground/call/answers.ts'
import { handle } from '../../ground/call/handle.ts'
import { cavitiesOf } from '../cavities/mounted-tool.ts'

export default handle(getCavities, async ({ machine_id }, { db, session }) => {
  if (!mayViewCavities(session)) throw new CallError('notAllowed', 'call.cavities-hidden')
  return await cavitiesOf(db, machine_id)
})
