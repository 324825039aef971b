import { CallFailure, newRequestId } from '../data/call/call.ts'
import { say } from '../data/words/use-text.ts'
import { notify } from './notices.ts'

/** Takes back what was done and answers what the person is told then. The same id is the same attempt: it is booked once. */
export type Undo = (requestId: string) => Promise<string>

/** Says what was done, after the server has acknowledged it, and where it can be taken back offers that for a while. */
export function tellDone(done: string, undo?: Undo, failed: (problem: unknown) => unknown = tellFailure): void {
  if (!undo) {
    notify.success(done)
    return
  }
  const requestId = newRequestId()
  const run = async () => {
    try {
      notify.success(await undo(requestId))
    } catch (problem) {
      // Nobody knows whether it was taken back: the offer must not vanish with the notice that made it.
      if (problem instanceof CallFailure && problem.status === 0) offerAgain(problem)
      else failed(problem)
    }
  }
  const offerAgain = ({ message }: CallFailure) =>
    notify.persistent(message, [
      { label: say('start.try-again'), run: () => void run() },
      { label: say('start.give-up'), run: () => undefined },
    ])
  notify.success(done, { label: say('shell.undo'), run: () => void run() })
}

function tellFailure(problem: unknown): void {
  notify.refused(problem)
}
