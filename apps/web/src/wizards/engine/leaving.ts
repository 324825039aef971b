import type { TextKey } from '@takt/texts/texts.ts'
import type { Said } from './said.ts'

export interface Halt {
  readonly title: Said
  readonly message: Said
  readonly yes: Said
  readonly no: Said
}

/** Keeps what became of another step's answer, as with `Mark` of a wizard's booking. */
export type MarkAnswer = <T>(step: { readonly id: string; readonly initial: T }, value: T) => void

/** What happens before a wizard goes on from a step. */
export type Leaving<V> =
  /** What was entered is put in order first: the operator sees it, and presses again. */
  | { readonly settle: V; readonly label?: TextKey }
  /** Something is still waiting. Yes goes on with `after`; nobody there is no. It closes by itself when nothing waits. */
  | { readonly halt: Halt; readonly after: V }
  /** Something is booked first. With `stay` the step shows what became of it. */
  | { work(requestId: string, mark: MarkAnswer): Promise<V>; readonly stay?: true; readonly label?: TextKey }
