import type { ErpState } from '@takt/domain/erp/model/erp.ts'
import { addressProblem } from '@takt/domain/ground/address.ts'
import { isAnswer, readFailure } from '@takt/domain/ground/failure.ts'
import type { Refusal } from '@takt/domain/ground/refusal.ts'
import type { CallContext } from '../ground/call/handle.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { sql } from '../ground/db/sql.ts'
import { failureText } from '../ground/failure-text.ts'

interface LinkRow {
  readonly address: string
  readonly auth: 'signature' | 'bearer'
  readonly enabled: boolean
  readonly version: number
  readonly failures: number
  readonly next_try: string
  readonly last_sent: string | null
  readonly last_error: string
  readonly last_error_at: string | null
}

const none: LinkRow = {
  address: '',
  auth: 'signature',
  enabled: false,
  version: 0,
  failures: 0,
  next_try: '',
  last_sent: null,
  last_error: '',
  last_error_at: null,
}

/** A company that has never set its link up has none. */
export async function linkOf(db: CompanyDb): Promise<LinkRow> {
  const row = await db.maybe<LinkRow>(sql`
    select address, auth, enabled, version, failures, next_try, last_sent, last_error, last_error_at from erp_link`)
  return row ?? none
}

export async function erpState({ db, session }: Pick<CallContext, 'db' | 'session'>): Promise<ErpState> {
  const link = await linkOf(db)
  const open = await db.one<{ waiting: number; failed: number; oldest: string | null }>(sql`
    select (count(*) filter (where status = 'W'))::int as waiting, (count(*) filter (where status = 'F'))::int as failed,
      min(created) filter (where status = 'W') as oldest
    from erp_message where status in ('W', 'F')`)
  return {
    ...link,
    has_token: session.has_api_token,
    answered: isAnswer(readFailure(link.last_error)),
    last_error: failureText(session.language, link.last_error),
    waiting: open.waiting,
    failed: open.failed,
    oldest_waiting: open.oldest ?? '',
    last_sent: link.last_sent ?? '',
    last_error_at: link.last_error_at ?? '',
    next_try: link.failures > 0 ? link.next_try : '',
  }
}

/** The address as it is kept; '' is none yet. */
export function addressToKeep(written: string): string | Refusal {
  const text = written.trim()
  if (text === '') return ''
  const url = URL.canParse(text) ? new URL(text) : null
  const problem = addressProblem(url)
  if (problem || !url) return problem ?? { refusal: 'erp-address-not-http', values: {} }
  url.hash = ''
  return url.href
}
