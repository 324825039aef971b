import { addDays } from '@takt/domain/ground/dates.ts'
import type { CompanyDb } from '../../ground/db/company-db.ts'
import { sql } from '../../ground/db/sql.ts'
import type { DayPeriod } from '../../machines/asked/period.ts'

/** A page has some thousands of rows; a machine makes about four a day. */
const ROWS_PER_PAGE = 8000
const ROWS_PER_MACHINE_DAY = 4
const MOST_DAYS_PER_PAGE = 92

export interface DayPage {
  readonly period: DayPeriod
  /** The first day of the next page; '' after the last. */
  readonly next: string
}

/** The days of a page: fewer the more machines there are. `after` is the first of them. */
export async function dayPage(db: CompanyDb, period: DayPeriod, after: string): Promise<DayPage> {
  const { machines } = await db.one<{ machines: number }>(sql`select count(*)::int as machines from machine`)
  const wanted = Math.floor(ROWS_PER_PAGE / (ROWS_PER_MACHINE_DAY * Math.max(1, machines)))
  const days = Math.min(Math.max(wanted, 1), MOST_DAYS_PER_PAGE)
  const from = after === '' || after < period.from ? period.from : after
  const last = addDays(from, days - 1)
  if (last >= period.to) return { period: { from, to: period.to }, next: '' }
  return { period: { from, to: last }, next: addDays(last, 1) }
}
