/**
 * What is under way, as spans of a trace. Nobody hands a recorder around: it lies where the running code finds it, put there by
 * whoever began (a request, the jobs, the senders). Where nobody records, `traced` runs its work and that is all.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { newSpanId, newTraceId, type TraceContext, writeTraceparent } from './trace-context.ts'

export type SpanKind = 'internal' | 'server' | 'client'
/** Names, numbers and outcomes of ours; never what somebody sent, wrote or is called. */
export type Attributes = Readonly<Record<string, string | number>>

export interface Span {
  readonly trace_id: string
  readonly span_id: string
  readonly parent_id: string
  readonly kind: SpanKind
  readonly name: string
  /** Milliseconds since 1970. */
  readonly from: number
  readonly to: number
  readonly attributes: Attributes
  readonly failed: boolean
}

export interface Recorder {
  /** Whether a trace that begins here is recorded. */
  samples(): boolean
  keep(span: Span): void
}

export interface OpenSpan {
  readonly context: TraceContext
  /** The last word counts. */
  say(more: { readonly name?: string; readonly attributes?: Attributes; readonly failed?: boolean }): void
  end(): void
}

interface Scope {
  readonly recorder: Recorder
  /** None between two rounds of a sender: what it sends then begins a trace. */
  readonly span: OpenSpan | null
}

const atHand = new AsyncLocalStorage<Scope>()

interface About {
  readonly name: string
  readonly kind?: SpanKind
  readonly attributes?: Attributes
}

/** A span of its own trace, or of the one that somebody else began. Null where it is not recorded. */
export function beginSpan(recorder: Recorder, about: About, parent: TraceContext | null = null): OpenSpan | null {
  if (parent ? !parent.sampled : !recorder.samples()) return null
  const context = { trace_id: parent?.trace_id ?? newTraceId(), span_id: newSpanId(), sampled: true }
  const [from, began] = [Date.now(), performance.now()]
  let { name, attributes = {} } = about
  let failed = false
  return {
    context,
    say(more) {
      name = more.name ?? name
      attributes = { ...attributes, ...more.attributes }
      failed = more.failed ?? failed
    },
    end() {
      const to = from + (performance.now() - began)
      const kind = about.kind ?? 'internal'
      recorder.keep({ ...context, parent_id: parent?.span_id ?? '', kind, name, from, to, attributes, failed })
    },
  }
}

/** Runs what is done for a span, or for a recorder without one. */
export function within<T>(recorder: Recorder, span: OpenSpan | null, work: () => T): T {
  return atHand.run({ recorder, span }, work)
}

interface TracedAbout extends About {
  /** Nothing by itself: it is told as a part of something, or not at all. */
  readonly onlyAsPart?: boolean
}

/** Where it is not, who is asked all the time leaves `traced` out. */
export function isTraced(): boolean {
  return atHand.getStore() !== undefined
}

/** What is done as a span of its own, below the one that is under way. */
export async function traced<T>(about: TracedAbout, work: (span: OpenSpan | null) => Promise<T>): Promise<T> {
  const scope = atHand.getStore()
  if (scope === undefined || (scope.span === null && about.onlyAsPart)) return await work(null)
  const { recorder } = scope
  const span = beginSpan(recorder, about, scope.span?.context)
  if (span === null) return await atHand.exit(() => work(null))
  try {
    return await within(recorder, span, () => work(span))
  } catch (error) {
    span.say({ failed: true, attributes: { 'error.type': (error as Error).name } })
    throw error
  } finally {
    span.end()
  }
}

/** Says more of what is under way. */
export function sayOfSpan(more: Parameters<OpenSpan['say']>[0]): void {
  atHand.getStore()?.span?.say(more)
}

/** For a request to another program, which goes on with the same trace. */
export function traceHeaders(): { readonly traceparent?: string } {
  const span = atHand.getStore()?.span
  return span ? { traceparent: writeTraceparent(span.context) } : {}
}
