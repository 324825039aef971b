import type { TextKey } from '@takt/texts/texts.ts'
import type { Said } from './said.ts'

export interface Halt {
  readonly title: Said
  /** Several: all that is to be said about one entry stands in one question. */
  readonly message: Said | readonly Said[]
  readonly yes: Said
  /** Another way to go on. */
  readonly other?: Said | undefined
  readonly no: Said
}

/** Keeps what became of another step's answer, as with `Mark` of a wizard's booking. */
export type MarkAnswer = <T>(step: { readonly id: string; readonly initial: T }, value: T) => void

/** What happens before a wizard goes on from a step. */
export type Leaving<V> =
  /** What was entered is put in order first: the operator sees it, and presses again. */
  | { readonly settle: V; readonly label?: TextKey }
  /**
   * Something is still waiting. Yes goes on with `after`, through `onYes` where more is to be done; nobody there is no. It
   * closes by itself when nothing waits.
   */
  | {
      readonly halt: Halt
      readonly after: V
      readonly onYes?: Leaving<V> | null
      /** Keeps which of two ways was chosen. */
      readonly chosen?: ((way: 'yes' | 'other', mark: MarkAnswer) => void) | undefined
    }
  /** Something is booked first. With `stay` the step shows what became of it. */
  | { work(requestId: string, mark: MarkAnswer): Promise<V>; readonly stay?: true; readonly label?: TextKey }

type Question<V> = Extract<Leaving<V>, { readonly halt: Halt }>
type Work<V> = Extract<Leaving<V>, { work: unknown }>

/** The question that is asked after so many were answered with yes. */
export function questionAt<V>(leaving: Leaving<V> | null, answered: number): Question<V> | null {
  if (leaving === null || !('halt' in leaving)) return null
  return answered === 0 ? leaving : questionAt(leaving.onYes ?? null, answered - 1)
}

/** What is booked on leaving, after the questions before it. */
export function workOf<V>(leaving: Leaving<V> | null): Work<V> | null {
  if (leaving === null || 'settle' in leaving) return null
  return 'work' in leaving ? leaving : workOf(leaving.onYes ?? null)
}
