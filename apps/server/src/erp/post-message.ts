/** One message over HTTP: no redirect is followed, an answer has ten seconds and few bytes, and forbidden addresses are refused after the name is resolved. */
import { createHmac } from 'node:crypto'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { ERP_ID_HEADER, ERP_SIGNATURE_HEADER, ErpAnswer } from '@takt/contract/erp/erp-message.ts'
import { type ErpOutcome, outcomeOf } from '@takt/domain/erp/sending.ts'
import { type Failure, failure, failureOfError, failureOfRefusal } from '@takt/domain/ground/failure.ts'
import { ForbiddenAddress, type OutsideAddresses } from '../ground/outside/outside-addresses.ts'
import { traced, traceHeaders } from '../ground/traces/spans.ts'

const ANSWERS_WITHIN_MS = 10_000
const MOST_ANSWER_BYTES = 64 * 1024
const LONGEST_SAID = 300

export interface ErpTarget {
  readonly company_id: number
  readonly address: string
  readonly auth: 'signature' | 'bearer'
  readonly token: string
  readonly addresses: OutsideAddresses
}

export interface Posted {
  readonly outcome: ErpOutcome
  /** Null when it was taken. */
  readonly failure: Failure | null
  /** What the ERP itself said or the connection told, for the server's log alone. */
  readonly said: string
}

interface Message {
  readonly id: string
  readonly body: string
  readonly now: number
}

export function postMessage(to: ErpTarget, message: Message, stop: AbortSignal): Promise<Posted> {
  const attributes = { 'takt.company': to.company_id }
  return traced({ name: 'post to the ERP', kind: 'client', attributes }, async (span) => {
    const posted = await tryToPost(to, message, stop)
    span?.say({ attributes: { 'takt.outcome': posted.outcome }, failed: posted.outcome === 'away' })
    return posted
  })
}

async function tryToPost(to: ErpTarget, message: Message, stop: AbortSignal): Promise<Posted> {
  try {
    const { status, text } = await post(to, message, AbortSignal.any([stop, AbortSignal.timeout(ANSWERS_WITHIN_MS)]))
    const outcome = outcomeOf(status, text)
    if (outcome === 'taken') return { outcome, failure: null, said: '' }
    return { outcome, failure: failureOfAnswer(outcome, status, text), said: `${status} ${inOneLine(text)}` }
  } catch (thrown) {
    // The server ends: nobody knows whether it was taken, and the next process asks again under the same id.
    if (stop.aborted) throw thrown
    const error = thrown as Error & { code?: string }
    return {
      outcome: 'away',
      failure: error instanceof ForbiddenAddress ? failure('forbidden-address') : failureOfError(error),
      said: error.message,
    }
  }
}

export function signature(token: string, body: string, now: number): string {
  const seconds = Math.floor(now / 1000)
  return `t=${seconds},v1=${createHmac('sha256', token).update(`${seconds}.${body}`).digest('hex')}`
}

async function post(
  to: ErpTarget,
  { id, body, now }: { id: string; body: string; now: number },
  signal: AbortSignal,
): Promise<{ status: number; text: string }> {
  const url = new URL(to.address)
  // An address as a number is never looked up, so the check of names does not see it.
  if (!to.addresses.mayReach(url.hostname)) throw new ForbiddenAddress(url.hostname)
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest
  const proof =
    to.auth === 'bearer'
      ? { authorization: `Bearer ${to.token}` }
      : { [ERP_SIGNATURE_HEADER]: signature(to.token, body, now) }
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    accept: 'application/json',
    'user-agent': 'takt',
    [ERP_ID_HEADER]: id,
    ...traceHeaders(),
    ...proof,
  }
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request(url, { method: 'POST', headers, signal, lookup: to.addresses.lookup }, resolve)
      .on('error', reject)
      .end(body)
  })
  return { status: answer.statusCode ?? 0, text: await readAnswer(answer) }
}

async function readAnswer(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of answer as AsyncIterable<Buffer>) {
    bytes += part.length
    if (bytes > MOST_ANSWER_BYTES) {
      answer.destroy()
      break
    }
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

function failureOfAnswer(outcome: ErpOutcome, status: number, text: string): Failure {
  if (outcome === 'refused') return failureOfRefusal(status, reasonIn(text))
  return failure(status >= 200 && status < 300 ? 'no-erp-answer' : 'answer', { status })
}

function reasonIn(text: string): string | undefined {
  try {
    return ErpAnswer.safeParse(JSON.parse(text)).data?.reason
  } catch {
    // A page, or nothing: the status is all there is.
    return undefined
  }
}

const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, LONGEST_SAID)
