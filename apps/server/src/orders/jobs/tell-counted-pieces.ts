import { withCompany } from '../../ground/db/company-db.ts'
import { query } from '../../ground/db/connections.ts'
import { sql } from '../../ground/db/sql.ts'
import { defineJob } from '../../ground/jobs/define-job.ts'
import { tellCountedPieces } from '../counted-pieces.ts'

/** Pieces that machines count reach the ERP when their shift or their run is over. */
export const tellErpOfCountedPieces = defineJob({
  name: 'tell-counted-pieces',
  everySeconds: 60,
  run: async ({ connections, now }) => {
    const companies = await query<{ company_id: number }>(
      connections.owner,
      // What was counted before a machine was switched off, or before people began to report on it, is told too.
      sql`select company_id from machine where good_from_cycles
          union select company_id from machine_counting_before where good_from_cycles order by company_id`,
    )
    for (const { company_id } of companies) {
      await withCompany(connections, { company_id, machine_restrictions: [] }, (db) => tellCountedPieces(db, now))
    }
  },
})
