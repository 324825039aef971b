import { sql } from '../../ground/db/sql.ts'
import { stopRows, touching } from '../../stops/stop-rows.ts'
import { defineDataSource } from './define-data-source.ts'

const HOURS = 24
const MOST_STOPS = 5000

/** The stops of the last day, newest first. */
export const history = defineDataSource({
  kind: 'history',
  rows: async ({ db, session, now, machine_ids }) => {
    const machines = await db.many<{ machine_id: string }>(sql`
      select machine_id from machine
      where active and (${machine_ids.length === 0} or machine_id = any (${machine_ids as string[]}))`)
    return await stopRows(db, {
      where: sql`s.machine_id = any (${machines.map(({ machine_id }) => machine_id)})
        and ${touching({ from: now - HOURS * 3_600_000, to: now })}`,
      language: session.language,
      now,
      limit: MOST_STOPS,
    })
  },
})
