import { UNPLANNED } from '@takt/domain/ground/calendar.ts'
import { MICRO } from '@takt/domain/machines/uncoded.ts'
import { sql } from '../../ground/db/sql.ts'
import { reasonWords } from '../../machines/reason-words.ts'
import { touching } from '../../stops/stop-rows.ts'
import type { ReportAsked, ReportTable } from './define-quick-report.ts'
import { reportWords } from './report-words.ts'

const MOST_REASONS = 60
/** Longer than any report that somebody reads; an order that runs on for months is cut there. */
const LONGEST_MS = 62 * 86_400_000

/** Stops of a machine in planned time of a period by their reason, the longest first; each counts with its part in the period. */
export async function stopsByReason(
  { db, session }: Pick<ReportAsked['context'], 'db' | 'session'>,
  machine_id: string,
  { from: begin, to }: { readonly from: number; readonly to: number },
): Promise<ReportTable> {
  const { number, time } = reportWords(session)
  const from = Math.max(begin, to - LONGEST_MS)
  const [since, until] = [new Date(from).toISOString(), new Date(to).toISOString()]
  const rows = await db.many<{ reason: string; description: string; stops: number; seconds: number }>(sql`
    select s.stop_reason as reason,
      ${reasonWords(session.language)} as description,
      count(*) filter (where s.continues = 0)::int as stops,
      sum(extract(epoch from least(coalesce(s.end_time, ${until}), ${until}) - greatest(s.start_time, ${since})))::float8
        as seconds
    from stop s left join stop_code c on c.stop_code = s.stop_reason
    where s.machine_id = ${machine_id} and s.shift <> ${UNPLANNED} and ${touching({ from, to })}
    group by 1, 2 order by 4 desc limit ${MOST_REASONS}`)
  return {
    heading: 'quick-report.stops',
    columns: [
      { label: 'quick-report.code', width: 80 },
      { label: 'quick-report.reason', width: 240 },
      { label: 'quick-report.stops-count', width: 80, end: true },
      { label: 'quick-report.time', width: 95, end: true },
    ],
    rows: rows.map(({ reason, description, stops, seconds }) => [
      reason === MICRO ? '' : reason,
      description,
      number(stops),
      time(seconds),
    ]),
  }
}
