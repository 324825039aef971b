import { exportAuditTrail, MOST_EXPORTED } from '@takt/contract/setup/export_audit_trail.ts'
import { handle } from '../../ground/call/handle.ts'
import { trailRows } from '../trail/trail-rows.ts'

export default handle(exportAuditTrail, async (filter, { db, session, audit }) => {
  const rows = await trailRows(db, filter, { zone: session.time_zone, language: session.language, most: MOST_EXPORTED })
  audit({
    what: 'trail.exported',
    key: `${filter.from_day} – ${filter.to_day}`,
    after: { ...filter, rows: rows.length },
  })
  return rows
})
