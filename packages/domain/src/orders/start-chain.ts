/** What is asked before an order starts, in which order, and why it cannot start. */
import { has, type MachineFunctions } from '../special-functions.ts'

export type StartStep = 'tool-structure' | 'setup-reason' | 'unit-quantity'

export interface StartAnswers {
  readonly child_tool_id: string
  readonly sf326_stop_code: string
  readonly unit_qty: number | ''
}

export const NO_ANSWERS: StartAnswers = { child_tool_id: '', sf326_stop_code: '', unit_qty: '' }

/** Whether the structures of the tool have to be known before the steps are. */
export function asksForStructures(machine: MachineFunctions, order: { readonly tool_id: string }): boolean {
  return has(machine, 'pickToolStructure') && order.tool_id !== '' && order.tool_id !== '-'
}

export function startSteps(
  machine: MachineFunctions,
  order: { readonly unit_qty: string },
  structures: number,
): StartStep[] {
  const steps: StartStep[] = []
  if (has(machine, 'pickToolStructure') && structures > 0) steps.push('tool-structure')
  if (has(machine, 'setupStopReason')) steps.push('setup-reason')
  if (has(machine, 'askUnitQuantityAtStart') && Number(order.unit_qty) === 0) steps.push('unit-quantity')
  return steps
}

interface About {
  readonly machine: MachineFunctions & { readonly resource_type: number }
  readonly order: { readonly cancelled: 0 | 1; readonly locked: 0 | 1 }
  readonly ask_for_cavities: 0 | 1
  readonly cavities: number | ''
}

export type StartHindrance =
  | 'start.by-machine'
  | 'start.no-orders-here'
  | 'start.is-cancelled'
  | 'start.program-blocked'
  | 'start.cavities-first'

/** The key of the sentence that tells why; undefined when the order can start. */
export function whyNotStart({ machine, order, ask_for_cavities, cavities }: About): StartHindrance | undefined {
  if (has(machine, 'startDisabled')) return 'start.by-machine'
  if (machine.resource_type !== 0) return 'start.no-orders-here'
  if (order.cancelled === 1) return 'start.is-cancelled'
  if (order.locked === 1) return 'start.program-blocked'
  if (ask_for_cavities === 1 && (cavities === '' || cavities === 0)) return 'start.cavities-first'
  return undefined
}
