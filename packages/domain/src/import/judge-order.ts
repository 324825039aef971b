import { importDefinitions } from './import-definitions.ts'
import type { ImportFault, ImportRecord, OrderMaterial } from './import-kind.ts'
import { isSame, type Judged, newRow } from './judge-record.ts'
import { isFault } from './read-record.ts'

/** An order as it stands, with what decides what an ERP may still say of it. */
export interface StoredOrder {
  readonly card_no: string
  readonly work_order_no: string
  readonly order_no: string
  readonly part_no: string
  readonly op_number: string
  readonly machine_id: string
  readonly planned_op_qty: number
  readonly planned_start_time: string
  readonly prev_op_card_no: string
  readonly program_id: string
  readonly other_info_8: string
  readonly rework: boolean
  readonly cancelled: boolean
  readonly materials: readonly OrderMaterial[]
  readonly status: string
  readonly in_erp: boolean
  readonly running: boolean
  readonly has_run: boolean
  readonly bundled: boolean
  readonly erp_said: ErpSaid
}

/** The ERP's last word on what people in Takt may change after it. */
export interface ErpSaid {
  readonly machine_id?: string
  readonly planned_op_qty?: number
  readonly planned_start_time?: string
}

export interface KnownMachine {
  readonly machine_id: string
  readonly active: boolean
  readonly resource_type: number
}

export interface OrderPlant {
  /** By number, or by the ERP's own name for it where that names one machine only. */
  machine(named: string): KnownMachine | null
  /** On which machine only the part is made ('' = any), null for a part that does not exist. */
  part(part_no: string, op_number: string): string | null
  material(material_no: string): boolean
}

export function judgeOrder(given: ImportRecord, before: StoredOrder | null, plant: OrderPlant): Judged | ImportFault {
  const { card_no } = given as { card_no: string }
  if (before && !before.in_erp) return { field: 'card_no', refusal: 'import-order-made-here', values: { card_no } }
  const said = withMachine(given, plant)
  if (isFault(said)) return said
  if (before === null) {
    if (said.cancelled === true) return { field: 'cancelled', refusal: 'import-order-unknown', values: { card_no } }
    return newOrder(said, plant)
  }
  const next = nextOrder(said, before)
  const changed = importDefinitions.orders.fields.filter(({ name }) => !isSame(field(before, name), field(next, name)))
  const fault = changed.map(({ name }) => frozen(name, before, next)).find((one) => one !== null)
  if (fault) return fault
  const placed = changed.some(({ name }) => placing.includes(name)) ? misplaced(next, plant) : null
  if (placed) return placed
  if (changed.length > 0 || next.status !== before.status) return { outcome: 'changed', row: { ...next } }
  // The ERP says what people have said before it: nothing moves, but its word is remembered.
  return { outcome: 'unchanged', row: isSame(before.erp_said, next.erp_said) ? null : { ...next } }
}

const placing: readonly string[] = ['machine_id', 'part_no', 'op_number', 'materials']

const field = (order: StoredOrder, name: string): unknown => (order as unknown as Record<string, unknown>)[name]

function withMachine(given: ImportRecord, plant: OrderPlant): ImportRecord | ImportFault {
  if (given.machine_id === undefined) return given
  const named = String(given.machine_id)
  const machine = plant.machine(named)
  if (!machine) return { field: 'machine_id', refusal: 'machine-not-found', values: { machine_id: named } }
  return { ...given, machine_id: machine.machine_id }
}

function newOrder(said: ImportRecord, plant: OrderPlant): Judged | ImportFault {
  const { orders } = importDefinitions
  const added = newRow(orders, { ...said, work_order_no: said.work_order_no || (said.card_no as string) })
  if (isFault(added)) return added
  const row = added.row as unknown as StoredOrder
  const order = {
    ...row,
    materials: perPiece(row.materials, row.planned_op_qty),
    status: 'planned',
    erp_said: lastWord(said),
  }
  return misplaced(order, plant) ?? { outcome: 'added', row: order }
}

/** Whoever moved an order or changed its quantity in Takt keeps it, until the ERP says something that it did not before. */
function nextOrder(said: ImportRecord, before: StoredOrder): StoredOrder {
  const { erp_said } = before
  const next = { ...before, ...said } as StoredOrder
  const kept: ErpSaid = {
    ...(said.machine_id === erp_said.machine_id ? { machine_id: before.machine_id } : {}),
    ...(said.planned_op_qty === erp_said.planned_op_qty ? { planned_op_qty: before.planned_op_qty } : {}),
    ...(repeatsStart(said, erp_said) ? { planned_start_time: before.planned_start_time } : {}),
  }
  const materials = said.materials as readonly OrderMaterial[] | undefined
  return {
    ...next,
    ...kept,
    materials: materials ? perPiece(materials, next.planned_op_qty) : before.materials,
    // Cancelled by people it stays in the plan, struck through, until the ERP says so too.
    status: said.cancelled === true ? 'finished' : before.status,
    erp_said: { ...erp_said, ...lastWord(said), ...lastStart(said, erp_said) },
  }
}

function repeatsStart(said: ImportRecord, { planned_start_time }: ErpSaid): boolean {
  return planned_start_time !== undefined && isSame(planned_start_time, said.planned_start_time)
}

/** Of a start it is remembered only once a planner has moved the order. */
function lastStart(said: ImportRecord, erp_said: ErpSaid): ErpSaid {
  const { planned_start_time } = said
  const remembers = erp_said.planned_start_time !== undefined && typeof planned_start_time === 'string'
  return remembers ? { planned_start_time } : {}
}

function lastWord({ machine_id, planned_op_qty }: ImportRecord): ErpSaid {
  return {
    ...(typeof machine_id === 'string' ? { machine_id } : {}),
    ...(typeof planned_op_qty === 'number' ? { planned_op_qty } : {}),
  }
}

/** Why this field of the order does not change any more. */
function frozen(name: string, before: StoredOrder, next: StoredOrder): ImportFault | null {
  const { card_no } = before
  if (before.cancelled) return { field: name, refusal: 'import-order-cancelled', values: { card_no } }
  if (before.status === 'finished') return { field: name, refusal: 'import-order-finished', values: { card_no } }
  if (next.cancelled && before.running) return { field: 'cancelled', refusal: 'order-running', values: { card_no } }
  const moved = name === 'machine_id' || name === 'part_no' || name === 'op_number'
  if (before.bundled && (moved || name === 'cancelled')) {
    return { field: name, refusal: 'import-order-bundled', values: { card_no } }
  }
  if (before.running && moved) return { field: name, refusal: 'import-order-runs', values: { card_no } }
  if (before.has_run && name !== 'machine_id' && placing.includes(name)) {
    return { field: name, refusal: 'import-order-has-run', values: { card_no } }
  }
  return null
}

function misplaced(
  order: Pick<StoredOrder, 'card_no' | 'machine_id' | 'part_no' | 'op_number' | 'materials'>,
  plant: OrderPlant,
): ImportFault | null {
  const { card_no, machine_id, part_no, op_number } = order
  const machine = plant.machine(machine_id)
  if (machine?.active === false) return { field: 'machine_id', refusal: 'import-machine-off', values: { machine_id } }
  if (machine && machine.resource_type !== 0) {
    return { field: 'machine_id', refusal: 'machine-runs-no-orders', values: { machine_id } }
  }
  const only = plant.part(part_no, op_number)
  if (only === null) return { field: 'part_no', refusal: 'import-part-unknown', values: { part_no, op_number } }
  if (only !== '' && only !== machine_id) {
    return { field: 'machine_id', refusal: 'part-bound-to-machine', values: { card_no, machine_id } }
  }
  const unknown = order.materials.find(({ material_no }) => !plant.material(material_no))
  if (!unknown) return null
  const { material_no } = unknown
  return { field: 'materials', refusal: 'import-material-unknown', values: { material_no } }
}

function perPiece(lines: readonly OrderMaterial[], planned_op_qty: number): OrderMaterial[] {
  return lines
    .map((line) => ({ ...line, per_unit: line.per_unit || line.planned_qty / planned_op_qty }))
    .sort((one, other) => one.line_no - other.line_no)
}
