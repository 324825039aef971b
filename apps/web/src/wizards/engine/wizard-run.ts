/** One run of a wizard, outside of React: events are taken at once, so that two presses in one frame send one request. */
import { reduceWizard, startWizard } from '@takt/domain/wizard/engine.ts'
import type { Failure, WizardEvent, WizardState } from '@takt/domain/wizard/state.ts'
import type { WizardContext } from './define-step.ts'
import type { Attempt, Mark, Question, Wizard } from './define-wizard.ts'
import { askedOf, initialValues, orderThatEnded, type Planned, planOf } from './plan.ts'
import type { Said } from './said.ts'

export interface RunSurroundings {
  readonly now: () => number
  readonly newRequestId: () => string
  /** What went wrong, as words and as certainty about what the server did. */
  readonly failureOf: (problem: unknown) => Failure
  readonly tellSuccess: (said: Said) => void
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
}

export function createWizardRun(wizard: Wizard, context: WizardContext, around: RunSurroundings): WizardRun {
  let planned: Planned = { context, unknown: new Set() }
  let state = startWizard(planOf(wizard, planned), initialValues(wizard))
  let attempt: { readonly number: number; readonly made: Attempt } | undefined
  const listeners = new Set<() => void>()

  const send = (event: WizardEvent) => {
    const before = state
    state = reduceWizard(state, event)
    if (state === before) return
    for (const tell of [...listeners]) tell()
    if (before.phase === state.phase) return
    if (state.phase === 'completing') void complete()
    if (state.phase === 'done' || state.phase === 'quit') around.leave()
  }

  const complete = async () => {
    const number = state.attempt
    if (attempt?.number !== number) {
      attempt = { number, made: { requestId: around.newRequestId(), at: around.now() } }
    }
    try {
      const asked = askedOf(wizard, planned.context, state.values)
      const done = await wizard.finish(asked, attempt.made, mark)
      if (done) around.tellSuccess('said' in done ? done.said : done)
      if (done && 'said' in done && done.ask) await answer(done.ask)
      send({ type: 'finish-succeeded', attempt: number })
    } catch (problem) {
      const failure = around.failureOf(problem)
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
    planned = next
    const changed = planOf(wizard, next)
    if (other) send({ type: 'machine-changed', plan: changed, initial: initialValues(wizard) })
    else send({ type: 'context-changed', plan: changed })
    askAgainForOrder()
  }

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
  }
}
