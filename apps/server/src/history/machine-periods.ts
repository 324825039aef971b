import { isoWeek } from '@takt/domain/ground/dates.ts'
import type { MachineHistoryRow } from '@takt/domain/history/model/history.ts'
import { scrapShares } from '@takt/domain/orders/scrap-percent.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { sql } from '../ground/db/sql.ts'
import type { DayPeriod } from '../machines/asked/period.ts'
import { kept } from '../machines/kept-figures.ts'
import { openTimes } from '../machines/open-time.ts'

export interface PeriodSums {
  readonly period: string
  readonly trans_date: string
  good_qty: number
  scrap_qty: number
  run_ms: number
  stop_ms: number
  total_stops: number
}

export function toHistoryRow(machine_id: string, sums: PeriodSums): MachineHistoryRow {
  return {
    machine_id,
    period: sums.period,
    trans_date: sums.trans_date,
    good_qty: sums.good_qty,
    scrap_qty: sums.scrap_qty,
    scrap_percent: scrapShares({ good: sums.good_qty, scrap: sums.scrap_qty }).scrap_per,
    run_seconds: Math.round(sums.run_ms / 1000),
    stop_seconds: Math.round(sums.stop_ms / 1000),
    total_stops: sums.total_stops,
  }
}

/** Days or weeks of a machine that have figures, oldest first. */
export async function periodsOfMachine(
  db: CompanyDb,
  machine_id: string,
  on: { period: DayPeriod; level: 'week' | 'day'; now: number },
): Promise<MachineHistoryRow[]> {
  const sums = new Map<string, PeriodSums>()
  for (const day of await daysOfMachine(db, machine_id, on)) {
    const period = on.level === 'week' ? isoWeek(day.trans_date) : day.trans_date
    const known = sums.get(period)
    if (!known) {
      sums.set(period, { ...day, period })
      continue
    }
    for (const key of ['good_qty', 'scrap_qty', 'run_ms', 'stop_ms', 'total_stops'] as const) known[key] += day[key]
  }
  return [...sums.values()].map((row) => toHistoryRow(machine_id, row))
}

async function daysOfMachine(
  db: CompanyDb,
  machine_id: string,
  { period: { from, to }, now }: { period: DayPeriod; now: number },
): Promise<PeriodSums[]> {
  const { good, planned } = kept('shift_figures')
  const days = await db.many<PeriodSums>(sql`
    select f.day::text as period, f.day as trans_date, f.good_qty, f.scrap_qty, f.run_ms, f.stop_ms,
      coalesce(r.stops, 0) as total_stops
    from (select day, sum(${good}) as good_qty, sum(scrap_qty) as scrap_qty,
        sum(run_ms) as run_ms, coalesce(sum(stop_ms) ${planned}, 0) as stop_ms
      from shift_figures where machine_id = ${machine_id} and day between ${from} and ${to} group by day) f
      left join (select day, sum(stops) as stops from reason_figures
        where machine_id = ${machine_id} and day between ${from} and ${to} and shift <> 0 group by day) r on r.day = f.day
    order by f.day`)
  const [open] = await openTimes(db, { machine_ids: [machine_id], now })
  const today = days.find(({ trans_date }) => trans_date === open?.day)
  if (open && today) {
    today.run_ms += open.run_ms
    if (open.shift !== 0) today.stop_ms += open.stop_ms
  }
  return days
}
