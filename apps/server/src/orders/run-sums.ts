import { MICRO } from '@takt/domain/machines/uncoded.ts'
import { type RunSums, withOpenTime } from '@takt/domain/orders/order-figures.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { sql } from '../ground/db/sql.ts'
import { kept } from '../machines/kept-figures.ts'
import { plantRules, rulesOf } from '../machines/plant-rules.ts'

const { pieces, ideal_ms, planned } = kept('f')

/** Columns of run_figures f, summed as the domain wants them. */
export const runSums = sql`coalesce(sum(f.run_ms), 0) as run_ms, coalesce(sum(f.stop_ms), 0) as stop_ms,
  coalesce(sum(f.run_ms) ${planned}, 0) as calendar_run_ms,
  coalesce(sum(f.stop_ms) ${planned}, 0) as calendar_stop_ms,
  coalesce(sum(f.micro_ms) ${planned}, 0) as calendar_micro_ms, coalesce(sum(f.cycles), 0) as cycles,
  coalesce(sum(f.counted_qty), 0) as counted_qty, coalesce(sum(f.reported_qty), 0) as reported_qty,
  coalesce(sum(f.scrap_qty), 0) as scrap_qty, coalesce(sum(f.reducing_scrap_qty), 0) as reducing_scrap_qty,
  coalesce(sum(${pieces}) ${planned}, 0) as calendar_qty,
  coalesce(sum(${ideal_ms}) ${planned}, 0) as calendar_ideal_ms,
  coalesce(sum(f.scrap_oee_qty) ${planned}, 0) as calendar_scrap_oee_qty`

/** Sums of runs, up to now when one of them goes on. */
export async function sumsOfRuns(
  db: CompanyDb,
  machine_id: string,
  on: { p_orders: readonly number[]; running: boolean; now: number },
): Promise<RunSums> {
  const sums = await db.one<RunSums>(sql`
    select ${runSums} from run_figures f
    where f.machine_id = ${machine_id} and f.p_order = any (${on.p_orders as number[]}::bigint[])`)
  if (!on.running) return sums
  const state = await db.maybe<{ status: 'S' | 'R' | 'N'; counted_to: string; micro: boolean }>(sql`
    select status, counted_to, coalesce(memory ->> 'reason' = ${MICRO}, false) as micro
    from machine_state where machine_id = ${machine_id}`)
  if (!state) return sums
  const { shift } = rulesOf(await plantRules(db), machine_id).calendar.at(on.now)
  const { status, micro, counted_to } = state
  return withOpenTime(sums, { status, micro, ms: on.now - Date.parse(counted_to), shift })
}
