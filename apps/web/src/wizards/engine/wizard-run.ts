/** One run of a wizard, outside of React: events are taken at once, so that two presses in one frame send one request. */

import { type Draft, isOfThisShift } from '@takt/domain/orders/wizard/draft.ts'
import { reduceWizard, startWizard } from '@takt/domain/orders/wizard/engine.ts'
import type { Failure, WizardEvent, WizardState } from '@takt/domain/orders/wizard/state.ts'
import { isCertain, mayBeRepeated, type UnansweredBooking } from '@takt/domain/orders/wizard/unanswered.ts'
import { hasEntered } from '@takt/domain/orders/wizard/view.ts'
import type { WizardContext } from './define-step.ts'
import type { Attempt, Finished, Mark, Question, Wizard } from './define-wizard.ts'
import type { KeptBookings } from './kept-bookings.ts'
import type { KeptDraft } from './kept-draft.ts'
import { askedOf, initialValues, orderThatEnded, type Planned, planOf } from './plan.ts'
import type { Said } from './said.ts'

export interface RunSurroundings {
  readonly now: () => number
  readonly newRequestId: () => string
  /** What was sent from this wizard at a machine and is not answered yet; it outlives the page. */
  readonly kept: (context: WizardContext) => KeptBookings
  /** What was entered and not sent; it outlives a page that is loaded again. */
  readonly draft: (context: WizardContext) => KeptDraft
  /** What went wrong, as words and as certainty about what the server did. */
  readonly failureOf: (problem: unknown) => Failure
  readonly tellSuccess: (said: Said, undo?: Finished['undo']) => void
  readonly tellFailure: (said: Said) => void
  /** Whether the person says yes; no answer is no. */
  readonly ask: (question: Question) => Promise<boolean>
  /** The wizard is over: completed or quit. */
  readonly leave: () => void
}

export interface WizardRun {
  state(): WizardState
  planned(): Planned
  subscribe(tell: () => void): () => void
  send(event: WizardEvent): void
  setContext(context: WizardContext): void
  /** The component of a step is not what it should be. */
  markUnknown(step: string): void
  /** What came back unanswered; null when the wizard began with nothing. */
  resumed(): UnansweredBooking | null
  /** Says of what is too old to be sent again that it is dropped, and begins anew when what came back was answered elsewhere. */
  lookAtKept(): void
  /** Drops what came back. It may have been booked. */
  discard(): void
  /** What was entered before the page was loaded again, until somebody says what becomes of it. */
  offered(): Draft | null
  /** Goes on with that, or begins anew without it. */
  takeUp(yes: boolean): void
  /** The wizard is left: what was entered is given up. */
  dropDraft(): void
}

export function createWizardRun(wizard: Wizard, context: WizardContext, around: RunSurroundings): WizardRun {
  let planned: Planned = { context, unknown: new Set() }
  let state = startWizard(planOf(wizard, planned), initialValues(wizard))
  let attempt: { readonly number: number; readonly made: Attempt } | undefined
  let resumed: UnansweredBooking | null = null
  let offered: Draft | null = null
  /** What the next booking is sent under, kept with the draft. */
  let draftId: string | null = null
  const listeners = new Set<() => void>()

  const send = (event: WizardEvent) => {
    const before = state
    state = reduceWizard(state, event)
    if (state === before) return
    if (event.type === 'machine-changed') look()
    if (event.type === 'restart') resume()
    keepDraft()
    for (const tell of [...listeners]) tell()
    if (before.phase === state.phase) return
    if (state.phase === 'completing') void complete()
    if (state.phase === 'done' || state.phase === 'quit') around.leave()
  }

  /** Whoever opens the wizard again is asked about what was sent before anything new is entered. */
  const resume = () => {
    const kept = around.kept(planned.context)
    resumed = kept.all().find((booking) => mayBeRepeated(booking, around.now())) ?? null
    if (!resumed) return
    const { requestId, at, values, step } = resumed
    try {
      state = reduceWizard(state, { type: 'resume', values, step })
      attempt = { number: state.attempt, made: { requestId, at } }
    } catch {
      // Entered in another version of the wizard: it can no longer be read, and would stop this one at every start.
      kept.forget(requestId)
      resumed = null
    }
  }

  /** What is entered is written at once: nobody says beforehand that a page will be loaded again. */
  const keepDraft = () => {
    const draft = around.draft(planned.context)
    // Sent, it is a booking without an answer until that comes; left, it is given up.
    if (state.phase !== 'entering' || state.doubt !== 'none') return draft.drop()
    if (offered !== null) return
    if (!hasEntered(state)) {
      draftId = null
      return draft.drop()
    }
    draftId ??= around.newRequestId()
    draft.keep({ at: around.now(), values: state.values, step: state.current, requestId: draftId })
  }

  /** What was sent comes first: it may be booked already. */
  const look = () => {
    resume()
    const found = resumed ? null : around.draft(planned.context).get()
    offered = found && isOfThisShift(found, planned.context.machine) ? found : null
    draftId = null
  }

  const takeUp = (yes: boolean) => {
    const draft = offered
    offered = null
    if (!draft) return
    around.draft(planned.context).drop()
    if (yes) {
      draftId = draft.requestId
      send({ type: 'take-up', values: draft.values, step: draft.step })
      askAgainForOrder()
    }
    for (const tell of [...listeners]) tell()
  }

  const complete = async () => {
    const number = state.attempt
    const triedBefore = state.doubt !== 'none'
    const kept = around.kept(planned.context)
    if (attempt?.number !== number) {
      attempt = { number, made: { requestId: draftId ?? around.newRequestId(), at: around.now() } }
      draftId = null
    }
    const { made } = attempt
    kept.keep({ ...made, values: state.values, step: null })
    try {
      const asked = askedOf(wizard, planned.context, state.values)
      const done = await wizard.finish(asked, made, mark)
      kept.forget(made.requestId)
      if (done && 'said' in done) around.tellSuccess(done.said, done.undo)
      else if (done) around.tellSuccess(done)
      if (done && 'said' in done && done.ask) await answer(done.ask)
      send({ type: 'finish-succeeded', attempt: number })
    } catch (problem) {
      const failure = around.failureOf(problem)
      if (isCertain(failure, triedBefore)) kept.forget(made.requestId)
      // The operator has gone elsewhere meanwhile: nobody would read it on the step.
      if (listeners.size === 0 || state.attempt !== number) around.tellFailure({ text: failure.message })
      send({ type: 'finish-failed', attempt: number, ...failure })
      askAgainForOrder()
    }
  }

  const mark: Mark = (step, value) => send({ type: 'mark', step: step.id, value })

  /** The booking stands whatever is answered, so that a failure here is only told. */
  const answer = async (question: Question) => {
    if (!(await around.ask(question))) return
    await question
      .run()
      .then(around.tellSuccess, (problem: unknown) => around.tellFailure({ text: around.failureOf(problem).message }))
  }

  /** Said at once: nobody shall count pieces for an order that no longer takes them. */
  const askAgainForOrder = () => {
    const { context } = planned
    const ended = state.phase === 'entering' ? orderThatEnded(wizard, context, state.values) : null
    if (!ended) return
    send({ type: 'reopen', step: ended.by.id })
    const values = { card_no: ended.order.card_no, machine_id: context.machine.machine_id }
    around.tellFailure({ key: 'wizard.order-ended', values })
  }

  const plan = (next: Planned) => {
    const other = next.context.machine.machine_id !== planned.context.machine.machine_id
    // Another machine is another run: what was entered here is not offered to whoever comes back.
    if (other) around.draft(planned.context).drop()
    planned = next
    const changed = planOf(wizard, next)
    if (other) send({ type: 'machine-changed', plan: changed, initial: initialValues(wizard) })
    else send({ type: 'context-changed', plan: changed })
    askAgainForOrder()
  }

  const lookAtKept = () => {
    const kept = around.kept(planned.context)
    const old = kept.all().filter((booking) => !mayBeRepeated(booking, around.now()))
    if (old.length > 0) kept.forget(...old.map(({ requestId }) => requestId))
    if (old.length > 0) around.tellFailure({ key: 'wizard.unanswered.old' })
    if (state.phase !== 'unanswered') return
    if (!kept.all().some(({ requestId }) => requestId === resumed?.requestId)) send({ type: 'restart' })
  }

  look()
  return {
    state: () => state,
    planned: () => planned,
    subscribe: (tell) => {
      listeners.add(tell)
      return () => listeners.delete(tell)
    },
    send,
    setContext: (next) => {
      if (next !== planned.context) plan({ ...planned, context: next })
    },
    markUnknown: (step) => plan({ ...planned, unknown: new Set([...planned.unknown, step]) }),
    resumed: () => resumed,
    lookAtKept,
    discard: () => {
      if (resumed) around.kept(planned.context).forget(resumed.requestId)
      lookAtKept()
    },
    offered: () => offered,
    takeUp,
    dropDraft: () => around.draft(planned.context).drop(),
  }
}
