import { sql } from '../../ground/db/sql.ts'
import { defineQuickReport } from './define-quick-report.ts'
import { reportWords } from './report-words.ts'
import { stopsByReason } from './stops-by-reason.ts'

const DAY_MS = 86_400_000

/** What a machine stood still for in the last 24 hours; it needs no order. */
export const machineStops = defineQuickReport({
  record_no: 2,
  report_name: 'Stops of 24 hours',
  title: 'quick-report.machine-stops',
  setting_name: 'stops_report',
  use_custom_xml: 0,
  async gather({ machine_id, context }) {
    const { db, session, now } = context
    const machine = await db.maybe<{ machine_description: string; department: string }>(
      sql`select machine_description, department from machine where machine_id = ${machine_id}`,
    )
    if (!machine) return { refusal: 'machine-not-found', values: { machine_id } }
    const { moment } = reportWords(session)
    return {
      about: `${machine_id} ${machine.machine_description}`,
      facts: [
        ['quick-report.from', moment(new Date(now - DAY_MS).toISOString())],
        ['quick-report.to', moment(new Date(now).toISOString())],
      ],
      tables: [await stopsByReason(context, machine_id, { from: now - DAY_MS, to: now })],
    }
  },
})
