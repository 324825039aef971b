import type { CalendarPiece } from '@takt/domain/ground/calendar.ts'
import { type FigurePeriod, type PeriodPart, partsOfPeriod } from '@takt/domain/ground/overview/figure-period.ts'
import { RESOURCE } from '@takt/domain/machines/has-order.ts'
import { madeInPart } from '@takt/domain/machines/made-in-part.ts'
import { type MachineFigures, machineFigures, type ShiftSums } from '@takt/domain/machines/overview/machine-figures.ts'
import { stretchesAfter } from '@takt/domain/machines/overview/time-after.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { sql } from '../ground/db/sql.ts'
import { type BoundaryShift, cutShifts } from './cut-shifts.ts'
import { kept } from './kept-figures.ts'
import { madeByRuns } from './made-by-runs.ts'
import { openTimes } from './open-time.ts'
import { type PlantRules, plantRules, rulesOf } from './plant-rules.ts'
import { keyOf, type MachineShift } from './shift-sums.ts'

const DAY_MS = 86_400_000

/** Figures of a machine, or of every one, up to this moment. */
export async function figuresOfPeriod(
  db: CompanyDb,
  { period, now, machine_id }: { period: FigurePeriod; now: number; machine_id?: string | undefined },
): Promise<MachineFigures[]> {
  const machines = await db.many<{ machine_id: string }>(
    sql`select machine_id from machine where active and resource_type <> ${RESOURCE}
        and machine_id = coalesce(${machine_id ?? null}, machine_id) order by machine_id`,
  )
  const machine_ids = machines.map((row) => row.machine_id)
  const { parts, sums, open, cut } = await shiftsOfPeriod(db, { period, now, machine_ids })
  const made = await madeByRuns(db, { machine_ids, days: daysOf(parts) })
  const withOrders = sums.map((row) => {
    const runs = made.get(keyOf(row)) ?? []
    const pieces = cut.get(keyOf(row))
    if (!pieces) return { ...row, orders: runs }
    const whole = pieces.filter(({ shift }) => shift === row.shift)
    const part = stretchesAfter(pieces, row.shift, now - DAY_MS)
    return { ...row, orders: madeInPart(runs, { part, whole }) }
  })
  const byMachine = Map.groupBy([...withOrders, ...open], (row) => row.machine_id)
  return [...parts].map(([machine_id, own]) => machineFigures(machine_id, byMachine.get(machine_id) ?? [], own))
}

type OfMachine = ShiftSums & { readonly machine_id: string }

export interface PeriodShifts {
  /** Which shifts of which days are the period at each machine. Of the sums all of them belongs to it. */
  readonly parts: ReadonlyMap<string, readonly PeriodPart[]>
  /** Sums of the days around the period, cut where it begins within a shift. */
  readonly sums: readonly OfMachine[]
  /** The time that has passed since they were counted. */
  readonly open: readonly OfMachine[]
  /** Of which shifts only a part lies in the period, with all pieces of their day. */
  readonly cut: ReadonlyMap<string, readonly CalendarPiece[]>
}

/** Machines begin their day at different hours, so each has its own parts. */
export async function shiftsOfPeriod(
  db: CompanyDb,
  { period, now, machine_ids }: { period: FigurePeriod; now: number; machine_ids: readonly string[] },
): Promise<PeriodShifts> {
  const rules = await plantRules(db)
  const parts = new Map(
    machine_ids.flatMap((machine_id) => {
      const calendar = rules.machines.get(machine_id)?.calendar
      return calendar ? [[machine_id, partsOfPeriod(period, calendar, now)] as const] : []
    }),
  )
  const days = daysOf(parts)
  const { pieces, ideal_ms } = kept('shift_figures')
  const sums = await db.many<MachineShift>(sql`
    select machine_id, day, shift, run_ms, stop_ms, micro_ms, counted_qty, counted_ideal_ms,
      ${pieces} as pieces, ${ideal_ms} as ideal_ms, scrap_qty, reducing_scrap_qty, scrap_oee_qty
    from shift_figures where day = any (${days}::date[]) and machine_id = any (${[...parts.keys()]})`)
  const bounds = boundaries(parts, rules)
  const cut = await cutShifts(db, { shifts: bounds, sums, moment: now - DAY_MS })
  const exact = new Map(cut.map((row) => [keyOf(row), row]))
  const rows = sums.map((row) => exact.get(keyOf(row)) ?? row)
  const nothing = { pieces: 0, ideal_ms: 0, scrap_qty: 0, reducing_scrap_qty: 0, scrap_oee_qty: 0 }
  // What has passed since the last signal is in no figure yet.
  const open = (await openTimes(db, { machine_ids: [...parts.keys()], now })).map((time) => ({ ...nothing, ...time }))
  // What lies in the period is cut out already.
  const whole = [...parts].map(([machine_id, own]) => [machine_id, own.map((part) => ({ ...part, share: 1 }))] as const)
  return {
    parts: new Map(whole),
    sums: rows,
    open,
    cut: new Map(bounds.map(({ machine_id, part, pieces }) => [keyOf({ machine_id, ...part }), pieces])),
  }
}

function daysOf(parts: PeriodShifts['parts']): string[] {
  return [...new Set([...parts.values()].flat().map(({ day }) => day))]
}

/** Shifts of which only a part lies in the period: the kept sums hold all of them. */
function boundaries(parts: ReadonlyMap<string, readonly PeriodPart[]>, rules: PlantRules): BoundaryShift[] {
  return [...parts].flatMap(([machine_id, own]) =>
    own
      .filter(({ share }) => share < 1)
      .map((part) => ({ machine_id, part, pieces: rulesOf(rules, machine_id).calendar.ofDay(part.day) })),
  )
}
