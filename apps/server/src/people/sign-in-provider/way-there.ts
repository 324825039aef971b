/** Whether the way to a provider is broken, which says nothing about who signs in. */
import { type Failure, failure, failureOfError } from '@takt/domain/ground/failure.ts'
import { ForbiddenAddress } from '../../ground/outside/outside-addresses.ts'

/** Null: it was reached, and what went wrong lies in what it said. The library wraps what the connection threw. */
export function brokenWay(error: unknown): Failure | null {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 6; cause = cause.cause, depth += 1) {
    if (cause instanceof ForbiddenAddress) return failure('forbidden-address')
    const known = failureOfError(cause)
    if (known.key !== 'other') return known
  }
  return null
}
