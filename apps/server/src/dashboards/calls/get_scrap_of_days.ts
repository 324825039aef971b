import { getScrapOfDays } from '@takt/contract/dashboards/get_scrap_of_days.ts'
import { firstDayOf } from '@takt/domain/dashboards/widgets/scrap-graphs.ts'
import { isRefusal } from '@takt/domain/ground/refusal.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { aroundDays, dayPeriod } from '../../machines/asked/period.ts'
import { plantDay } from '../../machines/asked/plant-day.ts'
import { scrapOfDays } from '../scrap-of-days.ts'

const MOST_DAYS = 400

export default handle(getScrapOfDays, async ({ machine_id, period: unit, periods }, { db, session, now }) => {
  const today = await plantDay(db, now, machine_id)
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
