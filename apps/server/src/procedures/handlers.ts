/** The list of all handlers. One that is not named here cannot be called. */
import addMyMachine from './add_my_machine.ts'
import balthzarEuromap from './balthzar_euromap.ts'
import balthzarGetLastOrderWithToolOnMachine from './balthzar_get_last_order_with_tool_on_machine.ts'
import balthzarGetToolStructures from './balthzar_get_tool_structures.ts'
import cancelForcedStop from './cancel_forced_stop.ts'
import cancelRestOfOrder from './cancel_rest_of_order.ts'
import changePassword from './change_password.ts'
import checkSettingExists from './check_setting_exists.ts'
import closeCavities from './close_cavities.ts'
import confirmNotifications from './confirm_notifications.ts'
import createOrderByPart from './create_order_by_part.ts'
import deleteCancellationOrder from './delete_cancellation_order.ts'
import deleteConfig from './delete_config.ts'
import deleteMachineNote from './delete_machine_note.ts'
import deleteWidgetConfig from './delete_widget_config.ts'
import discardQuarantinedSignals from './discard_quarantined_signals.ts'
import endMySession from './end_my_session.ts'
import firstPieceOk from './first_piece_ok.ts'
import getCardHistory from './get_card_history.ts'
import getCategories from './get_categories.ts'
import getCavities from './get_cavities.ts'
import getCavityHistory from './get_cavity_history.ts'
import getConfig from './get_config.ts'
import getConfigs from './get_configs.ts'
import getConnectors from './get_connectors.ts'
import getDashboardData from './get_dashboard_data.ts'
import getEmployees from './get_employees.ts'
import getEmployeesAtMachine from './get_employees_at_machine.ts'
import getGoodQtyHistory from './get_good_qty_history.ts'
import getGraphicalHistoryDataForMachines from './get_graphical_history_data_for_machines.ts'
import getGroups from './get_groups.ts'
import getLikelyStopReasons from './get_likely_stop_reasons.ts'
import getMachine from './get_machine.ts'
import getMachineFigures from './get_machine_figures.ts'
import getMachineHistory from './get_machine_history.ts'
import getMachineNotes from './get_machine_notes.ts'
import getMachinePriorities from './get_machine_priorities.ts'
import getMachineSorting from './get_machine_sorting.ts'
import getMachineTransactions from './get_machine_transactions.ts'
import getMachines from './get_machines.ts'
import getMachinesForCard from './get_machines_for_card.ts'
import getMaterialScrapHistory from './get_material_scrap_history.ts'
import getMaterials from './get_materials.ts'
import getMyMachines from './get_my_machines.ts'
import getMySessions from './get_my_sessions.ts'
import getNotifications from './get_notifications.ts'
import getOrder from './get_order.ts'
import getOrderDetails from './get_order_details.ts'
import getPartInfo from './get_part_info.ts'
import getParts from './get_parts.ts'
import getPermissions from './get_permissions.ts'
import getPlannedOrders from './get_planned_orders.ts'
import getPrinters from './get_printers.ts'
import getProductionGoals from './get_production_goals.ts'
import getQuarantinedSignals from './get_quarantined_signals.ts'
import getReportScrapPivotGraph from './get_report_scrap_pivot_graph.ts'
import getRunningAndFinishedOrders from './get_running_and_finished_orders.ts'
import getRunningOrderForMachine from './get_running_order_for_machine.ts'
import getRunningOrders from './get_running_orders.ts'
import getScrapAdjustments from './get_scrap_adjustments.ts'
import getScrapCodes from './get_scrap_codes.ts'
import getScrapHistory from './get_scrap_history.ts'
import getSettingValue from './get_setting_value.ts'
import getSpecialFunctionsForMachine from './get_special_functions_for_machine.ts'
import getStopCodes from './get_stop_codes.ts'
import getStopCodesForMachine from './get_stop_codes_for_machine.ts'
import getStopHistory from './get_stop_history.ts'
import getToolOverview from './get_tool_overview.ts'
import getTools from './get_tools.ts'
import getTouchConfigForMachine from './get_touch_config_for_machine.ts'
import getUncodedStops from './get_uncoded_stops.ts'
import getUncodedStopsForLocation from './get_uncoded_stops_for_location.ts'
import getUnconfirmedCancellations from './get_unconfirmed_cancellations.ts'
import getWidgetConfigs from './get_widget_configs.ts'
import type { Handler } from './handle.ts'
import historyPerDay from './history_per_day.ts'
import openCavities from './open_cavities.ts'
import openDevlog from './open_devlog.ts'
import prepareForOrder from './prepare_for_order.ts'
import rebuildMachine from './rebuild_machine.ts'
import receiveGoodQty from './receive_good_qty.ts'
import removeMyMachine from './remove_my_machine.ts'
import replayQuarantinedSignals from './replay_quarantined_signals.ts'
import reportClientError from './report_client_error.ts'
import reportMaterialScrap from './report_material_scrap.ts'
import reportScrap from './report_scrap.ts'
import reportScrapCycles from './report_scrap_cycles.ts'
import resumeSetup from './resume_setup.ts'
import saveConfig from './save_config.ts'
import saveMachineNote from './save_machine_note.ts'
import saveMachineSorting from './save_machine_sorting.ts'
import saveScrapCard from './save_scrap_card.ts'
import saveWidgetConfig from './save_widget_config.ts'
import searchPart from './search_part.ts'
import setCompanySetting from './set_company_setting.ts'
import setStopCode from './set_stop_code.ts'
import sf61 from './sf61.ts'
import signInEmployeeAtMachine from './sign_in_employee_at_machine.ts'
import signInOnDevice from './sign_in_on_device.ts'
import signOutEmployeeAtMachine from './sign_out_employee_at_machine.ts'
import splitStop from './split_stop.ts'
import startOrder from './start_order.ts'
import stopOrder from './stop_order.ts'
import updateHistoryNote from './update_history_note.ts'
import updateHistoryStop from './update_history_stop.ts'
import updateUncodedStop from './update_uncoded_stop.ts'
import verifyEmployee from './verify_employee.ts'

export const handlers: readonly Handler[] = [
  addMyMachine,
  balthzarEuromap,
  balthzarGetLastOrderWithToolOnMachine,
  balthzarGetToolStructures,
  cancelForcedStop,
  cancelRestOfOrder,
  changePassword,
  checkSettingExists,
  closeCavities,
  confirmNotifications,
  createOrderByPart,
  deleteCancellationOrder,
  deleteConfig,
  deleteMachineNote,
  deleteWidgetConfig,
  discardQuarantinedSignals,
  endMySession,
  firstPieceOk,
  getCardHistory,
  getCategories,
  getCavities,
  getCavityHistory,
  getConfig,
  getConfigs,
  getConnectors,
  getDashboardData,
  getEmployees,
  getEmployeesAtMachine,
  getGoodQtyHistory,
  getGraphicalHistoryDataForMachines,
  getGroups,
  getLikelyStopReasons,
  getMachine,
  getMachineFigures,
  getMachineHistory,
  getMachineNotes,
  getMachinePriorities,
  getMachinesForCard,
  getMachineSorting,
  getMachineTransactions,
  getMachines,
  getMaterialScrapHistory,
  getMaterials,
  getMyMachines,
  getMySessions,
  getNotifications,
  getOrder,
  getOrderDetails,
  getPartInfo,
  getParts,
  getPermissions,
  getPlannedOrders,
  getPrinters,
  getProductionGoals,
  getQuarantinedSignals,
  getReportScrapPivotGraph,
  getRunningAndFinishedOrders,
  getRunningOrderForMachine,
  getRunningOrders,
  getScrapAdjustments,
  getScrapCodes,
  getScrapHistory,
  getSettingValue,
  getSpecialFunctionsForMachine,
  getStopCodes,
  getStopCodesForMachine,
  getStopHistory,
  getToolOverview,
  getTools,
  getTouchConfigForMachine,
  getUncodedStops,
  getUncodedStopsForLocation,
  getUnconfirmedCancellations,
  getWidgetConfigs,
  historyPerDay,
  openCavities,
  openDevlog,
  prepareForOrder,
  rebuildMachine,
  receiveGoodQty,
  removeMyMachine,
  replayQuarantinedSignals,
  reportClientError,
  reportMaterialScrap,
  reportScrap,
  reportScrapCycles,
  resumeSetup,
  saveConfig,
  saveMachineNote,
  saveMachineSorting,
  saveScrapCard,
  saveWidgetConfig,
  searchPart,
  setCompanySetting,
  setStopCode,
  sf61,
  signInEmployeeAtMachine,
  signInOnDevice,
  signOutEmployeeAtMachine,
  splitStop,
  startOrder,
  stopOrder,
  updateHistoryNote,
  updateHistoryStop,
  updateUncodedStop,
  verifyEmployee,
]
