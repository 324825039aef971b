import { getStopHistory } from '@takt/contract/stops/get_stop_history.ts'
import { UNPLANNED } from '@takt/domain/ground/calendar.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { stopRows, touching } from '../stop-rows.ts'

const MOST_HOURS = 744
const MOST_STOPS = 5000

export default handle(getStopHistory, async ({ machine_id, period }, { db, session, now }) => {
  if (period > MOST_HOURS) return { refusal: 'too-many-hours', values: { max: MOST_HOURS } }
  return await stopRows(db, {
    // Outside the shifts nobody planned to work: standing then is no stop, and would be counted as one by the reader.
    where: sql`s.machine_id = ${machine_id} and s.shift <> ${UNPLANNED}
      and ${touching({ from: now - period * 3_600_000, to: now })}`,
    language: session.language,
    now,
    limit: MOST_STOPS,
  })
})
