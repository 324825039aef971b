import type { WeightLimits } from '@takt/domain/scrap/weight-colour.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { sql } from '../ground/db/sql.ts'

/** What a piece weighs, in grams, and within which limits; null where nobody has said it. */
export interface PartWeight extends WeightLimits {
  readonly unit_weight: number | null
}

const UNKNOWN: PartWeight = {
  unit_weight: null,
  lower_tolerance: null,
  upper_tolerance: null,
  lower_out_of_bounds: null,
  upper_out_of_bounds: null,
}

export async function weightLimits(db: CompanyDb, part_no: string, op_number: string): Promise<PartWeight> {
  const row = await db.maybe<PartWeight>(sql`
    select unit_weight, lower_tolerance, upper_tolerance, lower_out_of_bounds, upper_out_of_bounds
    from part where part_no = ${part_no} and op_number = ${op_number}`)
  return row ?? UNKNOWN
}
