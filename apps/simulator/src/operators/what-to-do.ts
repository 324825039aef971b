/** What people at the machines do next. Pure: the same plant and the same chance give the same actions. */

export interface SeenMachine {
  readonly machine_id: string
  readonly status: string
  readonly resource_type: number
  readonly work_order_no: string
  readonly card_no: string
  readonly planned_op_qty: number
  readonly card_good_qty: number
  readonly insatser: number
  /** Planned seconds of one cycle of all orders that run on it; 0 = nobody planned it. */
  readonly cycle_seconds: number
  readonly emp_name: string
  /** Numbers of those who work there in its shift; nobody outside of it. */
  readonly hands: readonly string[]
  /** Numbers of those who are signed in there, and whose shift is over. */
  readonly leaving: readonly string[]
  /** Its cycles count no pieces: somebody reports them. */
  readonly reported_by_hand: boolean
  /** How long it has run since the last report; before the first one, since these people began to work. */
  readonly unreported_seconds: number
}

export interface SeenStop {
  readonly machine_id: string
  readonly stop: string
  readonly start_time: string
  readonly end_time: string
}

export type Action =
  | { readonly do: 'sign-in' | 'sign-out'; readonly machine_id: string; readonly employee_id: string }
  | { readonly do: 'code-stop'; readonly machine_id: string; readonly stop: string }
  | { readonly do: 'change-order'; readonly machine_id: string; readonly card_no: string }
  | { readonly do: 'start-order'; readonly machine_id: string }
  | { readonly do: 'report-good'; readonly machine_id: string; readonly card_no: string; readonly run_seconds: number }
  | { readonly do: 'report-scrap'; readonly machine_id: string; readonly card_no: string; readonly qty: number }

export interface Seen {
  /** The example's own: at a machine that somebody adds, nobody signs in who would keep it from being deleted. */
  readonly known: ReadonlySet<string>
  readonly machines: readonly SeenMachine[]
  readonly uncoded: readonly SeenStop[]
  /** Machines that somebody sets up: whoever does it knows why it stands. */
  readonly setters: ReadonlySet<string>
  readonly now: number
  /** Between 0 and 1, a new number each time. */
  readonly chance: () => number
}

/** Nobody walks to a machine for a stop that is over before they are there. */
const WORTH_CODING_MS = 45_000
/** A stop waits some minutes for its code, as in every plant: whoever looks on finds one that is left to code. */
const CODED_EACH_ROUND = 0.03
/** Of the cycles that a round is long enough for, so many are thrown away. */
const SCRAP_SHARE = 0.02
const REPORTED_EACH_ROUND = 0.02
const STARTED_EACH_ROUND = 0.1
/** How often people look around, in seconds of the plant. */
export const ROUND_SECONDS = 4
/** So many things a plant's people do in one round: a screen that changes everywhere at once shows nothing. */
const MOST_ACTIONS = 6

export function whatToDo({ known, machines, uncoded, setters, now, chance }: Seen): Action[] {
  const actions: Action[] = []
  const direct = machines.filter(({ machine_id, resource_type }) => resource_type === 0 && known.has(machine_id))
  for (const { machine_id, card_no, work_order_no, ...machine } of direct) {
    for (const employee_id of machine.leaving) actions.push({ do: 'sign-out', machine_id, employee_id })
    if (machine.hands.length === 0) continue
    const hasOrder = work_order_no !== '' && work_order_no !== '-'
    if (hasOrder && machine.card_good_qty >= machine.planned_op_qty)
      actions.push({ do: 'change-order', machine_id, card_no })
    else if (!hasOrder && chance() < STARTED_EACH_ROUND) actions.push({ do: 'start-order', machine_id })
    else if (hasOrder && machine.status === 'R' && chance() < scrapEachRound(machine.cycle_seconds)) {
      const qty = Math.max(1, Math.round(chance() * 2 * machine.insatser))
      // Nobody throws away more than was made.
      if (qty <= machine.card_good_qty) actions.push({ do: 'report-scrap', machine_id, card_no, qty })
    }
    if (hasOrder && machine.reported_by_hand && machine.status === 'R' && chance() < REPORTED_EACH_ROUND) {
      const run_seconds = machine.unreported_seconds
      if (run_seconds > 0) actions.push({ do: 'report-good', machine_id, card_no, run_seconds })
    }
    if (machine.emp_name === '' && chance() < STARTED_EACH_ROUND) {
      const employee_id = machine.hands[Math.floor(chance() * machine.hands.length)] as string
      actions.push({ do: 'sign-in', machine_id, employee_id })
    }
  }
  for (const { machine_id, stop, start_time, end_time } of uncoded.filter((each) => known.has(each.machine_id))) {
    const lasted = (end_time === '' ? now : Date.parse(end_time)) - Date.parse(start_time)
    const isKnown = setters.has(machine_id) && end_time === ''
    if (isKnown || (lasted >= WORTH_CODING_MS && chance() < CODED_EACH_ROUND))
      actions.push({ do: 'code-stop', machine_id, stop })
  }
  return actions.slice(0, MOST_ACTIONS)
}

/** A slow machine makes few pieces: as often as at a fast one would be most of them. */
function scrapEachRound(cycle_seconds: number): number {
  return cycle_seconds > 0 ? (SCRAP_SHARE * ROUND_SECONDS) / cycle_seconds : 0
}

const SHORTEST_SETUP_MS = 15 * 60_000
const LONGEST_SETUP_MS = 60 * 60_000

/** How long a machine stands before it makes these: about as long as their article plans it. */
export function setupMs(orders: readonly RunningOrder[], chance: () => number): number {
  const hours = Math.max(0, ...orders.map(({ planned_setup_time }) => planned_setup_time))
  const lasts = hours * 3_600_000 * (0.8 + 0.5 * chance())
  return Math.min(Math.max(lasts, SHORTEST_SETUP_MS), LONGEST_SETUP_MS)
}

export interface RunningOrder {
  readonly machine_id: string
  /** Hours. */
  readonly planned_setup_time: number
  readonly card_no: string
  readonly part_no: string
  readonly planned_unit_time: number
  readonly quantity_per_cycle: number
  readonly remaining_qty: number
}

/** Orders that run at once share the machine: one cycle takes what it takes to make the pieces of all of them. */
export function cycleSeconds(orders: readonly RunningOrder[]): number {
  return orders.reduce(
    (sum, { planned_unit_time, quantity_per_cycle }) => sum + planned_unit_time * quantity_per_cycle,
    0,
  )
}

export interface Made {
  readonly pieces: readonly { readonly card_no: string; readonly good_qty: number }[]
  /** Of the running time: what these pieces took. */
  readonly seconds: number
}

/** What was made while the machine ran, a little slower than planned: more would be an OEE that no plant has. */
export function piecesMade(run_seconds: number, orders: readonly RunningOrder[], chance: () => number): Made {
  const cycle = cycleSeconds(orders) * (1.02 + 0.15 * chance())
  const cycles = cycle > 0 ? Math.floor(run_seconds / cycle) : 0
  const pieces = orders.map(({ card_no, remaining_qty, quantity_per_cycle }) => ({
    card_no,
    good_qty: Math.max(0, Math.min(remaining_qty, cycles * quantity_per_cycle)),
  }))
  return { pieces: pieces.filter(({ good_qty }) => good_qty > 0), seconds: cycles * cycle }
}
