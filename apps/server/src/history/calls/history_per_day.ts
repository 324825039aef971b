import { historyPerDay } from '@takt/contract/history/history_per_day.ts'
import { isRefusal } from '@takt/domain/ground/refusal.ts'
import { handle } from '../../ground/call/handle.ts'
import { dayPeriod } from '../../machines/asked/period.ts'
import { historyRows } from '../per-day.ts'

/** Three years and a little. */
const MOST_DAYS = 1200

export default handle(historyPerDay, async (input, { db, session, now }) => {
  const period = dayPeriod(
    { start: input.start_time, end: input.end_time },
    { zone: session.time_zone, most: MOST_DAYS },
  )
  if (isRefusal(period)) return period
  return await historyRows(db, { machine_ids: input.machine_id, period, language: session.language, now })
})
