import { sql } from '../../ground/db/sql.ts'
import { scrapOfDays } from '../scrap-of-days.ts'
import { defineDataSource } from './define-data-source.ts'

const DAYS = 30

/** Scrap of the last 30 days per machine, plant day, shift and reason. */
export const scrap = defineDataSource({
  kind: 'scrap',
  rows: async ({ db, now, session, machine_ids }) =>
    await scrapOfDays(db, {
      where: sql`t.trans_time >= ${new Date(now - DAYS * 86_400_000).toISOString()}`,
      machine_ids,
      language: session.language,
    }),
})
