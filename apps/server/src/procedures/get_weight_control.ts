import { getWeightControl } from '@takt/contract/procedures/get_weight_control.ts'
import { weightOnScale } from '../scrap/weight-on-scale.ts'
import { scaleLimits, weighedOrder } from '../weight-control/weighings.ts'
import { handle } from './handle.ts'

export default handle(getWeightControl, async ({ machine_id, card_no }, { db, now }) => {
  const order = await weighedOrder(db, { machine_id, card_no })
  if (!order) return { refusal: 'card-not-found', values: { card_no, machine_id } }
  const { part_no: _part, op_number: _operation, ...limits } = order
  return [{ ...limits, ...(await scaleLimits(db, machine_id)), on_scale: await weightOnScale(db, machine_id, now) }]
})
