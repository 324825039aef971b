import { getAuditTrail, TRAIL_PAGE } from '@takt/contract/setup/get_audit_trail.ts'
import { handle } from '../../ground/call/handle.ts'
import { trailRows } from '../trail/trail-rows.ts'

export default handle(getAuditTrail, async ({ after, ...filter }, { db, session }) =>
  trailRows(db, filter, { zone: session.time_zone, language: session.language, most: TRAIL_PAGE, after }),
)
