import type { z } from 'zod'
import { CallError } from './answers.ts'

/** A body that is as it should be, or a sentence about the first field that is not. */
export function parsed<S extends z.ZodType>(schema: S, body: unknown): z.output<S> {
  const result = schema.safeParse(body)
  if (result.success) return result.data
  const issue = result.error.issues[0]
  const field = issue?.path.join('.') || 'body'
  throw new CallError('badField', 'call.bad-field', { field, values: { field, problem: issue?.message ?? 'wrong' } })
}
