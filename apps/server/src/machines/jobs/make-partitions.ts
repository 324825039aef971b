import { query } from '../../ground/db/connections.ts'
import { sql } from '../../ground/db/sql.ts'
import { defineJob } from '../../ground/jobs/define-job.ts'

const TABLES = ['signal', 'audit', 'stop', 'good_transaction', 'scrap_transaction']
const DAYS_AHEAD = 62

/** Months get a partition of their own before their first row comes; what lies outside them falls into the rest. */
export const makePartitions = defineJob({
  name: 'make-partitions',
  everySeconds: 86_400,
  run: async ({ connections, now }) => {
    const from = new Date(now).toISOString()
    const to = new Date(now + DAYS_AHEAD * 86_400_000).toISOString()
    for (const table of TABLES) {
      await query(
        connections.owner,
        sql`select takt_partitions(${table}::regclass, ${from}::timestamptz::date, ${to}::timestamptz::date)`,
      )
    }
  },
})
