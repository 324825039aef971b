import { CallFailure } from '../../data/call/call.ts'

const NOT_SIGNED_IN = 401

/** The step took too long or was taken elsewhere: it begins again with the password. */
export function isOver(problem: unknown): problem is CallFailure {
  return problem instanceof CallFailure && problem.status === NOT_SIGNED_IN
}
