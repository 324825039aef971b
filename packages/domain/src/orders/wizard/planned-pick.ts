/** An order of the plan as the other steps of a wizard speak of orders. */
import type { RunningOrder } from '../model/order.ts'
import type { PlannedOrder } from '../model/planned-order.ts'

export interface ToolInsert {
  readonly tool_id: string
  readonly tool_description: string
  /** What sits in the tool now. */
  readonly old_insert_id: string
}

export interface ToolStructure {
  readonly child_tool_id: string
  readonly child_tool_description: string
}

/** An order that was picked to be started, with what its tool offers: that decides which steps follow. */
export interface PlannedPick {
  readonly order: PlannedOrder
  readonly inserts: readonly ToolInsert[]
  readonly structures: readonly ToolStructure[]
}

export function plannedAsOrder(order: PlannedOrder): RunningOrder {
  return {
    record_no: 0,
    p_order: 0,
    machine_id: order.machine_id1,
    work_order_no: order.work_order_no,
    card_no: order.card_no,
    part_no: order.part_no,
    part_description: order.part_description,
    op_no: order.op_number,
    op_name: order.op_name,
    tool_id: order.tool_id,
    status: 'Planned',
    planned_op_qty: order.planned_op_qty,
    card_good_qty: order.card_good_qty,
    card_scrap_qty: 0,
    remaining_qty: order.remaining_qty,
    quantity_per_cycle: Number(order.unit_qty) || order.quantity_per_cycle,
    planned_setup_time: order.planned_setup_time,
    planned_unit_time: order.planned_unit_time,
    planned_speed: order.planned_speed,
    capacity_factor: order.capacity_factor,
    integer_unit: 1,
    unit: order.unit,
    start_time: order.planned_start_time,
  }
}

/** What the search of the inserts begins with. */
export function insertSearch(tool_id: string): string {
  return tool_id === '' ? '' : `${tool_id}-`
}

/** The insert that was used before, if it can be had. */
export function previousInsert(inserts: readonly ToolInsert[]): ToolInsert | undefined {
  return inserts.find(({ tool_id, old_insert_id }) => tool_id === old_insert_id)
}
