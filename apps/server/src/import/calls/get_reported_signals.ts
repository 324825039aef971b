import { getReportedSignals } from '@takt/contract/import/get_reported_signals.ts'
import type { ReportedSignal } from '@takt/domain/machines/model/connector.ts'
import { text } from '@takt/texts/text.ts'
import type { TextKey } from '@takt/texts/texts.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'

type Row = Omit<ReportedSignal, 'reason'> & {
  readonly problem: string
  readonly problem_values: Record<string, string | number>
}

export default handle(getReportedSignals, async ({ undone }, { db, session }) => {
  const rows = await db.many<Row>(sql`
    select record_no, connector, machine_id, kind, value, at, last_at, outcome, problem, problem_values, card_no,
      scrap_reason
    from reported_signal
    where not ${undone}::boolean or outcome in ('waiting', 'refused')
    order by last_at desc, record_no desc limit 500`)
  return rows.map(({ problem, problem_values, ...row }) => ({
    ...row,
    reason: problem === '' ? '' : text(session.language, `refusal.${problem}` as TextKey, problem_values),
  }))
})
