/** The list of all handlers. One that is not named here cannot be called. */
import changeMyMachines from './change_my_machines.ts'
import deleteConfig from './delete_config.ts'
import deleteWidgetConfig from './delete_widget_config.ts'
import getConfig from './get_config.ts'
import getConfigs from './get_configs.ts'
import getDashboardData from './get_dashboard_data.ts'
import getGroups from './get_groups.ts'
import getMachine from './get_machine.ts'
import getMachines from './get_machines.ts'
import getMyMachines from './get_my_machines.ts'
import getRunningOrders from './get_running_orders.ts'
import getStopCodesForMachine from './get_stop_codes_for_machine.ts'
import getTouchConfigForMachine from './get_touch_config_for_machine.ts'
import getUncodedStops from './get_uncoded_stops.ts'
import getWidgetConfigs from './get_widget_configs.ts'
import type { Handler } from './handle.ts'
import openDevlog from './open_devlog.ts'
import receiveGoodQty from './receive_good_qty.ts'
import reportClientError from './report_client_error.ts'
import saveConfig from './save_config.ts'
import saveWidgetConfig from './save_widget_config.ts'
import setCompanySetting from './set_company_setting.ts'
import setStopCode from './set_stop_code.ts'
import signInOnDevice from './sign_in_on_device.ts'
import verifyEmployee from './verify_employee.ts'

export const handlers: readonly Handler[] = [
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
]
