/** The next order of a machine, started with what a person there answers to the questions of its start. */
import type { Calls } from './calls.ts'

interface PlannedOrder {
  readonly card_no: string
  readonly record_no1: string
  readonly tool_id: string
  readonly quantity_per_cycle: number
  readonly cancelled: number
  readonly locked: number
}

interface StopCode {
  readonly stop_code: string
  readonly setup_time: number
  readonly security_level: number | null
}

/** False: nothing is planned that could be started. */
export async function startNext(
  machine_id: string,
  { calls, employee_id }: { calls: Calls; employee_id: string },
): Promise<boolean> {
  const planned = await calls.call<PlannedOrder>('get_planned_orders', { machine_id })
  const next = planned.find(({ cancelled, locked }) => cancelled === 0 && locked === 0)
  if (!next) return false
  const { card_no, record_no1, tool_id, quantity_per_cycle } = next
  const codes = await calls.call<StopCode>('get_stop_codes_for_machine', { machine_id })
  const setup = codes.find((code) => code.setup_time === 1 && code.security_level === null)
  const structures = await calls.call<{ child_tool_id: string }>('balthzar_get_tool_structures', {
    machine_id,
    tool_id,
  })
  await calls.call('start_order', {
    machine_id,
    card_no,
    record_no1,
    tool_id,
    child_tool_id: structures[0]?.child_tool_id ?? '',
    sf326_stop_code: setup?.stop_code ?? '',
    unit_qty: quantity_per_cycle,
    cavities: quantity_per_cycle,
    employee_id,
  })
  return true
}
