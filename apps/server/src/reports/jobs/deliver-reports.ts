import { query } from '../../ground/db/connections.ts'
import { sql } from '../../ground/db/sql.ts'
import { defineJob } from '../../ground/jobs/define-job.ts'
import { deliverHandover, type WaitingDelivery } from '../ordered/deliver-handover.ts'
import { type DueDelivery, deliverReport } from '../ordered/deliver-report.ts'

/** Others wait for their turn meanwhile; the rest follows half a minute later. */
const MOST_AT_ONCE = 10

/** Reports that are due by the clocks of their companies. One that fails does not keep the others from their readers. */
export const deliverReports = defineJob({
  name: 'deliver-reports',
  everySeconds: 30,
  run: async (context) => {
    const { connections, now } = context
    const due = await query<DueDelivery>(
      connections.owner,
      sql`select company_id, schedule_no, next_run as due from report_schedule
        where next_run <= ${new Date(now).toISOString()} order by next_run limit ${MOST_AT_ONCE}`,
    )
    const signed = await query<WaitingDelivery>(
      connections.owner,
      sql`select company_id, schedule_no, handover_no from handover_delivery
        order by company_id, handover_no, schedule_no limit ${MOST_AT_ONCE}`,
    )
    const faults: unknown[] = []
    for (const delivery of due) {
      await deliverReport(delivery, context).catch((error: unknown) => faults.push(error))
    }
    for (const handover of signed) {
      await deliverHandover(handover, context).catch((error: unknown) => faults.push(error))
    }
    if (faults.length > 0) throw new AggregateError(faults, faults.map(String).join('; '))
  },
})
