/**
 * Which number each signal has on the wire, and how far the server has them. A store numbers what it keeps with
 * n = 1, 2, 3 …; the server sees base + n. The base is settled once, before anything is posted, and written down.
 */
export interface SignalNumbers {
  /** null until the server has said where its numbers of this connector stand. */
  readonly base: number | null
  /** The server has everything up to this n. */
  readonly done: number
  /** No n above this one was ever posted: a server that knows more has it from somebody else. */
  readonly posted_to: number
}

export interface Verdict {
  readonly numbers: SignalNumbers
  /** Another sender uses the same connector name. */
  readonly foreign: boolean
}

/**
 * The server's word on what it has committed. `repeated` tells that it took signals for repeats that were posted for
 * the first time: their numbers were somebody else's. What is not surely there then goes out again under new numbers:
 * a signal may be doubled, none is lost.
 */
export function heardCommitted(numbers: SignalNumbers, committed: number, repeated = false): Verdict {
  const { base, done, posted_to } = numbers
  if (base === null) return { numbers: { base: committed - done, done, posted_to: done }, foreign: false }
  if (repeated || committed - base > posted_to) {
    return { numbers: { base: Math.max(committed, base + done) - done, done, posted_to: done }, foreign: true }
  }
  return { numbers: { ...numbers, done: Math.max(done, committed - base) }, foreign: false }
}

export function posting(numbers: SignalNumbers, last: number): SignalNumbers {
  return { ...numbers, posted_to: Math.max(numbers.posted_to, last) }
}
