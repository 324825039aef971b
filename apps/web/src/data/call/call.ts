import type { BadAnswer, GoodAnswer } from '@takt/contract/ground/answer.ts'
import { callCodes } from '@takt/contract/ground/errors.ts'
import type { ProcedureInput, ProcedureName, ProcedureRow } from '@takt/contract/procedures.ts'
import { currentSession, sessionLost } from '../../device/session-store.ts'
import { keepAnswer } from '../offline/kept-answers.ts'
import { isAction } from '../words/action-names.ts'
import { currentLanguage } from '../words/language.ts'
import { text } from '../words/sentences.ts'
import { logEntry } from './client-log.ts'
import { askToSign } from './signing.ts'

/** Why a call failed, in words a person can read. Status 0 means that the server was not reached at all. */
export class CallFailure extends Error {
  readonly status: number
  readonly code: number
  readonly field: string | undefined
  /** Asked to wait, for this long. */
  readonly retrySeconds: number
  constructor(
    message: string,
    about: { status: number; code: number; field?: string | undefined; retrySeconds?: number },
  ) {
    super(message)
    this.name = 'CallFailure'
    this.status = about.status
    this.code = about.code
    this.field = about.field
    this.retrySeconds = about.retrySeconds ?? 0
  }
}

/** Nobody answered for the server: what was kept is the best there is. */
export function isAway(problem: unknown): boolean {
  return problem instanceof CallFailure && [0, 502, 503, 504].includes(problem.status)
}

interface CallOptions {
  /** Keep it over attempts of the same action: the server then books it once. */
  requestId?: string
  signal?: AbortSignal
}

const GIVE_UP_MS = 20_000
/** Pauses before an unreached server is tried again. Safe for actions too: the request id stays the same. */
const TRY_AGAIN_AFTER_MS = [300, 900]

export async function call<N extends ProcedureName>(
  name: N,
  payload: ProcedureInput<N>,
  options: CallOptions = {},
): Promise<ProcedureRow<N>[]> {
  const requestId = options.requestId ?? (isAction(name) ? newRequestId() : undefined)
  const send = (signature?: string) => callOnce(name, payload, { ...options, requestId, signature })
  try {
    return await send()
  } catch (problem) {
    if (!(problem instanceof CallFailure) || problem.code !== callCodes.signature) throw problem
    return await askToSign({ name, payload, refused: problem }, send)
  }
}

type Sent = { readonly [O in keyof CallOptions]: CallOptions[O] | undefined } & {
  readonly signature: string | undefined
}

async function callOnce<N extends ProcedureName>(
  name: N,
  payload: ProcedureInput<N>,
  { requestId: request_id, signature, ...options }: Sent,
): Promise<ProcedureRow<N>[]> {
  const body = JSON.stringify({ name, payload, request_id, signature })
  const started = performance.now()
  try {
    const answer = await post(body, options.signal)
    const rows = (answer as GoodAnswer<ProcedureRow<N>>).data
    keepAnswer(name, payload, rows)
    return rows
  } catch (problem) {
    if (options.signal?.aborted) throw problem
    const failure = asFailure(problem)
    logEntry('error', 'call', `${name} failed: ${failure.message}`, {
      name,
      status: failure.status,
      duration_ms: Math.round(performance.now() - started),
      payload: masked(payload),
    })
    if (failure.status === 401) sessionLost(failure.code === callCodes.idle)
    throw failure
  }
}

async function post(body: string, signal: AbortSignal | undefined): Promise<unknown> {
  for (const pause of [...TRY_AGAIN_AFTER_MS, null]) {
    try {
      return await postOnce(body, signal)
    } catch (problem) {
      if (pause === null || problem instanceof CallFailure || signal?.aborted) throw problem
      await new Promise((then) => setTimeout(then, pause))
    }
  }
}

async function postOnce(body: string, signal: AbortSignal | undefined): Promise<unknown> {
  const timeout = AbortSignal.timeout(GIVE_UP_MS)
  const response = await fetch('/api/call', {
    method: 'POST',
    credentials: 'same-origin',
    headers: {
      'content-type': 'application/json',
      'accept-language': currentLanguage(),
      'x-takt-token': currentSession()?.token ?? '',
    },
    body,
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  })
  return readAnswer(response)
}

/** The body of a good answer; a bad one, also one that is not ours (a proxy's page), becomes a CallFailure. */
export async function readAnswer(response: Response): Promise<unknown> {
  const body: unknown = await response.json().catch(() => null)
  if (response.ok && body !== null) return body
  const bad = body as Partial<BadAnswer> | null
  const status = bad?.call_status?.[0]
  const message = status?.call_message || response.statusText || text(currentLanguage(), 'call.failed')
  throw new CallFailure(message, {
    status: response.status,
    code: status?.call_code ?? -1,
    field: bad?.error?.field,
    retrySeconds: Number(response.headers.get('retry-after')) || 0,
  })
}

function asFailure(problem: unknown): CallFailure {
  if (problem instanceof CallFailure) return problem
  return new CallFailure(text(currentLanguage(), 'shell.unreachable'), { status: 0, code: -1 })
}

/** Names of fields only: what a person typed never reaches the developer log. */
function masked(payload: object): Record<string, string> {
  return Object.fromEntries(Object.keys(payload).map((field) => [field, '•••']))
}

/** crypto.randomUUID exists only over https and on localhost; a plant's terminals often use plain http. */
export function newRequestId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = (bytes[6]! & 0x0f) | 0x40
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = [...bytes].map((b) => b.toString(16).padStart(2, '0')).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
