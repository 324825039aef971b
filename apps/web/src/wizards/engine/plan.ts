/** From a wizard's definition and what is known to the plan that the engine moves along. */
import type { RunningOrder } from '@takt/domain/orders/model/order.ts'
import { availableOrders } from '@takt/domain/orders/wizard/available-orders.ts'
import type { Plan, Values } from '@takt/domain/orders/wizard/state.ts'
import { type StepInputs, stepProblem } from '@takt/domain/orders/wizard/step-problem.ts'
import { type Asked, isBlocked, type WizardContext } from './define-step.ts'
import type { Use, Wizard } from './define-wizard.ts'

export interface Planned {
  readonly context: WizardContext
  /** Steps whose component was looked for and not found. */
  readonly unknown: ReadonlySet<string>
}

export function initialValues(wizard: Wizard): Values {
  return Object.fromEntries(wizard.steps.map((step) => [step.id, step.initial]))
}

export function askedOf(wizard: Wizard, context: WizardContext, values: Values): Asked {
  const picked = pickedOrder(wizard, values)
  const fresh = picked?.by.followsRunning
    ? context.running?.find(({ record_no }) => record_no === picked.order.record_no)
    : undefined
  return {
    ...context,
    order: picked && (fresh ?? picked.order),
    answer: (step) => values[step.id] as typeof step.initial,
  }
}

interface PickedOrder {
  readonly by: Use
  readonly order: RunningOrder
}

/** Of several steps that pick one, only those are asked that fit how the wizard was opened. */
function pickedOrder({ steps }: Wizard, values: Values): PickedOrder | null {
  for (const by of steps) {
    const order = by.order?.(values[by.id])
    if (order) return { by, order }
  }
  return null
}

/** The order that was picked and has ended since, by somebody else or by the machine. */
export function orderThatEnded(wizard: Wizard, { running }: WizardContext, values: Values): PickedOrder | null {
  const picked = pickedOrder(wizard, values)
  if (!picked?.by.followsRunning || running === null) return null
  return availableOrders(running).some(({ record_no }) => record_no === picked.order.record_no) ? null : picked
}

export function planOf(wizard: Wizard, planned: Planned): Plan {
  return (values) => {
    const asked = askedOf(wizard, planned.context, values)
    return wizard.steps.map((step) => ({
      id: step.id,
      enabled: step.enabled(asked),
      advancesOnPick: step.advancesOnPick,
      subject: step.subject(values[step.id]),
      renew: step.renew,
      blocked: isBlocked(step.check(values[step.id], asked)),
      problem: stepProblem(inputsOf(step, planned)),
    }))
  }
}

export function inputsOf(step: Use, { context, unknown }: Planned): StepInputs {
  return {
    step: step.id,
    machine_id: context.machine.machine_id,
    component: typeof step.load === 'function' && !unknown.has(step.id),
    touch: context.touch,
    table: step.table,
  }
}
