/** The order of a machine list. Equal machines stay in natural order of their ids, so a live list never jumps. */

import { naturalCompare } from '../../ground/navigation/natural-sort.ts'
import { type DisplayState, displayState } from '../display-state.ts'
import type { Machine } from '../model/machine.ts'

export const machineOrders = [
  'priority',
  'machine_id',
  'machine_description',
  'status',
  'department',
  'zone',
  'category',
] as const
export interface MachineOrder {
  readonly by: (typeof machineOrders)[number]
  readonly direction: 'up' | 'down'
}
export const firstMachineOrder: MachineOrder = { by: 'machine_id', direction: 'up' }

type Sortable = Pick<
  Machine,
  | 'machine_id'
  | 'priority'
  | 'machine_description'
  | 'status'
  | 'current_stop_reason'
  | 'setup_time'
  | 'current_shift'
  | 'last_signal'
  | 'department_description'
  | 'zone_desc'
  | 'cat_desc'
>

/** What needs somebody comes first; last what nobody has to do anything about. */
const urgency: Readonly<Record<DisplayState, number>> = {
  uncoded: 0,
  stopped: 1,
  setup: 1,
  running: 2,
  'no-contact': 3,
  off: 4,
}

/** By its last word, whenever that was: a list that is read does not change places because time goes by. */
function urgencyOf(machine: Sortable): number {
  return urgency[displayState(machine, 0, Number.POSITIVE_INFINITY)]
}

const keys: Record<MachineOrder['by'], (machine: Sortable) => string> = {
  /** The lower the number the more important; natural order compares numbers as numbers. */
  priority: (machine) => String(machine.priority),
  machine_id: (machine) => machine.machine_id,
  machine_description: (machine) => machine.machine_description,
  status: (machine) => String(urgencyOf(machine)),
  department: (machine) => machine.department_description,
  zone: (machine) => machine.zone_desc,
  category: (machine) => machine.cat_desc,
}

export function sortMachines<M extends Sortable>(list: readonly M[], order: MachineOrder, language = 'en'): M[] {
  const sign = order.direction === 'up' ? 1 : -1
  const key = keys[order.by]
  return [...list].sort(
    (a, b) => sign * naturalCompare(key(a), key(b), language) || naturalCompare(a.machine_id, b.machine_id, language),
  )
}

export function readMachineOrder(stored: unknown): MachineOrder {
  const { by, direction } = (stored ?? {}) as Partial<Record<keyof MachineOrder, unknown>>
  const known = machineOrders.find((name) => name === by)
  return known ? { by: known, direction: direction === 'down' ? 'down' : 'up' } : firstMachineOrder
}
