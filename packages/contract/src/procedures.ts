/** The list of all calls. A procedure that is not named here does not exist. */
import type { z } from 'zod'
import { changeMyMachines } from './procedures/change_my_machines.ts'
import { deleteConfig } from './procedures/delete_config.ts'
import { deleteWidgetConfig } from './procedures/delete_widget_config.ts'
import { getConfig } from './procedures/get_config.ts'
import { getConfigs } from './procedures/get_configs.ts'
import { getDashboardData } from './procedures/get_dashboard_data.ts'
import { getGroups } from './procedures/get_groups.ts'
import { getMachine } from './procedures/get_machine.ts'
import { getMachines } from './procedures/get_machines.ts'
import { getMyMachines } from './procedures/get_my_machines.ts'
import { getRunningOrders } from './procedures/get_running_orders.ts'
import { getStopCodesForMachine } from './procedures/get_stop_codes_for_machine.ts'
import { getTouchConfigForMachine } from './procedures/get_touch_config_for_machine.ts'
import { getUncodedStops } from './procedures/get_uncoded_stops.ts'
import { getWidgetConfigs } from './procedures/get_widget_configs.ts'
import { openDevlog } from './procedures/open_devlog.ts'
import { receiveGoodQty } from './procedures/receive_good_qty.ts'
import { reportClientError } from './procedures/report_client_error.ts'
import { saveConfig } from './procedures/save_config.ts'
import { saveWidgetConfig } from './procedures/save_widget_config.ts'
import { setCompanySetting } from './procedures/set_company_setting.ts'
import { setStopCode } from './procedures/set_stop_code.ts'
import { signInOnDevice } from './procedures/sign_in_on_device.ts'
import { verifyEmployee } from './procedures/verify_employee.ts'

export const procedures = [
  changeMyMachines,
  deleteConfig,
  deleteWidgetConfig,
  getConfig,
  getConfigs,
  getDashboardData,
  getGroups,
  getMachine,
  getMachines,
  getMyMachines,
  getRunningOrders,
  getStopCodesForMachine,
  getTouchConfigForMachine,
  getUncodedStops,
  getWidgetConfigs,
  openDevlog,
  receiveGoodQty,
  reportClientError,
  saveConfig,
  saveWidgetConfig,
  setCompanySetting,
  setStopCode,
  signInOnDevice,
  verifyEmployee,
] as const

export type AnyProcedure = (typeof procedures)[number]
export type ProcedureName = AnyProcedure['name']
export type ProcedureNamed<N extends ProcedureName> = Extract<AnyProcedure, { name: N }>
export type ProcedureInput<N extends ProcedureName> = z.input<ProcedureNamed<N>['input']>
export type ProcedureRow<N extends ProcedureName> = z.output<ProcedureNamed<N>['output']>
