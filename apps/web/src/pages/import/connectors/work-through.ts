/** Many signals handled in portions, so that progress can be seen and one failed call does not hide what was done. */
import type { QuarantinedSignal } from '@takt/domain/machines/model/connector.ts'
import type { QuarantineReason } from '@takt/domain/machines/model/quarantine-reason.ts'

export type Work = 'accept' | 'discard'

export interface Handled {
  readonly record_no: number
  readonly done: boolean
  /** '' = done. */
  readonly reason: QuarantineReason | ''
  readonly detail: string
}

export interface LeftOver {
  readonly signal: QuarantinedSignal
  /** Nothing when the server no longer had it: somebody else was quicker. */
  readonly why?: { readonly reason: QuarantineReason; readonly detail: string }
}

export interface Outcome {
  readonly work: Work
  readonly done: number
  readonly left: readonly LeftOver[]
  /** Signals of a call that failed, and of those that were then not made. */
  readonly unconfirmed: number
  readonly problem: string
}

export const PORTION = 50

interface Steps {
  readonly work: Work
  handle(record_nos: number[]): Promise<readonly Handled[]>
  /** The sentence of a failure that ends the work; what is no such failure is thrown on. */
  problemOf(thrown: unknown): string
  onProgress(handled: number): void
}

/** Oldest first: a machine's signals are taken in the order in which they came. */
export async function workThrough(signals: readonly QuarantinedSignal[], steps: Steps): Promise<Outcome> {
  const inOrder = signals.toSorted((a, b) => a.record_no - b.record_no)
  const left: LeftOver[] = []
  let done = 0
  for (let from = 0; from < inOrder.length; from += PORTION) {
    const portion = inOrder.slice(from, from + PORTION)
    let answers: readonly Handled[]
    try {
      answers = await steps.handle(portion.map(({ record_no }) => record_no))
    } catch (thrown) {
      const problem = steps.problemOf(thrown)
      return { work: steps.work, done, left, unconfirmed: inOrder.length - from, problem }
    }
    const byNumber = new Map(answers.map((answer) => [answer.record_no, answer]))
    for (const signal of portion) {
      const answer = byNumber.get(signal.record_no)
      if (answer?.done) done += 1
      else if (!answer || answer.reason === '') left.push({ signal })
      else left.push({ signal, why: { reason: answer.reason, detail: answer.detail } })
    }
    steps.onProgress(from + portion.length)
  }
  return { work: steps.work, done, left, unconfirmed: 0, problem: '' }
}
