import { addMade } from '../../ground/made-by-unit.ts'
import type { MadeOfUnit } from '../../ground/model/made-of-unit.ts'
import { scrapShares } from '../../orders/scrap-percent.ts'

export interface ShareOfUnit extends MadeOfUnit {
  readonly scrap_percent: number | null
  readonly goal_percent: number | null
}

/** Scrap of each unit, against what the machines that make it may throw away. */
export function sharesOf(
  made: ReadonlyMap<string, readonly MadeOfUnit[]>,
  /** Percent, by machine. */
  allowed: ReadonlyMap<string, number>,
): ShareOfUnit[] {
  const rows = [...made].flatMap(([machine_id, own]) =>
    own.map((row) => ({ ...row, allowed: allowed.get(machine_id) ?? 0 })),
  )
  return addMade(rows).map(({ unit, made_qty, good_qty, scrap_qty }) => ({
    ...{ unit, made_qty, good_qty, scrap_qty },
    scrap_percent: scrapShares({ good: good_qty, scrap: scrap_qty }).scrap_per,
    goal_percent: goalOf(rows.filter((row) => row.unit === unit)),
  }))
}

/** Of many machines by what each has made; before the first piece each counts alike. */
function goalOf(rows: readonly { readonly allowed: number; readonly made_qty: number }[]): number | null {
  if (rows.length === 0) return null
  const weight = rows.map(({ made_qty }) => Math.max(0, made_qty))
  const all = weight.reduce((sum, one) => sum + one, 0)
  if (all === 0) return rows.reduce((sum, { allowed }) => sum + allowed, 0) / rows.length
  return rows.reduce((sum, { allowed }, at) => sum + allowed * (weight[at] ?? 0), 0) / all
}
