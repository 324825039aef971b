import { getOrderableReports } from '@takt/contract/reports/get_orderable_reports.ts'
import { text } from '@takt/texts/text.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { orderedReports } from '../ordered/ordered-reports.ts'

interface LastRun {
  readonly report_id: string
  readonly at: string
  readonly username: string
}

export default handle(getOrderableReports, async (_input, { db, session }) => {
  const ids = orderedReports.map(({ report_id }) => report_id)
  const runs = await db.many<LastRun>(sql`
    select i.report_id, r.at, r.username from unnest(${ids}::text[]) as i (report_id)
      cross join lateral (select at, username from report_run x
        where x.report_id = i.report_id and x.problem is null order by at desc limit 1) r`)
  const schedules = await db.many<{ report_id: string; count: number }>(
    sql`select report_id, count(*)::int as count from report_schedule where active group by 1`,
  )
  return orderedReports.map(({ report_id, title, description, parameters }) => {
    const last = runs.find((run) => run.report_id === report_id)
    return {
      report_id,
      name: text(session.language, title),
      description: text(session.language, description),
      parameters: [...parameters],
      last_run: last?.at ?? '',
      last_run_by: last?.username ?? '',
      schedules: schedules.find((row) => row.report_id === report_id)?.count ?? 0,
    }
  })
})
