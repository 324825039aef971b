/** Who tries what they may not, asks too often or sends what no page of ours sends stands in the log: who looks for an attack finds it there. */
import type { CallCode } from '@takt/contract/ground/errors.ts'
import type { CallError } from '../call/answers.ts'
import type { Log } from '../log.ts'
import { createRateLimit } from './rate-limit.ts'

const told: ReadonlySet<CallCode> = new Set<CallCode>(['notAllowed', 'tooMany', 'badField', 'malformed'])
/** Of one address: a flood is told by its beginning, or it would wash everything else out of the log. */
const LINES = { perSecond: 0.1, burst: 20 }

interface Refused {
  readonly request_id: string
  readonly address: string
  readonly [more: string]: unknown
}

/** What was sent is no part of it. */
export function tellRefused(log: Log): (error: CallError, about: Refused) => void {
  const lines = createRateLimit(LINES)
  return (error, about) => {
    if (!told.has(error.code) || lines.take(about.address, performance.now()) > 0) return
    const field = error.field === undefined ? {} : { field: error.field }
    log.warn('a request was refused', { ...about, outcome: error.code, why: error.key, ...field })
  }
}
