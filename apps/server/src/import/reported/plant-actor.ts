import type { AuditEntry } from '../../ground/call/handle.ts'
import { auditJob, PLANT } from '../../ground/db/audit-job.ts'
import type { CompanyDb } from '../../ground/db/company-db.ts'
import type { Actor } from '../../machines/booking/book.ts'

/** The plant itself as who starts, ends and books; what it did is written down by `leaveTrail`. */
export function plantActor(db: CompanyDb, now: number): Actor & { leaveTrail(): Promise<void> } {
  const entries: AuditEntry[] = []
  return {
    db,
    now,
    session: { username: PLANT, device_employee: '', employee_number: '' },
    audit: (entry) => entries.push(entry),
    async leaveTrail() {
      for (const { what, key } of entries.splice(0)) await auditJob(db, { what, key })
    },
  }
}
