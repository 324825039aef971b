import { getTargetLosses } from '@takt/contract/goals/get_target_losses.ts'
import { handle } from '../../ground/call/handle.ts'
import { fulfilmentLosses } from '../fulfilment.ts'

export default handle(getTargetLosses, ({ machine_id, weeks_back }, { db, now }) =>
  fulfilmentLosses(db, machine_id, { weeks_back, now }),
)
