import type { ProcedureName } from '@takt/contract/procedures.ts'

/** Calls that change something, by name only: the contract itself would bring every schema to the first screen. */
const actions: ReadonlySet<ProcedureName> = new Set([
  'change_my_machines',
  'delete_config',
  'delete_widget_config',
  'receive_good_qty',
  'report_client_error',
  'save_config',
  'save_widget_config',
  'set_stop_code',
  'sign_in_on_device',
])

export function isAction(name: ProcedureName): boolean {
  return actions.has(name)
}
