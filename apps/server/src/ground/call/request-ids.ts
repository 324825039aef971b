import { createHash } from 'node:crypto'
import type { CallRequest, GoodAnswer } from '@takt/contract/ground/answer.ts'
import { isSecretField, type Secretive } from '@takt/contract/ground/secret-fields.ts'
import type { CompanyDb } from '../db/company-db.ts'
import { sql } from '../db/sql.ts'
import type { OpenSession } from '../sessions/find-session.ts'
import { CallError } from './answers.ts'

interface Asked {
  readonly open: OpenSession
  readonly request: CallRequest
}

/**
 * Claims the request id inside the transaction. A second request with the same id waits here for the first to commit
 * and then gets its answer: touch panels and bad Wi-Fi repeat requests, and nothing is booked twice.
 */
export async function answeredBefore(
  db: CompanyDb,
  { open, request, procedure, now }: Asked & { procedure: Secretive; now: number },
): Promise<GoodAnswer<unknown> | null> {
  if (!request.request_id) return null
  const hash = payloadHash(request, procedure)
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
  { open, request, answer }: Asked & { answer: GoodAnswer<unknown> },
): Promise<void> {
  await db.run(sql`update request_answer set answer = ${JSON.stringify(answer)}
    where user_id = ${open.user_id} and request_id = ${request.request_id}`)
}

/** A quick hash of a password or a PIN in the database could be guessed from a stolen copy. */
function payloadHash(request: CallRequest, procedure: Secretive): string {
  const isSecret = (name: string) => isSecretField(procedure, name)
  return createHash('sha256')
    .update(`${request.name}\n${canonical(request.payload, isSecret)}`)
    .digest('hex')
}

/** The same fields in another order are the same request. */
function canonical(value: unknown, isSecret: (name: string) => boolean): string {
  if (Array.isArray(value)) return `[${value.map((item) => canonical(item, isSecret)).join(',')}]`
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value)
      .filter(([name]) => !isSecret(name))
      .sort(([a], [b]) => (a < b ? -1 : 1))
    return `{${fields.map(([name, item]) => `${JSON.stringify(name)}:${canonical(item, isSecret)}`).join(',')}}`
  }
  return JSON.stringify(value) ?? 'null'
}
