import { type MaterialDifference, materialDifferences } from '@takt/domain/materials/material-difference.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { sql } from '../ground/db/sql.ts'
import { kept } from '../machines/kept-figures.ts'

interface RunWithMaterial {
  readonly machine_id: string
  readonly card_no: string
  readonly p_order: number
}

/** SF17: per material of the run, what was used up beyond what its pieces need, and whether somebody has said so. */
export async function differencesOfRun(
  db: CompanyDb,
  { machine_id, card_no, p_order }: RunWithMaterial,
): Promise<MaterialDifference[]> {
  const pieces = await db.one<{ good: number; scrap: number }>(sql`
    select coalesce(sum(${kept('run_figures').good}), 0) as good,
      coalesce(sum(scrap_qty), 0) as scrap
    from run_figures where machine_id = ${machine_id} and p_order = ${p_order}`)
  const materials = await db.many<{ material_no: string; consumed: number; per_unit: number; reported: boolean }>(sql`
    select b.material_no, sum(b.quantity) filter (where b.emptied) as consumed,
      coalesce((select sum(l.per_unit) from card_material l
        where l.card_no = ${card_no} and l.material_no = b.material_no), 0) as per_unit,
      exists (select from material_difference d where d.p_order = ${p_order} and d.material_no = b.material_no
        and d.at >= max(b.at)) as reported
    from material_batch b where b.p_order = ${p_order} group by b.material_no order by b.material_no`)
  return materialDifferences(
    materials.map((row) => ({ ...row, consumed: row.consumed ?? 0 })),
    pieces,
  )
}
