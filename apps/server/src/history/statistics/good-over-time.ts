import { addDays } from '@takt/domain/ground/dates.ts'
import type { DateRange } from '@takt/domain/ground/statistics/horizons.ts'
import type { CompanyDb } from '../../ground/db/company-db.ts'
import { sql } from '../../ground/db/sql.ts'
import { kept } from '../../machines/kept-figures.ts'
import { plantRules } from '../../machines/plant-rules.ts'
import { hoursOfDays } from '../machine-hours.ts'

export const HOUR_MS = 3_600_000
export const HOURS = 24

export interface GoodOver {
  readonly machine_id: string
  /** The day, or the moment at which the hour begins. */
  readonly label: string
  readonly good: number
}

export function goodOfDays(
  db: CompanyDb,
  on: { readonly machine_ids: readonly string[]; readonly days: DateRange; readonly shift?: number | undefined },
): Promise<GoodOver[]> {
  return db.many<GoodOver>(sql`
    select machine_id, day::text as label, sum(${kept('shift_figures').good})::float8 as good
    from shift_figures
    where machine_id = any (${on.machine_ids as string[]}) and day between ${on.days.start} and ${on.days.end}
      and shift = coalesce(${on.shift ?? null}, shift)
    group by machine_id, day`)
}

/** The hours of the last day; each machine has its own plant days. */
export async function goodOfHours(
  db: CompanyDb,
  { machine_ids, now }: { readonly machine_ids: readonly string[]; readonly now: number },
): Promise<GoodOver[]> {
  const rules = await plantRules(db)
  const first = (Math.floor(now / HOUR_MS) - HOURS + 1) * HOUR_MS
  const asked = machine_ids.flatMap((machine_id) => {
    const calendar = rules.machines.get(machine_id)?.calendar
    if (!calendar) return []
    const to = calendar.at(now).day
    const from = [calendar.at(first).day, addDays(to, -1)].sort()[0] as string
    return [{ machine_id, period: { from, to } }]
  })
  const hours = await hoursOfDays(db, asked, now)
  return hours
    .filter(({ hour }) => hour >= first && hour <= now)
    .map(({ machine_id, hour, good_qty }) => ({ machine_id, label: new Date(hour).toISOString(), good: good_qty }))
}
