/** Spans as OpenTelemetry's protocol writes them in JSON (OTLP 1.x, POST /v1/traces). */
import type { Attributes, Span, SpanKind } from './spans.ts'

const KINDS: Readonly<Record<SpanKind, number>> = { internal: 1, server: 2, client: 3 }
const FAILED = { code: 2 }

export function otlpBody(resource: Attributes, spans: readonly Span[]): string {
  const scopeSpans = [{ scope: { name: 'takt' }, spans: spans.map(spanJson) }]
  return JSON.stringify({ resourceSpans: [{ resource: { attributes: pairs(resource) }, scopeSpans }] })
}

function spanJson({ trace_id, span_id, parent_id, name, kind, from, to, attributes, failed }: Span) {
  return {
    traceId: trace_id,
    spanId: span_id,
    ...(parent_id === '' ? {} : { parentSpanId: parent_id }),
    name,
    kind: KINDS[kind],
    startTimeUnixNano: nanoseconds(from),
    endTimeUnixNano: nanoseconds(to),
    attributes: pairs(attributes),
    status: failed ? FAILED : {},
  }
}

/** A text: as a number it would lose its last digits. */
function nanoseconds(ms: number): string {
  return String(BigInt(Math.round(ms * 1000)) * 1000n)
}

function pairs(attributes: Attributes) {
  return Object.entries(attributes).map(([key, value]) => ({
    key,
    value:
      typeof value === 'string'
        ? { stringValue: value }
        : Number.isInteger(value)
          ? { intValue: String(value) }
          : { doubleValue: value },
  }))
}
