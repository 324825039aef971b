import { createHash } from 'node:crypto'
import type { CallRequest, GoodAnswer } from '@takt/contract/ground/answer.ts'
import type { CompanyDb } from '../db/company-db.ts'
import { sql } from '../db/sql.ts'
import type { OpenSession } from '../sessions/find-session.ts'
import { CallError } from './answers.ts'

/**
 * Claims the request id inside the transaction. A second request with the same id waits here for the first to commit
 * and then gets its answer: touch panels and bad Wi-Fi repeat requests, and nothing is booked twice.
 */
export async function answeredBefore(
  db: CompanyDb,
  { open, request, now }: { open: OpenSession; request: CallRequest; now: number },
): Promise<GoodAnswer<unknown> | null> {
  if (!request.request_id) return null
  const hash = payloadHash(request)
  const claimed = await db.many(sql`
    insert into request_answer (user_id, request_id, name, payload_hash, at)
    values (${open.user_id}, ${request.request_id}, ${request.name}, ${hash}, ${new Date(now).toISOString()})
    on conflict do nothing returning 1`)
  if (claimed.length > 0) return null
  const stored = await db.one<{ payload_hash: string; answer: GoodAnswer<unknown> | null }>(sql`
    select payload_hash, answer from request_answer
    where user_id = ${open.user_id} and request_id = ${request.request_id}`)
  if (stored.payload_hash !== hash || stored.answer === null) {
    throw new CallError('badField', 'call.request-reused', { field: 'request_id' })
  }
  return stored.answer
}

export async function rememberAnswer(
  db: CompanyDb,
  { open, request, answer }: { open: OpenSession; request: CallRequest; answer: GoodAnswer<unknown> },
): Promise<void> {
  await db.run(sql`update request_answer set answer = ${JSON.stringify(answer)}
    where user_id = ${open.user_id} and request_id = ${request.request_id}`)
}

function payloadHash(request: CallRequest): string {
  return createHash('sha256')
    .update(`${request.name}\n${canonical(request.payload)}`)
    .digest('hex')
}

/** The same fields in another order are the same request. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value)
      // A quick hash of a password or a PIN in the database could be guessed from a stolen copy.
      .filter(([name]) => !/password|^pin$/.test(name))
      .sort(([a], [b]) => (a < b ? -1 : 1))
    return `{${fields.map(([name, item]) => `${JSON.stringify(name)}:${canonical(item)}`).join(',')}}`
  }
  return JSON.stringify(value) ?? 'null'
}
