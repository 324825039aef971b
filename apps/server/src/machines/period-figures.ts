import { type FigurePeriod, partsOfPeriod } from '@takt/domain/overview/figure-period.ts'
import { type MachineFigures, machineFigures, type ShiftSums } from '@takt/domain/overview/machine-figures.ts'
import type { CompanyDb } from '../db/company-db.ts'
import { sql } from '../db/sql.ts'
import { openTimes } from '../history/open-time.ts'
import { plantRules } from './plant-rules.ts'

type Row = ShiftSums & { readonly machine_id: string }

/** Figures of a machine, or of every one, up to this moment. Machines begin their day at different hours, so each has its own parts. */
export async function figuresOfPeriod(
  db: CompanyDb,
  { period, now, machine_id }: { period: FigurePeriod; now: number; machine_id?: string | undefined },
): Promise<MachineFigures[]> {
  const rules = await plantRules(db)
  const machines = await db.many<{ machine_id: string }>(
    sql`select machine_id from machine where active and resource_type <> 2
        and machine_id = coalesce(${machine_id ?? null}, machine_id) order by machine_id`,
  )
  const parts = new Map(
    machines.flatMap(({ machine_id }) => {
      const calendar = rules.machines.get(machine_id)?.calendar
      return calendar ? [[machine_id, partsOfPeriod(period, calendar, now)] as const] : []
    }),
  )
  const days = [...new Set([...parts.values()].flat().map(({ day }) => day))]
  const rows = await db.many<Row>(sql`
    select machine_id, day, shift, run_ms, stop_ms, counted_qty + reported_qty as pieces,
      counted_ideal_ms + reported_ideal_ms as ideal_ms, scrap_qty, reducing_scrap_qty, scrap_oee_qty
    from shift_figures where day = any (${days}::date[]) and machine_id = any (${[...parts.keys()]})`)
  const nothing = { pieces: 0, ideal_ms: 0, scrap_qty: 0, reducing_scrap_qty: 0, scrap_oee_qty: 0 }
  // What has passed since the last signal is in no figure yet.
  const open = (await openTimes(db, { machine_ids: [...parts.keys()], now })).map((time) => ({ ...nothing, ...time }))
  const byMachine = Map.groupBy([...rows, ...open], ({ machine_id }) => machine_id)
  return [...parts].map(([machine_id, own]) => machineFigures(machine_id, byMachine.get(machine_id) ?? [], own))
}
