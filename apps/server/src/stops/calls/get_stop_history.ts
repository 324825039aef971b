import { getStopHistory } from '@takt/contract/stops/get_stop_history.ts'
import { UNPLANNED } from '@takt/domain/ground/calendar.ts'
import { isRefusal } from '@takt/domain/ground/refusal.ts'
import { MOST_STOPS } from '@takt/domain/stops/stop-list.ts'
import { handle } from '../../ground/call/handle.ts'
import { type Sql, sql } from '../../ground/db/sql.ts'
import { askedDays } from '../../machines/asked/asked-days.ts'
import { stopRows, touching } from '../stop-rows.ts'

const MOST_HOURS = 744

export default handle(getStopHistory, async (input, { db, session, now }) => {
  const { machine_id, period, shift, stop_reason } = input
  if (period > MOST_HOURS) return { refusal: 'too-many-hours', values: { max: MOST_HOURS } }
  const days = askedDays(input, session.time_zone)
  if (isRefusal(days)) return days
  const within: Sql =
    days === null
      ? touching({ from: now - period * 3_600_000, to: now })
      : sql`s.day between ${days.start} and ${days.end}`
  return await stopRows(db, {
    // Outside the shifts nobody planned to work: standing then is no stop, and would be counted as one by the reader.
    where: sql`s.machine_id = ${machine_id} and s.shift <> ${UNPLANNED} and ${within}
      and s.shift = coalesce(${shift ?? null}, s.shift) and s.stop_reason = coalesce(${stop_reason ?? null}, s.stop_reason)`,
    language: session.language,
    now,
    limit: MOST_STOPS,
  })
})
