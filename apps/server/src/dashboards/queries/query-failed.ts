import type { Refusal } from '@takt/domain/ground/refusal.ts'

const MOST_SIGNS = 30

/**
 * What PostgreSQL says of a query, with the place in its text where it is known: line, and what stands there. Values are
 * written shorter in what is sent than in what a person wrote, so the place within the line would be another one.
 */
export function queryFailed(problem: string, text: string, at: number): Refusal {
  if (at < 0 || at >= text.length) return { refusal: 'query-failed', values: { problem } }
  const line = text.slice(0, at).split('\n').length
  const [near = ''] = text.slice(at, at + MOST_SIGNS).split('\n')
  return { refusal: 'query-failed-at', values: { problem, line, near: near.trim() } }
}
