import { getReportScrapPivotGraph } from '@takt/contract/procedures/get_report_scrap_pivot_graph.ts'
import type { ScrapBooked } from '@takt/domain/scrap/scrap-record.ts'
import { scrapRecords } from '@takt/domain/scrap/scrap-records.ts'
import { text } from '@takt/texts/text.ts'
import { sql } from '../db/sql.ts'
import { scrapPeriodProblem } from '../scrap/scrap-period.ts'
import { handle } from './handle.ts'

const MOST_ROWS = 100_000

/** The session's user is the only one asked for: row-level security leaves out what he may not see. */
export default handle(getReportScrapPivotGraph, async (input, { db, session }) => {
  const problem = scrapPeriodProblem(input)
  if (problem) return problem
  const { machine_from, machine_to } = input
  const rows = await db.many<ScrapBooked>(sql`
    select (extract(epoch from t.trans_time) * 1000)::bigint as trans_time, t.scrap_reason, r.scrap_reason_category, t.scrap_qty, t.scrap_cost, t.machine_id,
      m.machine_description, t.shift,
      coalesce(case when ${session.language} = 'sv' and s.description_sv <> '' then s.description_sv else s.description end,
        case t.shift when 0 then ${text(session.language, 'shift.unplanned')} else t.shift::text end) as shift_description,
      t.part_no, t.card_no, t.tool_id, z.description as zone_description, m.category,
      d.description as department_description
    from scrap_transaction t
      join machine m on m.machine_id = t.machine_id
      join scrap_reason r on r.code = t.scrap_reason
      join zone z on z.code = m.zone
      join department d on d.code = m.department
      left join shift s on s.shift = t.shift
    where t.trans_time >= ${input.start_time} and t.trans_time < ${input.end_time}
      and (${machine_from} = '' or t.machine_id >= ${machine_from})
      and (${machine_to} = '' or t.machine_id <= ${machine_to})
    order by t.trans_time, t.record_no limit ${MOST_ROWS + 1}`)
  if (rows.length > MOST_ROWS) return { refusal: 'scrap-rows-too-many', values: { max: MOST_ROWS } }
  return scrapRecords(rows, session.time_zone)
})
