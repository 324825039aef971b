import type { Refusal } from '@takt/domain/ground/refusal.ts'
import type { ReportedKind, ReportOutcome, SaidBefore } from '@takt/domain/machines/reported.ts'
import type { CompanyDb } from '../../ground/db/company-db.ts'
import { sql } from '../../ground/db/sql.ts'

/** A word of a machine, with the number it came under. */
export interface Report {
  readonly connector: string
  readonly seq: number
  readonly machine_id: string
  readonly kind: ReportedKind
  readonly value: string
  readonly at: number
}

export interface BecameOf {
  readonly outcome: ReportOutcome
  readonly problem?: Refusal
  readonly card_no?: string
}

export async function keepReport(db: CompanyDb, report: Report, became: BecameOf): Promise<void> {
  const at = new Date(report.at).toISOString()
  await db.run(sql`
    insert into reported_signal (connector, seq, machine_id, kind, value, at, last_at, outcome, problem, problem_values,
      card_no)
    values (${report.connector}, ${report.seq}, ${report.machine_id}, ${report.kind}, ${report.value}, ${at}, ${at},
      ${became.outcome}, ${became.problem?.refusal ?? ''}, ${JSON.stringify(became.problem?.values ?? {})},
      ${became.card_no ?? ''})`)
}

/** What the machine said last of the kind, and its row. A word that came too late to do anything is not it. */
export async function lastReport(
  db: CompanyDb,
  { machine_id, kind }: Report,
): Promise<(SaidBefore & { readonly record_no: number }) | null> {
  const row = await db.maybe<{ record_no: number; value: string; last_at: string; outcome: ReportOutcome }>(sql`
    select record_no, value, last_at, outcome from reported_signal
    where machine_id = ${machine_id} and kind = ${kind} and outcome <> 'overtaken'
    order by last_at desc, record_no desc limit 1`)
  return row && { ...row, last_at: Date.parse(row.last_at) }
}

/** The same word again: that it was said is remembered, so that an older one does not overtake it. */
export async function saidAgain(
  db: CompanyDb,
  record_no: number,
  on: { at: number; became?: BecameOf },
): Promise<void> {
  const { at, became } = on
  await db.run(sql`
    update reported_signal set last_at = greatest(last_at, ${new Date(at).toISOString()}) where record_no = ${record_no}`)
  if (!became) return
  await db.run(sql`
    update reported_signal set outcome = ${became.outcome}, problem = ${became.problem?.refusal ?? ''},
      problem_values = ${JSON.stringify(became.problem?.values ?? {})}, card_no = ${became.card_no ?? ''}
    where record_no = ${record_no}`)
}
