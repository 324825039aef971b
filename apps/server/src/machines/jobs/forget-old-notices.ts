import { query } from '../../ground/db/connections.ts'
import { sql } from '../../ground/db/sql.ts'
import { defineJob } from '../../ground/jobs/define-job.ts'

const CONFIRMED_KEPT_DAYS = 90
const KEPT_DAYS = 365
const PORTION = 5_000

/**
 * Notices are news, not figures. What was confirmed is kept for a while for who asks what was told; what is told once
 * only (`about`) and what nobody confirmed stays a year, so that nothing is told again that still holds.
 */
export const forgetOldNotices = defineJob({
  name: 'forget-old-notices',
  everySeconds: 86_400,
  run: async ({ connections, now }) => {
    const daysAgo = (days: number) => new Date(now - days * 86_400_000).toISOString()
    let gone: unknown[]
    do {
      gone = await query(
        connections.owner,
        sql`delete from notification where (company_id, record_no) in (
              select company_id, record_no from notification
              where at < ${daysAgo(KEPT_DAYS)} or (about = '' and confirmed_at < ${daysAgo(CONFIRMED_KEPT_DAYS)})
              limit ${PORTION}) returning 1 as gone`,
      )
    } while (gone.length === PORTION)
  },
})
