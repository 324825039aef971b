import { getUncodedStops } from '@takt/contract/procedures/get_uncoded_stops.ts'
import { sql } from '../db/sql.ts'
import { stopRows, uncodedSince } from '../stops/stop-rows.ts'
import { handle } from './handle.ts'

export default handle(getUncodedStops, ({ machine_id, shift }, { db, session, now }) =>
  stopRows(db, {
    where: sql`s.machine_id = ${machine_id} and ${uncodedSince(now)}
      and ${shift === '' ? sql`s.shift <> 0` : sql`s.shift = ${Number(shift)}`}`,
    language: session.language,
    now,
  }),
)
