/** How a wizard moves: one pure function from a state and an event to the next state. Screens only show what it says. */
import type { Plan, Values, WizardEvent, WizardState } from './state.ts'
import { isCertain } from './unanswered.ts'
import { enabledSteps, isEntered, mayGoOn, stepNow } from './view.ts'

export function startWizard(plan: Plan, initial: Values): WizardState {
  const steps = plan(initial)
  const current = (steps.find((step) => step.enabled) ?? steps[0])?.id ?? ''
  return {
    plan,
    initial,
    steps,
    current,
    values: initial,
    given: {},
    jumped: [],
    phase: 'entering',
    attempt: 1,
    doubt: 'none',
    failure: null,
  }
}

export function reduceWizard(state: WizardState, event: WizardEvent): WizardState {
  if (event.type === 'machine-changed') return restart(state, event)
  if (event.type === 'context-changed') return settle({ ...state, plan: event.plan })
  if (event.type === 'mark') return mark(state, event)
  if (state.phase === 'completing') return completing(state, event)
  if (state.phase === 'unanswered') return unanswered(state, event)
  if (state.phase !== 'entering') return state
  return entering(state, event)
}

function entering(state: WizardState, event: WizardEvent): WizardState {
  switch (event.type) {
    case 'next':
      return state.current === event.step ? goOn(state) : state
    case 'back':
      return goBack(state)
    case 'change':
      return enter(state, event.step, event.value)
    case 'prefill':
      return prefill(state, event.step, event.value)
    case 'pick': {
      const picked = enter(state, event.step, event.value)
      return stepNow(picked)?.advancesOnPick && picked.current === event.step ? moveOn(picked) : picked
    }
    case 'jump': {
      if (state.current !== event.step || state.jumped.includes(event.step) || stepNow(state)?.problem) return state
      return moveOn({ ...enter(state, event.step, event.value), jumped: [...state.jumped, event.step] })
    }
    case 'press-indicator':
      return isDone(state, event.step) ? { ...state, current: event.step, failure: null } : state
    case 'take-back':
      return takeBack(state, event.before)
    case 'reopen':
      return reopen(state, event.step)
    case 'restart':
      return restart(state, state)
    case 'resume':
      return resume(state, event)
    case 'take-up':
      return takeUp(state, event)
    default:
      return state
  }
}

/** Nothing but the answer of the server moves a wizard that is completing: a double press sends one request. */
function completing(state: WizardState, event: WizardEvent): WizardState {
  if (event.type === 'finish-succeeded' && event.attempt === state.attempt) return forget(state, 'done')
  if (event.type === 'finish-failed' && event.attempt === state.attempt) {
    const { message, outcome, attempt } = event
    if (isCertain(event, state.doubt !== 'none')) {
      const failure = { message, outcome }
      return settle({ ...state, phase: 'entering', attempt: attempt + 1, doubt: 'none', failure })
    }
    const failure = { message, outcome: 'unknown' } as const
    if (state.doubt === 'before') return settle({ ...state, phase: 'unanswered', failure })
    return settle({ ...state, phase: 'entering', doubt: 'here', failure })
  }
  return state
}

/** Nothing is changed before the outcome is known: sent again with something else it would be another booking. */
function unanswered(state: WizardState, event: WizardEvent): WizardState {
  switch (event.type) {
    case 'send-again':
      return { ...state, phase: 'completing', failure: null }
    case 'answered':
      return { ...state, phase: 'entering', attempt: state.attempt + 1, doubt: 'none', failure: null }
    case 'back':
      return forget(state, 'quit')
    case 'restart':
      return restart(state, state)
    default:
      return state
  }
}

/** What was kept, without steps that the wizard no longer has. */
function knownValues({ initial }: WizardState, values: Values): Values {
  return Object.fromEntries(Object.keys(initial).map((id) => [id, id in values ? values[id] : initial[id]]))
}

/** At the step that was open; those before it were answered by a person and are not passed by themselves again. */
function takeUp(state: WizardState, { values, step }: { values: Values; step: string }): WizardState {
  const taken = settle({ ...state, values: knownValues(state, values), current: step })
  const before = enabledSteps(taken).findIndex(({ id }) => id === taken.current)
  const jumped = enabledSteps(taken).slice(0, Math.max(before, 0))
  return { ...taken, jumped: jumped.map(({ id }) => id).filter((id) => !isEntered(taken, id)) }
}

/** At the step that had sent it; steps that the wizard no longer has are passed over. */
function resume(state: WizardState, { values, step }: { values: Values; step: string | null }): WizardState {
  const sent = settle({ ...state, values: knownValues(state, values), phase: 'unanswered', doubt: 'before' })
  const current = step ?? enabledSteps(sent).at(-1)?.id ?? sent.current
  return settle({ ...sent, current })
}

function enter(state: WizardState, step: string, value: unknown): WizardState {
  if (!state.steps.some(({ id }) => id === step)) return state
  const entered = settle({ ...state, values: { ...state.values, [step]: value }, failure: null })
  return subjectAt(state, step) === subjectAt(entered, step) ? entered : renewAfter(entered, step)
}

function subjectAt({ steps }: WizardState, step: string): string {
  return steps.find(({ id }) => id === step)?.subject ?? ''
}

/** What was said of one order or article is nothing that was said of another. */
function renewAfter(state: WizardState, step: string): WizardState {
  const values = { ...state.values }
  const given = { ...state.given }
  for (const { id, renew } of state.steps.slice(state.steps.findIndex((each) => each.id === step) + 1)) {
    if (!renew) continue
    values[id] = renew(values[id])
    if (values[id] === state.initial[id]) delete given[id]
    else if (!isEntered(state, id)) given[id] = values[id]
  }
  return settle({ ...state, values, given })
}

/** Beside what a person has entered in the step already, it is no longer the step's own alone. */
function prefill(state: WizardState, step: string, value: unknown): WizardState {
  const filled = enter(state, step, value)
  if (filled === state || isEntered(state, step)) return filled
  return { ...filled, given: { ...state.given, [step]: value } }
}

/** Only the step that was open: the machine may have moved meanwhile, and what it brought stays. */
function takeBack(state: WizardState, before: WizardState): WizardState {
  const { current, attempt } = state
  if (before.attempt !== attempt || before.current !== current || before.values[current] === state.values[current]) {
    return state
  }
  const values = { ...state.values, [current]: before.values[current] }
  const { [current]: _given, ...others } = state.given
  const given = current in before.given ? { ...others, [current]: before.given[current] } : others
  return settle({ ...state, values, given, failure: before.failure })
}

function mark(state: WizardState, { step, value }: { step: string; value: unknown }): WizardState {
  if (state.phase === 'done' || state.phase === 'quit') return state
  return settle({ ...state, values: { ...state.values, [step]: value } })
}

function goOn(state: WizardState): WizardState {
  if (!mayGoOn(state)) return state
  const steps = enabledSteps(state)
  if (steps.at(-1)?.id !== state.current) return moveOn(state)
  // Special functions can arrive late and enable an earlier step: it is asked before anything is sent.
  const open = steps.find((step) => step.blocked || step.problem)
  if (open) return { ...state, current: open.id, failure: null }
  return { ...state, phase: 'completing', failure: null }
}

/** To the next enabled step. The last one stays: only the check mark completes a wizard. */
function moveOn(state: WizardState): WizardState {
  if (!mayGoOn(state)) return state
  const steps = enabledSteps(state)
  const next = steps[steps.findIndex(({ id }) => id === state.current) + 1]
  return next ? { ...state, current: next.id, failure: null } : state
}

function goBack(state: WizardState): WizardState {
  const steps = enabledSteps(state)
  const before = steps[steps.findIndex(({ id }) => id === state.current) - 1]
  return before ? { ...state, current: before.id, failure: null } : forget(state, 'quit')
}

/** Counts as jumped: with another answer than the operator's own, what they entered since would be booked elsewhere. */
function reopen(state: WizardState, step: string): WizardState {
  const asked = enter(state, step, state.initial[step])
  if (asked === state) return state
  return { ...asked, current: step, jumped: [...new Set([...state.jumped, step])], failure: state.failure }
}

function isDone(state: WizardState, step: string): boolean {
  const ids = enabledSteps(state).map(({ id }) => id)
  return ids.includes(step) && ids.indexOf(step) < ids.indexOf(state.current)
}

function forget(state: WizardState, phase: 'done' | 'quit'): WizardState {
  return settle({ ...state, values: state.initial, given: {}, jumped: [], phase, failure: null })
}

function restart(state: WizardState, { plan, initial }: { plan: Plan; initial: Values }): WizardState {
  return { ...startWizard(plan, initial), attempt: state.attempt + 1 }
}

/** Works the steps out again. A current step that is no longer enabled gives way to the nearest one before it. */
function settle(state: WizardState): WizardState {
  const steps = state.plan(state.values)
  const at = steps.findIndex(({ id }) => id === state.current)
  if (steps[at]?.enabled) return { ...state, steps }
  const before = steps.slice(0, Math.max(at, 0)).findLast((step) => step.enabled)
  const nearest = before ?? steps.find((step) => step.enabled)
  return { ...state, steps, current: nearest?.id ?? state.current }
}
