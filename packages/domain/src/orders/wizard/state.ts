/** What a wizard remembers, and everything that can happen to it. */
/** `unanswered`: a booking of before came back, and nobody knows what became of it. */
export type Phase = 'entering' | 'completing' | 'unanswered' | 'done' | 'quit'
export type Values = Readonly<Record<string, unknown>>

export interface PlannedStep {
  readonly id: string
  readonly enabled: boolean
  /** Choosing a row moves on by itself. */
  readonly advancesOnPick: boolean
  /** What is entered is not enough to move on. */
  readonly blocked: boolean
  /** What was picked here, by its number: later steps speak of it. '' = nothing. */
  readonly subject?: string
  /** What stays of the answer when another subject is picked before it; without it all of it does. */
  readonly renew?: ((value: unknown) => unknown) | undefined
  /** Why the step cannot work on this machine, for the log; null when it can. */
  readonly problem: string | null
}

/** Which steps a wizard has for what is entered so far, in order. */
export type Plan = (values: Values) => readonly PlannedStep[]

export interface Failure {
  readonly message: string
  /**
   * `unknown`: no answer came, so the booking may have been made; `refused`: it was certainly not made; `partly`: some
   * parts of it were made, the others certainly not.
   */
  readonly outcome: 'refused' | 'unknown' | 'partly'
  /** Refused for who asks or how often, before the server looked at the request itself. */
  readonly atTheDoor?: boolean
}

export interface WizardState {
  readonly plan: Plan
  readonly initial: Values
  readonly steps: readonly PlannedStep[]
  readonly current: string
  readonly values: Values
  /** What steps have filled in by themselves: nobody loses it. */
  readonly given: Values
  /** Steps that have jumped ahead by themselves; each does so once. */
  readonly jumped: readonly string[]
  readonly phase: Phase
  /** Bookings of one attempt carry one request id, so that a repeat after a lost answer books nothing more. */
  readonly attempt: number
  /** Whether a try of this attempt went unanswered: here, or before the wizard was loaded. */
  readonly doubt: 'none' | 'here' | 'before'
  readonly failure: Failure | null
}

export type WizardEvent =
  /** Says from which step it was pressed: a key that two listeners hear moves one step. */
  | { readonly type: 'next'; readonly step: string }
  | { readonly type: 'back' }
  | { readonly type: 'change'; readonly step: string; readonly value: unknown }
  /** The step's own doing: what it has loaded or proposes. */
  | { readonly type: 'prefill'; readonly step: string; readonly value: unknown }
  /** The operator pressed a row; `jump` is the step's own choice of the only row there is. */
  | { readonly type: 'pick' | 'jump'; readonly step: string; readonly value: unknown }
  | { readonly type: 'press-indicator'; readonly step: string }
  /** What came into the step since then was a scanner's, and not for it. */
  | { readonly type: 'take-back'; readonly before: WizardState }
  /** What was answered no longer holds, so the step is asked again. */
  | { readonly type: 'reopen'; readonly step: string }
  /** What became of a part of the booking, while it is made: also a wizard that is completing shows it. */
  | { readonly type: 'mark'; readonly step: string; readonly value: unknown }
  /** Nobody is there any more: what was entered is dropped. */
  | { readonly type: 'restart' }
  /** What was sent before the wizard was loaded, and not answered; `step` is the one that sent it. */
  | { readonly type: 'resume'; readonly values: Values; readonly step: string | null }
  /** What was entered before the page was loaded again, and sent nowhere. */
  | { readonly type: 'take-up'; readonly values: Values; readonly step: string }
  | { readonly type: 'send-again' }
  /** What a step had sent is answered now: the wizard goes on from there. */
  | { readonly type: 'answered' }
  | { readonly type: 'context-changed'; readonly plan: Plan }
  | { readonly type: 'machine-changed'; readonly plan: Plan; readonly initial: Values }
  | { readonly type: 'finish-succeeded'; readonly attempt: number }
  | ({ readonly type: 'finish-failed'; readonly attempt: number } & Failure)
