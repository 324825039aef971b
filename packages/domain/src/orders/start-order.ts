import type { Refusal } from '../ground/refusal.ts'
import { has, type MachineFunctions } from '../ground/special-functions.ts'
import { type OrderTools, type ToolChild, toolsOf } from './tool-structure.ts'

/** What the steps of the start answered; '' where a step was not taken. */
export interface StartRequest {
  readonly tool_id: string
  readonly child_tool_id: string
  readonly sf326_stop_code: string
  readonly unit_qty: number | ''
  readonly cavities: number | ''
}

export interface StartMachine extends MachineFunctions {
  readonly machine_id: string
  readonly resource_type: number
  readonly ask_for_cavities: 0 | 1
  readonly max_cavities: number
}

export interface OrderToStart {
  readonly card_no: string
  readonly machine_id: string
  readonly cancelled: 0 | 1
  readonly running: boolean
  /** Its Euromap program, and why that is blocked; null while it is free. */
  readonly program_id: string
  readonly lock_comment: string | null
  /** Pieces per cycle of this order; 0 = not set. */
  readonly unit_qty: number
  /** Of the part. */
  readonly quantity_per_cycle: number
  readonly tool_id: string
  readonly materials: readonly { readonly line_no: number; readonly material_no: string; readonly lot: string }[]
}

/** Children of the planned tool, and children of the picked one. */
export interface KnownTools {
  readonly structures: readonly { readonly child_tool_id: string }[]
  readonly childrenOfPicked: readonly ToolChild[]
}

export interface OrderStart extends OrderTools {
  readonly insatser: number
  readonly unit_qty: number
  /** '' = no setup stop is coded. */
  readonly setup_code: string
}

/** Whether the machine takes orders from a terminal at all. */
export function takesOrders(machine: StartMachine): Refusal | null {
  const { machine_id } = machine
  if (has(machine, 'startDisabled')) return { refusal: 'start-disabled', values: { machine_id } }
  if (machine.resource_type !== 0) return { refusal: 'machine-runs-no-orders', values: { machine_id } }
  return null
}

/** A blocked program makes nothing, whichever way its order begins: by a start or by a first report. */
export function programRefusal(order: Pick<OrderToStart, 'program_id' | 'lock_comment'>): Refusal | null {
  const { program_id, lock_comment } = order
  return lock_comment === null ? null : { refusal: 'program-blocked', values: { program_id, comment: lock_comment } }
}

export function startOrder(
  request: StartRequest,
  on: { machine: StartMachine; order: OrderToStart; tools: KnownTools },
): OrderStart | Refusal {
  const { machine, order } = on
  const { card_no } = order
  const closed = takesOrders(machine)
  if (closed) return closed
  if (order.machine_id !== machine.machine_id) {
    return { refusal: 'order-of-another-machine', values: { card_no, machine_id: order.machine_id } }
  }
  if (order.cancelled === 1) return { refusal: 'order-cancelled', values: { card_no } }
  if (order.running) return { refusal: 'order-runs-already', values: { card_no } }
  const blocked = programRefusal(order)
  if (blocked) return blocked
  const unassigned = order.materials.filter(({ lot }) => lot === '')
  if (has(machine, 'materialsBeforeStart') && unassigned.length > 0) {
    const lines = unassigned.map(({ line_no, material_no }) => `${line_no} ${material_no}`).join(', ')
    return { refusal: 'materials-not-assigned', values: { lines } }
  }
  const tools = pickedTools(request, on)
  if ('refusal' in tools) return tools
  if (has(machine, 'setupStopReason') && request.sf326_stop_code === '') {
    return { refusal: 'setup-code-missing', values: {} }
  }
  const pieces = piecesPerCycle(request, on)
  if ('refusal' in pieces) return pieces
  const setup_code = has(machine, 'setupStopReason') ? request.sf326_stop_code : ''
  return { ...tools, ...pieces, setup_code }
}

function pickedTools(
  request: StartRequest,
  { machine, order, tools }: { machine: StartMachine; order: OrderToStart; tools: KnownTools },
): OrderTools | Refusal {
  const planned = { tool_id: request.tool_id || order.tool_id, mother_tool_id: '' }
  if (!has(machine, 'pickToolStructure') || tools.structures.length === 0) {
    return { ...planned, structure_tool_id: '' }
  }
  const picked = request.child_tool_id
  if (!tools.structures.some(({ child_tool_id }) => child_tool_id === picked)) {
    return { refusal: 'tool-structure-missing', values: { tool_id: planned.tool_id } }
  }
  return toolsOf(planned, picked, tools.childrenOfPicked)
}

function piecesPerCycle(
  request: StartRequest,
  { machine, order }: { machine: StartMachine; order: OrderToStart },
): { insatser: number; unit_qty: number } | Refusal {
  const given = request.unit_qty === '' ? 0 : request.unit_qty
  if (has(machine, 'askUnitQuantityAtStart') && order.unit_qty === 0 && given <= 0) {
    return { refusal: 'unit-quantity-missing', values: {} }
  }
  const cavities = request.cavities === '' ? 0 : request.cavities
  if (machine.ask_for_cavities === 1 && cavities <= 0) return { refusal: 'cavities-missing', values: {} }
  if (cavities > machine.max_cavities) return { refusal: 'cavities-too-many', values: { max: machine.max_cavities } }
  const unit_qty = given > 0 ? given : order.unit_qty
  // A run of 0 pieces per cycle would count nothing for ever.
  return { unit_qty, insatser: cavities || unit_qty || order.quantity_per_cycle || 1 }
}
