import { getTargetLosses } from '@takt/contract/goals/get_target_losses.ts'
import { handle } from '../../ground/call/handle.ts'
import { fulfilmentLosses, mondayBack } from '../fulfilment.ts'

export default handle(getTargetLosses, ({ machine_id, weeks_back }, { db, session, now }) =>
  fulfilmentLosses(db, machine_id, mondayBack(now, session.time_zone, weeks_back)),
)
