/** What a failed booking means for the operator: certainly not made, perhaps made, or made by the try before. */
import type { Failure } from '@takt/domain/orders/wizard/state.ts'
import { CallFailure } from '../../data/call/call.ts'
import { say } from '../../data/words/use-text.ts'

/** Some parts of a booking were made, others were not. */
export class PartlyBooked extends Error {
  readonly failure: Failure
  constructor(failure: Failure) {
    super(failure.message)
    this.name = 'PartlyBooked'
    this.failure = failure
  }
}

export function failureOf(problem: unknown): Failure {
  if (problem instanceof PartlyBooked) return problem.failure
  if (!(problem instanceof CallFailure)) return { message: say('call.failed'), outcome: 'unknown' }
  // The try before this one was booked, its answer got lost, and something was changed since.
  if (problem.field === 'request_id') return { message: say('wizard.already-booked'), outcome: 'refused' }
  // Read after signing in again, when the server's own words no longer hold.
  if (problem.status === 401) return { message: say('wizard.signed-out'), outcome: 'refused', atTheDoor: true }
  const atTheDoor = AT_THE_DOOR.includes(problem.status)
  return { message: problem.message, outcome: wasRefused(problem.status) ? 'refused' : 'unknown', atTheDoor }
}

/** Not signed in, not allowed, too often: answered before the server looks whether it knows the request id. */
const AT_THE_DOOR: readonly number[] = [401, 403, 429]

/** An answer of the server's own: nothing was booked. Without one, or with a proxy's, nobody knows. */
function wasRefused(status: number): boolean {
  return status >= 400 && status < 500 && status !== 408
}
