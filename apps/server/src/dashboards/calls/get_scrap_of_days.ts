import { getScrapOfDays } from '@takt/contract/procedures/get_scrap_of_days.ts'
import { localDate } from '@takt/domain/calendar/zone-time.ts'
import { isRefusal } from '@takt/domain/refusal.ts'
import { firstDayOf } from '@takt/domain/widgets/scrap-graphs.ts'
import { sql } from '../db/sql.ts'
import { aroundDays, dayPeriod } from '../history/period.ts'
import { scrapOfDays } from '../scrap/scrap-of-days.ts'
import { handle } from './handle.ts'

const MOST_DAYS = 400

export default handle(getScrapOfDays, async ({ machine_id, period: unit, periods }, { db, session, now }) => {
  const today = localDate(now, session.time_zone)
  const period = dayPeriod(
    { start: firstDayOf(unit, periods, today), end: today },
    { zone: session.time_zone, most: MOST_DAYS },
  )
  if (isRefusal(period)) return period
  const around = aroundDays(period)
  return await scrapOfDays(db, {
    where: sql`t.trans_time >= ${around.from} and t.trans_time < ${around.to} and t.day between ${period.from} and ${period.to}`,
    machine_ids: machine_id,
    language: session.language,
  })
})
