import { getUncodedStops } from '@takt/contract/stops/get_uncoded_stops.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { stopRows, uncodedSince } from '../stop-rows.ts'

export default handle(getUncodedStops, ({ machine_id, shift }, { db, session, now }) =>
  stopRows(db, {
    where: sql`s.machine_id = ${machine_id} and ${uncodedSince(now)}
      and ${shift === '' ? sql`s.shift <> 0` : sql`s.shift = ${Number(shift)}`}`,
    language: session.language,
    now,
  }),
)
