import { query } from '../db/connections.ts'
import { raw, sql } from '../db/sql.ts'
import { defineJob } from './define-job.ts'

const TABLES = ['signal', 'audit']
const MONTHS_AHEAD = 2

/** Months get a partition of their own before their first row comes; what lies outside them falls into the rest. */
export const makePartitions = defineJob({
  name: 'make-partitions',
  everySeconds: 86_400,
  run: async ({ connections, now }) => {
    for (const table of TABLES) {
      for (let ahead = 1; ahead <= MONTHS_AHEAD; ahead += 1) {
        const from = monthStart(now, ahead)
        const name = `${table}_${from.slice(0, 7).replace('-', '_')}`
        await query(
          connections.owner,
          sql`create table if not exists ${raw(name)} partition of ${raw(table)}
            for values from (${raw(`'${from}'`)}) to (${raw(`'${monthStart(now, ahead + 1)}'`)})`,
        )
      }
    }
  },
})

function monthStart(now: number, ahead: number): string {
  const at = new Date(now)
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + ahead, 1)).toISOString()
}
