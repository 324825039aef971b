import type { FailedErpRecord } from '@takt/domain/erp/model/erp.ts'
import { ATTEMPTS_BEFORE_A_LOOK } from '@takt/domain/erp/sending.ts'
import type { ErpSubject } from '@takt/domain/erp/subjects.ts'
import type { Refusal } from '@takt/domain/ground/refusal.ts'
import type { CallContext } from '../ground/call/handle.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { type Sql, sql } from '../ground/db/sql.ts'
import { withFailureText } from '../ground/failure-text.ts'
import { messageRows } from './messages.ts'
import { tellRecord } from './record-outcome.ts'

const MOST_RECORDS = 2_000

/** Failed; sent again by a person and without a result yet; or one that the ERP breaks down over again and again. */
const isListed = (): Sql =>
  sql`(m.status = 'F' or (m.status = 'W' and (m.retried or m.attempts >= ${ATTEMPTS_BEFORE_A_LOOK})))`

export async function failedRecords(
  { db, session }: Pick<CallContext, 'db' | 'session'>,
  subject: ErpSubject,
): Promise<FailedErpRecord[]> {
  const rows = await messageRows(db, {
    where: sql`m.subject = ${subject} and m.status in ('W', 'F') and ${isListed()}`,
    order: sql`order by m.created desc, m.message_no desc limit ${MOST_RECORDS}`,
  })
  const records = rows.map((row) => ({ ...row, last_attempt: row.last_attempt ?? '' }))
  return withFailureText(records, session.language)
}

export function failedCounts(db: CompanyDb): Promise<{ subject: ErpSubject; failed: number }[]> {
  return db.many(sql`
    select m.subject, count(*)::int as failed from erp_message m
    where m.status = 'F' group by m.subject order by m.subject`)
}

type Action = 'retry' | 'remove'
type Context = Pick<CallContext, 'db' | 'now' | 'audit'>

interface FoundMessage {
  readonly message_no: number
  readonly record_time: string
  readonly machine_id: string
  readonly card_no: string
  readonly status: string
  readonly attempts: number
  readonly last_error: string
  readonly on_the_wire: boolean
}

/** What a person does with a failed record, whichever of the five subjects it is of. */
export async function changeFailedRecord(
  { db, now, audit }: Context,
  of: { readonly subject: ErpSubject; readonly record_no: number },
  action: Action,
): Promise<Refusal | { readonly machine_id: string }> {
  const { subject, record_no } = of
  const at = new Date(now).toISOString()
  // Record before message, as the sender does.
  if (subject === 'cancellation')
    await db.run(sql`select 1 from cancellation where record_no = ${record_no} for update`)
  const message = await db.maybe<FoundMessage>(sql`
    select m.message_no, m.record_time, m.machine_id, m.card_no, m.status, m.attempts, m.last_error,
      m.sending_until > ${at} as on_the_wire
    from erp_message m
    where m.subject = ${subject} and m.record_no = ${record_no} and ${isListed()} for update`)
  if (!message) return { refusal: 'erp-record-not-found', values: { record_no } }
  if (message.on_the_wire) return { refusal: 'erp-record-on-its-way', values: { record_no } }

  const status = action === 'retry' ? 'W' : 'N'
  const next_attempt = action === 'retry' ? now : null
  const { last_error, machine_id, record_time } = message
  await tellRecord(db, { subject, record_no, record_time }, { status, attempts: 0, next_attempt, last_error })
  await db.run(sql`
    update erp_message set status = ${status}, attempts = 0, retried = ${action === 'retry'},
      next_attempt = ${next_attempt === null ? null : at}
    where message_no = ${message.message_no}`)
  const { card_no, attempts } = message
  audit({
    what: action === 'retry' ? 'erp-record.retried' : 'erp-record.removed',
    key: `${subject}/${record_no}`,
    before: { status: message.status, attempts, last_error, machine_id, card_no },
    after: { status },
  })
  return { machine_id }
}
