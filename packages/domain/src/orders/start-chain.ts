/** What is asked before an order starts, in which order, and why it cannot start. */
import { has, type MachineFunctions } from '../ground/special-functions.ts'

export type StartStep = 'tool-insert' | 'tool-structure' | 'setup-type' | 'setup-reason' | 'unit-quantity' | 'employee'

export interface StartAnswers {
  /** '' = the tool of the plan. */
  readonly tool_id: string
  readonly child_tool_id: string
  readonly setup_type: string
  readonly sf326_stop_code: string
  readonly unit_qty: number | ''
  readonly employee_id: string
}

export const NO_ANSWERS: StartAnswers = {
  tool_id: '',
  child_tool_id: '',
  setup_type: '',
  sf326_stop_code: '',
  unit_qty: '',
  employee_id: '',
}

/** How many of each there are to choose from. */
export interface StartOffers {
  readonly inserts: number
  readonly structures: number
  readonly setupTypes: number
}

/** '-' is what an ERP without tools sends. */
const isTool = (tool_id: string) => tool_id !== '' && tool_id !== '-'

/** Whether the structures of the tool have to be known before the steps are. */
export function asksForStructures(machine: MachineFunctions, order: { readonly tool_id: string }): boolean {
  return has(machine, 'pickToolStructure') && isTool(order.tool_id)
}

/** The same from the list of planned orders and from the wizard that starts one by its card. */
export function startSteps(
  machine: MachineFunctions,
  order: { readonly unit_qty: string },
  { inserts, structures, setupTypes }: StartOffers,
): StartStep[] {
  const steps: StartStep[] = []
  if (inserts > 0) steps.push('tool-insert')
  // Another insert is another tool: the structures of the planned one no longer count.
  else if (has(machine, 'pickToolStructure') && structures > 0) steps.push('tool-structure')
  if (setupTypes > 0) steps.push('setup-type')
  if (has(machine, 'setupStopReason')) steps.push('setup-reason')
  if (has(machine, 'askUnitQuantityAtStart') && Number(order.unit_qty) === 0) steps.push('unit-quantity')
  return [...steps, 'employee']
}

/** What is made, and what makes it. */
export interface StartedWith {
  readonly tool_id: string
  readonly part_no: string
}

/**
 * Orders that go on beside the one to start, by their numbers: from then on every cycle counts in full for each of them.
 * Two parts of one tool are meant to run together, and so are the orders of a machine that groups them; two orders of one
 * part are one order too many.
 */
export function goesOnBeside(
  machine: MachineFunctions,
  { tool_id, part_no }: StartedWith,
  running: readonly (StartedWith & { readonly work_order_no: string })[],
): string[] {
  if (has(machine, 'groupOrders')) return []
  const together = (order: StartedWith) => isTool(tool_id) && order.tool_id === tool_id && order.part_no !== part_no
  const others = running.filter((order) => !together(order))
  return others.map(({ work_order_no }) => work_order_no)
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
