import { addDays } from '@takt/domain/ground/dates.ts'
import { takenApart } from '@takt/domain/ground/made-by-unit.ts'
import type { MadeOfUnit } from '@takt/domain/ground/model/made-of-unit.ts'
import type { DateRange } from '@takt/domain/ground/statistics/horizons.ts'
import { lastHours, ofFirstHour } from '@takt/domain/history/last-hours.ts'
import { hourSpan } from '@takt/domain/history/plant-hours.ts'
import { sharedByRuns } from '@takt/domain/machines/shared-by-runs.ts'
import type { CompanyDb } from '../../ground/db/company-db.ts'
import { sql } from '../../ground/db/sql.ts'
import { kept } from '../../machines/kept-figures.ts'
import { latestUnits, runsSince } from '../../machines/made-by-runs.ts'
import { figuresOfPeriod } from '../../machines/period-figures.ts'
import { plantRules } from '../../machines/plant-rules.ts'
import { type HourOfDay, hoursOfDays } from '../machine-hours.ts'

export interface GoodOver {
  readonly machine_id: string
  /** The day, or the moment from which the hour counts. */
  readonly label: string
  readonly unit: string
  readonly good: number
}

interface OfDay extends MadeOfUnit {
  readonly machine_id: string
  readonly label: string
}

/** The kept sums of each day, taken apart by what orders made of it. */
export async function goodOfDays(
  db: CompanyDb,
  on: { readonly machine_ids: readonly string[]; readonly days: DateRange; readonly shift?: number | undefined },
): Promise<GoodOver[]> {
  const { pieces, good } = kept('f')
  const sums = sql`sum(${pieces})::float8 as made_qty, sum(${good})::float8 as good_qty, sum(f.scrap_qty)::float8 as scrap_qty`
  const asked = sql`f.machine_id = any (${on.machine_ids as string[]}) and f.day between ${on.days.start} and ${on.days.end}
      and f.shift = coalesce(${on.shift ?? null}, f.shift)`
  const days = await db.many<Omit<OfDay, 'unit'>>(sql`
    select f.machine_id, f.day::text as label, ${sums} from shift_figures f where ${asked} group by f.machine_id, f.day`)
  const orders = await db.many<OfDay>(sql`
    select f.machine_id, f.day::text as label, p.unit, ${sums}
    from run_figures f
      join order_run r on r.p_order = f.p_order
      join card c on c.card_no = r.card_no
      join part p on p.part_no = c.part_no and p.op_number = c.op_number
    where ${asked}
    group by f.machine_id, f.day, p.unit
    order by f.machine_id, f.day, min(r.start_time)`)
  const byDay = Map.groupBy(orders, ({ machine_id, label }) => `${machine_id} ${label}`)
  const latest = await latestUnits(db, on.machine_ids)
  return days.flatMap(({ machine_id, label, ...whole }) => {
    // A day without an order counts in the machine's unit, or it would be missing beside the others.
    const nothing = { unit: latest.get(machine_id) ?? '', made_qty: 0, good_qty: 0, scrap_qty: 0 }
    const own = byDay.get(`${machine_id} ${label}`) ?? [nothing]
    return takenApart(whole, own).map(({ unit, good_qty }) => ({ machine_id, label, unit, good: good_qty }))
  })
}

/** The last 24 hours; each machine has its own plant days. */
export async function goodOfHours(
  db: CompanyDb,
  { machine_ids, now }: { readonly machine_ids: readonly string[]; readonly now: number },
): Promise<GoodOver[]> {
  const rules = await plantRules(db)
  const [first = now] = lastHours(now, rules.zone)
  const asked = machine_ids.flatMap((machine_id) => {
    const calendar = rules.machines.get(machine_id)?.calendar
    if (!calendar) return []
    const to = calendar.at(now).day
    const from = [calendar.at(first).day, addDays(to, -1)].sort()[0] as string
    return [{ machine_id, period: { from, to } }]
  })
  const hours = (await hoursOfDays(db, asked, now)).filter(({ hour }) => hourSpan(hour).to > first && hour <= now)
  const runs = await runsSince(db, { machine_ids, since: first })
  const latest = await latestUnits(db, machine_ids)
  const whole = await goodOfTheDay(db, { machine_ids, now })
  return [...Map.groupBy(hours, ({ machine_id }) => machine_id)].flatMap(([machine_id, own]) => {
    const ofMachine = { runs: runs.get(machine_id) ?? [], otherwise: latest.get(machine_id) ?? '' }
    return fromTheMoment(own, { first, good: whole.get(machine_id) ?? 0 }).flatMap(({ from, to, good }) =>
      sharedByRuns(good, { from, to }, ofMachine).map(({ unit, quantity }) => ({
        ...{ machine_id, unit, good: quantity, label: new Date(from).toISOString() },
      })),
    )
  })
}

/** What every other page calls the last 24 hours. */
async function goodOfTheDay(
  db: CompanyDb,
  { machine_ids, now }: { readonly machine_ids: readonly string[]; readonly now: number },
): Promise<Map<string, number>> {
  const [machine_id] = machine_ids.length === 1 ? machine_ids : []
  const figures = await figuresOfPeriod(db, { period: '24h', now, machine_id })
  return new Map(figures.map((row) => [row.machine_id, row.good_qty]))
}

/** The hour in which the day begins counts from there. */
function fromTheMoment(rows: readonly HourOfDay[], day: { readonly first: number; readonly good: number }) {
  // A plant day may end within an hour, which then is told by both days.
  const hours = [...Map.groupBy(rows, ({ hour }) => hour)].map(([hour, own]) => ({ hour, good: sumOfGood(own) }))
  const later = sumOfGood(rows.filter(({ hour }) => hour >= day.first))
  return hours.map(({ hour, good }) => ({
    from: Math.max(hour, day.first),
    to: hourSpan(hour).to,
    good: hour < day.first ? ofFirstHour(day.good, later, good) : good,
  }))
}

function sumOfGood(rows: readonly HourOfDay[]): number {
  return rows.reduce((sum, { good_qty }) => sum + good_qty, 0)
}
