import { type FigurePeriod, type PeriodPart, partsOfPeriod } from '@takt/domain/overview/figure-period.ts'
import { type MachineFigures, machineFigures } from '@takt/domain/overview/machine-figures.ts'
import type { CompanyDb } from '../db/company-db.ts'
import { sql } from '../db/sql.ts'
import { openTimes } from '../history/open-time.ts'
import { type BoundaryShift, cutShifts } from './boundary-shift.ts'
import { type PlantRules, plantRules, rulesOf } from './plant-rules.ts'
import { keyOf, type MachineShift } from './shift-sums.ts'

const DAY_MS = 86_400_000

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
  const sums = await db.many<MachineShift>(sql`
    select machine_id, day, shift, run_ms, stop_ms, counted_qty, counted_ideal_ms, counted_qty + reported_qty as pieces,
      counted_ideal_ms + reported_ideal_ms as ideal_ms, scrap_qty, reducing_scrap_qty, scrap_oee_qty
    from shift_figures where day = any (${days}::date[]) and machine_id = any (${[...parts.keys()]})`)
  const cut = await cutShifts(db, { shifts: boundaries(parts, rules), sums, moment: now - DAY_MS })
  const exact = new Map(cut.map((row) => [keyOf(row), row]))
  const rows = sums.map((row) => exact.get(keyOf(row)) ?? row)
  const nothing = { pieces: 0, ideal_ms: 0, scrap_qty: 0, reducing_scrap_qty: 0, scrap_oee_qty: 0 }
  // What has passed since the last signal is in no figure yet.
  const open = (await openTimes(db, { machine_ids: [...parts.keys()], now })).map((time) => ({ ...nothing, ...time }))
  const byMachine = Map.groupBy([...rows, ...open], ({ machine_id }) => machine_id)
  return [...parts].map(([machine_id, own]) => {
    // What lies in the period is cut out already.
    const whole = own.map((part) => ({ ...part, share: 1 }))
    return machineFigures(machine_id, byMachine.get(machine_id) ?? [], whole)
  })
}

/** Shifts of which only a part lies in the period: the kept sums hold all of them. */
function boundaries(parts: ReadonlyMap<string, readonly PeriodPart[]>, rules: PlantRules): BoundaryShift[] {
  return [...parts].flatMap(([machine_id, own]) =>
    own
      .filter(({ share }) => share < 1)
      .map((part) => ({ machine_id, part, pieces: rulesOf(rules, machine_id).calendar.ofDay(part.day) })),
  )
}
