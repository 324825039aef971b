/** What a card says besides part and quantity: how far it is prepared, and what is special about it. */
import type { PlantMachine, PlantOrder, PlantPart } from './plant.ts'
import { seededRandom } from './seeded-random.ts'

export type CardDetails = Pick<
  PlantOrder,
  | 'cancelled'
  | 'unit_qty'
  | 'print_prepared'
  | 'material_prepared'
  | 'tools_prepared'
  | 'peripheral_equipment_prepared'
  | 'other_info_8'
  | 'locked'
  | 'program_id'
  | 'in_erp'
>

/** Which planned order of a machine, counted from 0, was cancelled in the ERP. */
const CANCELLED: Readonly<Record<string, readonly number[]>> = { P201: [4, 5], M112: [6], K502: [6] }
const UNIT_QUANTITY_UNSET = new Set(['M107', 'A402'])
const MADE_BY_PART = new Set(['M107', 'A402'])
const PRINT_BLOCKED: Readonly<Record<string, number>> = { M105: 2, K501: 3 }
const PROGRAM_LOCKED: Readonly<Record<string, number>> = { M103: 2 }

interface Of {
  readonly machine: PlantMachine
  readonly part: PlantPart
  readonly card_no: string
  readonly status: PlantOrder['status']
  /** Among the planned orders of the machine; the first ones are prepared most. */
  readonly nth: number
}

export function cardDetails({ machine, part, card_no, status, nth }: Of): CardDetails {
  const { machine_id } = machine
  const random = seededRandom(Number(card_no))
  const ready = (chance: number) => (status !== 'planned' || random.next() < chance / (1 + nth) ? 1 : 0)
  return {
    cancelled: status === 'planned' && CANCELLED[machine_id]?.includes(nth) ? 1 : 0,
    unit_qty: status === 'planned' && UNIT_QUANTITY_UNSET.has(machine_id) ? 0 : part.quantity_per_cycle,
    print_prepared: ready(0.7),
    material_prepared: ready(0.9),
    tools_prepared: ready(0.8),
    peripheral_equipment_prepared: ready(0.6),
    other_info_8: PRINT_BLOCKED[machine_id] === nth && status === 'planned' ? '1' : '',
    locked: PROGRAM_LOCKED[machine_id] === nth && status === 'planned' ? 1 : 0,
    program_id: machine.category === 'IM' ? `${part.tool_id}.PRG` : '',
    in_erp: !(status === 'finished' && MADE_BY_PART.has(machine_id)),
  }
}
