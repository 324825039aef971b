import type { EarlierCounting } from '@takt/domain/machines/machine-rules.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { sql } from '../ground/db/sql.ts'

interface DayBefore {
  readonly machine_id: string
  readonly until_day: string
  readonly calendar_id: number | null
  readonly day_start: string
}

/** What machines were counted by before somebody changed it, by machine: a rebuild goes by it. */
export async function settingsBefore(db: CompanyDb): Promise<{
  days: ReadonlyMap<string, readonly DayBefore[]>
  counting: ReadonlyMap<string, readonly EarlierCounting[]>
}> {
  const days = await db.many<DayBefore>(
    sql`select machine_id, until_day, calendar_id, day_start from machine_day_before order by machine_id, until_day`,
  )
  const counting = await db.many<Omit<EarlierCounting, 'until'> & { machine_id: string; until: string }>(sql`
    select machine_id, until, min_run_seconds, unattended_code, micro_stop_seconds
    from machine_counting_before order by machine_id, until`)
  return {
    days: Map.groupBy(days, ({ machine_id }) => machine_id),
    counting: Map.groupBy(
      counting.map((row) => ({ ...row, until: Date.parse(row.until) })),
      ({ machine_id }) => machine_id,
    ),
  }
}
