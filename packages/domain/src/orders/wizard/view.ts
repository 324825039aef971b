/** What the frame shows of a wizard's state. */
import type { PlannedStep, WizardState } from './state.ts'

export function enabledSteps(state: WizardState): readonly PlannedStep[] {
  return state.steps.filter((step) => step.enabled)
}

export function stepNow(state: WizardState): PlannedStep | undefined {
  return state.steps.find((step) => step.id === state.current)
}

/** Counts enabled steps only, so that the counter never jumps over a number. */
export function counter(state: WizardState): { readonly n: number; readonly total: number } {
  const steps = enabledSteps(state)
  return { n: steps.findIndex(({ id }) => id === state.current) + 1, total: steps.length }
}

export function isFirst(state: WizardState): boolean {
  return counter(state).n <= 1
}

export function isLast(state: WizardState): boolean {
  const { n, total } = counter(state)
  return n === total
}

export function mayGoOn(state: WizardState): boolean {
  const step = stepNow(state)
  return state.phase === 'entering' && step?.enabled === true && !step.blocked && step.problem === null
}

/** Something would be lost: what a step has taken by itself, it takes again. */
export function hasEntered(state: WizardState): boolean {
  if (state.phase === 'done' || state.phase === 'quit') return false
  return state.steps.some(({ id }) => isEntered(state, id) && !state.jumped.includes(id))
}

/**
 * A person has answered this step, not the step itself. By content: a field that is left hands on again what stood in it,
 * and nobody loses that. Values can be compared as JSON, which is how drafts keep them.
 */
export function isEntered({ values, given, initial }: WizardState, id: string): boolean {
  const own = id in given ? given[id] : initial[id]
  return values[id] !== own && JSON.stringify(values[id]) !== JSON.stringify(own)
}

export function mayGoBack(state: WizardState): boolean {
  return state.phase === 'entering' || state.phase === 'unanswered'
}
