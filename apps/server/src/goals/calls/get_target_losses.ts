import { getTargetLosses } from '@takt/contract/procedures/get_target_losses.ts'
import { fulfilmentLosses, mondayBack } from '../statistics/fulfilment.ts'
import { handle } from './handle.ts'

export default handle(getTargetLosses, ({ machine_id, weeks_back }, { db, session, now }) =>
  fulfilmentLosses(db, machine_id, mondayBack(now, session.time_zone, weeks_back)),
)
