/** W3C Trace Context: which trace a request belongs to, as other programs say it. */
import { randomBytes } from 'node:crypto'

export interface TraceContext {
  readonly trace_id: string
  readonly span_id: string
  readonly sampled: boolean
}

const FORM = /^(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})(?:-.*)?$/
/** A later version may say more behind it; the first one may not. */
const FIRST = /^00-.{52}$/

/** Null for what is none: then a trace begins here. */
export function readTraceparent(header: string | readonly string[] | undefined): TraceContext | null {
  if (typeof header !== 'string' || header.length > 200) return null
  const [, trace_id, span_id, flags] = FORM.exec(header) ?? []
  if (trace_id === undefined || span_id === undefined || flags === undefined) return null
  if (header.startsWith('00') && !FIRST.test(header)) return null
  return { trace_id, span_id, sampled: (Number.parseInt(flags, 16) & 1) === 1 }
}

export function writeTraceparent({ trace_id, span_id }: Pick<TraceContext, 'trace_id' | 'span_id'>): string {
  return `00-${trace_id}-${span_id}-01`
}

export const newTraceId = () => randomBytes(16).toString('hex')
export const newSpanId = () => randomBytes(8).toString('hex')
