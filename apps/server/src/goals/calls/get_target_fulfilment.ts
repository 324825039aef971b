import { getTargetFulfilment } from '@takt/contract/procedures/get_target_fulfilment.ts'
import { fulfilment, mondayBack } from '../statistics/fulfilment.ts'
import { placeMachines } from '../statistics/place-machines.ts'
import { handle } from './handle.ts'

/** Seven days of as many machines as a wall can show. */
const MOST_MACHINES = 60

export default handle(getTargetFulfilment, async ({ machine_id, weeks_back }, { db, session, now }) => {
  const machine_ids = await placeMachines(db, { machine_id, locationtype: '', location: '' })
  if (machine_ids.length > MOST_MACHINES) return { refusal: 'too-many-machines', values: { max: MOST_MACHINES } }
  return await fulfilment(db, { machine_ids, monday: mondayBack(now, session.time_zone, weeks_back) })
})
