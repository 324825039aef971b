import { z } from 'zod'
import { Time } from '../../ground/model/ids.ts'
import { productionTypes } from '../goal-period.ts'

/** A production goal and how far it is, as of now. Exactly one of the four places is named, the others are ''. */
export const ProductionGoal = z.object({
  record_no: z.int(),
  company_id: z.int(),
  production_type: z.enum(productionTypes),
  machine_id: z.string(),
  department_id: z.string(),
  zone_id: z.string(),
  category_id: z.string(),
  /** 0: every shift. */
  shift: z.int(),
  period_start: Time,
  period_end: Time,
  target_good_qty: z.number().nullable(),
  target_good_qty_alt_unit: z.number().nullable(),
  target_earned_hours: z.number().nullable(),
  result_good_qty: z.number().nullable(),
  result_good_qty_alt_unit: z.number().nullable(),
  result_earned_hours: z.number().nullable(),
  diff_good_qty: z.number().nullable(),
  /** Without 'good': the wire's name. */
  diff_qty_alt_unit: z.number().nullable(),
  diff_earned_hours: z.number().nullable(),
})
export type ProductionGoal = z.infer<typeof ProductionGoal>
