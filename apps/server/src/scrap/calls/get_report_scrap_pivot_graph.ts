import { getReportScrapPivotGraph } from '@takt/contract/scrap/get_report_scrap_pivot_graph.ts'
import { scrapRecords } from '@takt/domain/scrap/scrap-records.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { bookedScrap } from '../booked-scrap.ts'
import { scrapPeriodProblem } from '../scrap-period.ts'

const MOST_ROWS = 100_000

/** The session's user is the only one asked for: row-level security leaves out what they may not see. */
export default handle(getReportScrapPivotGraph, async (input, { db, session }) => {
  const problem = scrapPeriodProblem(input)
  if (problem) return problem
  const { machine_from, machine_to } = input
  const rows = await bookedScrap(db, {
    after: { at_us: String(Date.parse(input.start_time) * 1000), record_no: '0' },
    to: Date.parse(input.end_time),
    language: session.language,
    limit: MOST_ROWS + 1,
    where: sql`and (${machine_from} = '' or t.machine_id >= ${machine_from})
      and (${machine_to} = '' or t.machine_id <= ${machine_to})`,
  })
  if (rows.length > MOST_ROWS) return { refusal: 'scrap-rows-too-many', values: { max: MOST_ROWS } }
  return scrapRecords(rows, session.time_zone)
})
