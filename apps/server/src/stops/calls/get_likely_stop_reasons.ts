import { getLikelyStopReasons } from '@takt/contract/stops/get_likely_stop_reasons.ts'
import { localMinutes } from '@takt/domain/ground/zone-time.ts'
import { MICRO } from '@takt/domain/machines/uncoded.ts'
import { likelyReasons } from '@takt/domain/stops/likely-reason.ts'
import { handle } from '../../ground/call/handle.ts'
import { type Sql, sql } from '../../ground/db/sql.ts'
import { stopCodes, validAt } from '../stop-codes.ts'

const MOST_STOPS = 3000

export default handle(getLikelyStopReasons, async ({ machine_id, stop }, { db, session, now }) => {
  const which = stop === '' ? ongoing(now) : sql`start_time = takt_stop_start(${stop})`
  const asked = await db.maybe<{ start_time: string }>(sql`
    select start_time from stop where machine_id = ${machine_id} and ${which} order by start_time desc limit 1`)
  const start = asked ? Date.parse(asked.start_time) : now
  // What the system coded by itself is no judgement of a person, and a stop that only goes on was judged before.
  const past = await db.many<{ start_time: string; stop_reason: string }>(sql`
    select start_time, stop_reason from stop
    where machine_id = ${machine_id} and coded_automatically = 0 and continues = 0 and shift <> 0
      and stop_reason <> ${MICRO}
      and start_time < ${new Date(start).toISOString()}
      and start_time > ${new Date(start).toISOString()}::timestamptz - interval '60 days'
    order by start_time desc limit ${MOST_STOPS}`)
  const codes = await stopCodes(db, { where: sql`c.active and ${validAt(machine_id)}`, language: session.language })
  return likelyReasons(
    past.map(({ start_time, stop_reason }) => ({ start: Date.parse(start_time), stop_reason })),
    {
      start,
      hourOf: (at) => Math.floor(localMinutes(at, session.time_zone) / 60),
      codes,
      user: session,
    },
  )
})

/** A stop ends with its plant day at the latest, so an open one is not far back: the whole history need not be looked through. */
function ongoing(now: number): Sql {
  return sql`end_time is null and start_time > ${new Date(now).toISOString()}::timestamptz - interval '26 hours'`
}
