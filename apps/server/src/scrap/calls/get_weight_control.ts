import { getWeightControl } from '@takt/contract/scrap/get_weight_control.ts'
import { heardLast, mostCarried } from '@takt/domain/scrap/scale-for.ts'
import { handle } from '../../ground/call/handle.ts'
import { weighedOrder } from '../weight-control/weighings.ts'
import { askedScales } from '../weight-on-scale.ts'

export default handle(getWeightControl, async ({ machine_id, card_no }, { db, now }) => {
  const order = await weighedOrder(db, { machine_id, card_no })
  if (!order) return { refusal: 'card-not-found', values: { card_no, machine_id } }
  const { part_no: _part, op_number: _operation, ...limits } = order
  const scales = await askedScales(db, { machine_id, purpose: 'piece', now })
  const heard = heardLast(scales)
  return [
    {
      ...limits,
      has_scale: scales.length > 0,
      scale_name: (heard?.scale ?? scales[0])?.name ?? '',
      max_weight: mostCarried(scales),
      on_scale: heard?.grams ?? null,
    },
  ]
})
