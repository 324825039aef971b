import { getTargetFulfilment } from '@takt/contract/goals/get_target_fulfilment.ts'
import { handle } from '../../ground/call/handle.ts'
import { placeMachines } from '../../machines/asked/place-machines.ts'
import { fulfilment } from '../fulfilment.ts'

/** Seven days of as many machines as a wall can show. */
const MOST_MACHINES = 60

export default handle(getTargetFulfilment, async ({ machine_id, weeks_back }, { db, now }) => {
  const machine_ids = await placeMachines(db, { machine_id, locationtype: '', location: '' })
  if (machine_ids.length > MOST_MACHINES) return { refusal: 'too-many-machines', values: { max: MOST_MACHINES } }
  return await fulfilment(db, { machine_ids, weeks_back, now })
})
