import { checkWeightResult } from '@takt/contract/scrap/check_weight_result.ts'
import { piecesOfWeight } from '@takt/domain/scrap/scrap-weight.ts'
import { handle } from '../../ground/call/handle.ts'
import { weightLimits } from '../weight-limits.ts'
import { weightOnScale } from '../weight-on-scale.ts'

export default handle(checkWeightResult, async ({ machine_id, part_no, op_no, scrap_weight }, { db, now }) => {
  const purpose = scrap_weight === 1 ? 'scrap' : 'piece'
  const total_weight = await weightOnScale(db, { machine_id, purpose, now })
  if (total_weight === null) return { refusal: 'scale-silent', values: { machine_id } }
  const limits = await weightLimits(db, part_no, op_no)
  return [
    {
      total_weight,
      scrap_weight: scrap_weight === 1 ? total_weight : 0,
      total_quantity: piecesOfWeight(total_weight, limits.unit_weight),
      ...limits,
    },
  ]
})
