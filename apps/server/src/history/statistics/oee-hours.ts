import { UNPLANNED } from '@takt/domain/ground/calendar.ts'
import { addDays, daysBetween } from '@takt/domain/ground/dates.ts'
import type { DateRange } from '@takt/domain/ground/statistics/horizons.ts'
import type { OeeHour } from '@takt/domain/history/model/oee-hour.ts'
import { addOeeHours, oeeHours, type ShiftOee } from '@takt/domain/history/oee-hours.ts'
import { MICRO } from '@takt/domain/machines/uncoded.ts'
import type { CompanyDb } from '../../ground/db/company-db.ts'
import { sql } from '../../ground/db/sql.ts'
import { kept } from '../../machines/kept-figures.ts'
import { plantRules, rulesOf } from '../../machines/plant-rules.ts'

interface Asked {
  readonly machine_ids: readonly string[]
  readonly days: DateRange
  readonly now: number
}

export async function oeeHoursOf(db: CompanyDb, asked: Asked): Promise<OeeHour[]> {
  const { start, end } = asked.days
  const rules = await plantRules(db)
  const days = Array.from({ length: daysBetween(start, end) + 1 }, (_, at) => addDays(start, at))
  const machines = await sumsOf(db, asked, rules.zone)
  return addOeeHours(
    machines.map(({ machine_id, shifts, stops }) => {
      const { calendar } = rulesOf(rules, machine_id)
      return oeeHours({ calendar, shifts, stops: new Map(stops) }, days, asked.now)
    }),
  )
}

interface MachineSums {
  readonly machine_id: string
  readonly shifts: readonly ShiftOee[]
  /** The hour's moment and its stop time. */
  readonly stops: readonly (readonly [number, number])[]
}

/** Stops are cut at shifts: none is longer than a long day, and none that reaches into a day began before the one before it. */
const LONGEST = '26 hours'

/** Sums of shifts and stops by hours, in one statement: a month of a hall has more stops than anybody wants to carry. */
async function sumsOf(db: CompanyDb, { machine_ids, days, now }: Asked, zone: string): Promise<MachineSums[]> {
  const { pieces, ideal_ms } = kept('x')
  const until = new Date(now).toISOString()
  return await db.many<MachineSums>(sql`
    select m.machine_id, f.shifts, h.stops
    from unnest(${machine_ids as string[]}::text[]) as m (machine_id)
      cross join lateral (
        select coalesce(jsonb_agg(jsonb_build_object('day', x.day, 'shift', x.shift, 'run_ms', x.run_ms,
          'stop_ms', x.stop_ms, 'micro_ms', x.micro_ms, 'ideal_ms', ${ideal_ms}::float8, 'pieces', ${pieces}::float8,
          'scrap_oee', x.scrap_oee_qty::float8)), '[]') as shifts
        from shift_figures x
        where x.machine_id = m.machine_id and x.day between ${days.start} and ${days.end} and x.shift <> ${UNPLANNED}) f
      cross join lateral (
        select coalesce(jsonb_agg(jsonb_build_array(o.at, o.ms)), '[]') as stops
        from (
          select extract(epoch from b.hour)::float8 * 1000 as at, sum(extract(epoch from
            least(coalesce(s.end_time, ${until}::timestamptz), b.hour + interval '1 hour') - greatest(s.start_time, b.hour)
          ))::float8 * 1000 as ms
          from stop s cross join lateral generate_series(date_trunc('hour', s.start_time, ${zone}),
            least(coalesce(s.end_time, ${until}::timestamptz), s.start_time + ${LONGEST}::interval), interval '1 hour') as b (hour)
          where s.machine_id = m.machine_id and s.day between ${days.start}::date - 1 and ${days.end}
            and s.shift <> ${UNPLANNED} and s.stop_reason <> ${MICRO}
          group by b.hour) o) h`)
}
