import { getUncodedStops } from '@takt/contract/procedures/get_uncoded_stops.ts'
import { UNCODED } from '@takt/domain/model/stop.ts'
import { sql } from '../db/sql.ts'
import { stopRows } from '../stops/stop-rows.ts'
import { handle } from './handle.ts'

export default handle(getUncodedStops, ({ machine_id }, { db, session, now }) =>
  stopRows(db, {
    where: sql`s.machine_id = ${machine_id} and s.stop_reason = ${UNCODED}`,
    language: session.language,
    now,
  }),
)
