import type { Span } from '@takt/domain/history/plant-hours.ts'
import type { CSSProperties } from 'react'

/** Where a stretch lies on a line that shows `span`; nothing is drawn of what is not in `seen`. */
export function placeOf(of: Span, seen: Span, span: Span): CSSProperties {
  const from = Math.max(of.from, seen.from)
  const to = Math.max(from, Math.min(of.to, seen.to))
  const share = (ms: number) => `${((100 * ms) / (span.to - span.from)).toFixed(3)}%`
  return { insetInlineStart: share(from - span.from), inlineSize: share(to - from) }
}
