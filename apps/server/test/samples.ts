import { randomUUID } from 'node:crypto'
import type { ProcedureInput, ProcedureName } from '@takt/contract/procedures.ts'
import { Dashboard } from '@takt/domain/dashboard/dashboard.ts'

/** What the example company has and no other: a call of another company that names it must find nothing. */
export interface Belongings {
  readonly machine_id: string
  readonly card_no: string
  readonly employee: string
  readonly stop_code: string
  readonly dashboard: string
}

type Samples = { readonly [N in ProcedureName]: ProcedureInput<N> }

/** A good payload of every procedure. A new procedure does not compile without one, so it is covered by itself. */
export function samples(of: Belongings): Samples {
  return {
    change_my_machines: { machine_id: of.machine_id, operation: 'add' },
    delete_config: { system_function: 'dashboards', template: of.dashboard },
    delete_widget_config: { compname: 'gauge', name: 'big dial' },
    get_config: { system_function: 'dashboards', template: of.dashboard },
    get_configs: { system_function: 'dashboards' },
    get_dashboard_data: { template: of.dashboard, slug: 'machines' },
    get_groups: {},
    get_machine: { machine_id: of.machine_id },
    get_machines: {},
    get_my_machines: {},
    get_running_orders: { machine_id: of.machine_id },
    get_stop_codes_for_machine: { machine_id: of.machine_id },
    get_touch_config_for_machine: { machine_id: of.machine_id },
    get_uncoded_stops: { machine_id: of.machine_id },
    get_widget_configs: { compname: 'gauge' },
    open_devlog: { code: 'x' },
    receive_good_qty: {
      machine_id: of.machine_id,
      card_no: of.card_no,
      good_qty: 5,
      employee: of.employee,
      trans_time: new Date().toISOString(),
    },
    report_client_error: { message: 'broken' },
    save_config: {
      system_function: 'dashboards',
      template: `new-${randomUUID()}`,
      config: Dashboard.parse({ slug: 'new', title: 'New' }),
      version: 0,
    },
    save_widget_config: { compname: 'gauge', name: 'big dial', config: {} },
    set_company_setting: { name: 'showBannerClock', value: '1' },
    set_stop_code: { machine_id: of.machine_id, stop: '1', stop_code: of.stop_code },
    sign_in_on_device: { employee: of.employee },
    verify_employee: { machine_id: of.machine_id, employee: of.employee },
  }
}
