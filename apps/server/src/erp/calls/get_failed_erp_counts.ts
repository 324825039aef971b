import { getFailedErpCounts } from '@takt/contract/erp/get_failed_erp_counts.ts'
import { erpSubjects } from '@takt/domain/erp/subjects.ts'
import { handle } from '../../ground/call/handle.ts'
import { failedCounts } from '../failed-records.ts'

export default handle(getFailedErpCounts, async (_input, { db }) => {
  const counted = new Map((await failedCounts(db)).map(({ subject, failed }) => [subject, failed]))
  return erpSubjects.map((subject) => ({ subject, failed: counted.get(subject) ?? 0 }))
})
