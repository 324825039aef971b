/** The list of all calls. A procedure that is not named here does not exist. */
import type { z } from 'zod'
import { addMyMachine } from './procedures/add_my_machine.ts'
import { balthzarEuromap } from './procedures/balthzar_euromap.ts'
import { balthzarGetLastOrderWithToolOnMachine } from './procedures/balthzar_get_last_order_with_tool_on_machine.ts'
import { balthzarGetToolStructures } from './procedures/balthzar_get_tool_structures.ts'
import { cancelForcedStop } from './procedures/cancel_forced_stop.ts'
import { cancelRestOfOrder } from './procedures/cancel_rest_of_order.ts'
import { changePassword } from './procedures/change_password.ts'
import { checkSettingExists } from './procedures/check_setting_exists.ts'
import { closeCavities } from './procedures/close_cavities.ts'
import { confirmNotifications } from './procedures/confirm_notifications.ts'
import { createOrderByPart } from './procedures/create_order_by_part.ts'
import { deleteCancellationOrder } from './procedures/delete_cancellation_order.ts'
import { deleteConfig } from './procedures/delete_config.ts'
import { deleteMachineNote } from './procedures/delete_machine_note.ts'
import { deleteWidgetConfig } from './procedures/delete_widget_config.ts'
import { discardQuarantinedSignals } from './procedures/discard_quarantined_signals.ts'
import { endMySession } from './procedures/end_my_session.ts'
import { firstPieceOk } from './procedures/first_piece_ok.ts'
import { getCardHistory } from './procedures/get_card_history.ts'
import { getCategories } from './procedures/get_categories.ts'
import { getCavities } from './procedures/get_cavities.ts'
import { getCavityHistory } from './procedures/get_cavity_history.ts'
import { getConfig } from './procedures/get_config.ts'
import { getConfigs } from './procedures/get_configs.ts'
import { getConnectors } from './procedures/get_connectors.ts'
import { getDashboardData } from './procedures/get_dashboard_data.ts'
import { getEmployees } from './procedures/get_employees.ts'
import { getEmployeesAtMachine } from './procedures/get_employees_at_machine.ts'
import { getGoodQtyHistory } from './procedures/get_good_qty_history.ts'
import { getGraphicalHistoryDataForMachines } from './procedures/get_graphical_history_data_for_machines.ts'
import { getGroups } from './procedures/get_groups.ts'
import { getLikelyStopReasons } from './procedures/get_likely_stop_reasons.ts'
import { getMachine } from './procedures/get_machine.ts'
import { getMachineFigures } from './procedures/get_machine_figures.ts'
import { getMachineHistory } from './procedures/get_machine_history.ts'
import { getMachineNotes } from './procedures/get_machine_notes.ts'
import { getMachinePriorities } from './procedures/get_machine_priorities.ts'
import { getMachineSorting } from './procedures/get_machine_sorting.ts'
import { getMachineTransactions } from './procedures/get_machine_transactions.ts'
import { getMachines } from './procedures/get_machines.ts'
import { getMachinesForCard } from './procedures/get_machines_for_card.ts'
import { getMaterialScrapHistory } from './procedures/get_material_scrap_history.ts'
import { getMaterials } from './procedures/get_materials.ts'
import { getMyMachines } from './procedures/get_my_machines.ts'
import { getMySessions } from './procedures/get_my_sessions.ts'
import { getNotifications } from './procedures/get_notifications.ts'
import { getOrder } from './procedures/get_order.ts'
import { getOrderDetails } from './procedures/get_order_details.ts'
import { getPartInfo } from './procedures/get_part_info.ts'
import { getParts } from './procedures/get_parts.ts'
import { getPermissions } from './procedures/get_permissions.ts'
import { getPlannedOrders } from './procedures/get_planned_orders.ts'
import { getPrinters } from './procedures/get_printers.ts'
import { getProductionGoals } from './procedures/get_production_goals.ts'
import { getQuarantinedSignals } from './procedures/get_quarantined_signals.ts'
import { getReportScrapPivotGraph } from './procedures/get_report_scrap_pivot_graph.ts'
import { getRunningAndFinishedOrders } from './procedures/get_running_and_finished_orders.ts'
import { getRunningOrderForMachine } from './procedures/get_running_order_for_machine.ts'
import { getRunningOrders } from './procedures/get_running_orders.ts'
import { getScrapAdjustments } from './procedures/get_scrap_adjustments.ts'
import { getScrapCodes } from './procedures/get_scrap_codes.ts'
import { getScrapHistory } from './procedures/get_scrap_history.ts'
import { getSettingValue } from './procedures/get_setting_value.ts'
import { getSpecialFunctionsForMachine } from './procedures/get_special_functions_for_machine.ts'
import { getStopCodes } from './procedures/get_stop_codes.ts'
import { getStopCodesForMachine } from './procedures/get_stop_codes_for_machine.ts'
import { getStopHistory } from './procedures/get_stop_history.ts'
import { getToolOverview } from './procedures/get_tool_overview.ts'
import { getTools } from './procedures/get_tools.ts'
import { getTouchConfigForMachine } from './procedures/get_touch_config_for_machine.ts'
import { getUncodedStops } from './procedures/get_uncoded_stops.ts'
import { getUncodedStopsForLocation } from './procedures/get_uncoded_stops_for_location.ts'
import { getUnconfirmedCancellations } from './procedures/get_unconfirmed_cancellations.ts'
import { getWidgetConfigs } from './procedures/get_widget_configs.ts'
import { historyPerDay } from './procedures/history_per_day.ts'
import { openCavities } from './procedures/open_cavities.ts'
import { openDevlog } from './procedures/open_devlog.ts'
import { prepareForOrder } from './procedures/prepare_for_order.ts'
import { rebuildMachine } from './procedures/rebuild_machine.ts'
import { receiveGoodQty } from './procedures/receive_good_qty.ts'
import { removeMyMachine } from './procedures/remove_my_machine.ts'
import { replayQuarantinedSignals } from './procedures/replay_quarantined_signals.ts'
import { reportClientError } from './procedures/report_client_error.ts'
import { reportMaterialScrap } from './procedures/report_material_scrap.ts'
import { reportScrap } from './procedures/report_scrap.ts'
import { reportScrapCycles } from './procedures/report_scrap_cycles.ts'
import { resumeSetup } from './procedures/resume_setup.ts'
import { saveConfig } from './procedures/save_config.ts'
import { saveMachineNote } from './procedures/save_machine_note.ts'
import { saveMachineSorting } from './procedures/save_machine_sorting.ts'
import { saveScrapCard } from './procedures/save_scrap_card.ts'
import { saveWidgetConfig } from './procedures/save_widget_config.ts'
import { searchPart } from './procedures/search_part.ts'
import { setCompanySetting } from './procedures/set_company_setting.ts'
import { setStopCode } from './procedures/set_stop_code.ts'
import { sf61 } from './procedures/sf61.ts'
import { signInEmployeeAtMachine } from './procedures/sign_in_employee_at_machine.ts'
import { signInOnDevice } from './procedures/sign_in_on_device.ts'
import { signOutEmployeeAtMachine } from './procedures/sign_out_employee_at_machine.ts'
import { splitStop } from './procedures/split_stop.ts'
import { startOrder } from './procedures/start_order.ts'
import { stopOrder } from './procedures/stop_order.ts'
import { updateHistoryNote } from './procedures/update_history_note.ts'
import { updateHistoryStop } from './procedures/update_history_stop.ts'
import { updateUncodedStop } from './procedures/update_uncoded_stop.ts'
import { verifyEmployee } from './procedures/verify_employee.ts'

export const procedures = [
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
] as const

export type AnyProcedure = (typeof procedures)[number]
export type ProcedureName = AnyProcedure['name']
export type ProcedureNamed<N extends ProcedureName> = Extract<AnyProcedure, { name: N }>
export type ProcedureInput<N extends ProcedureName> = z.input<ProcedureNamed<N>['input']>
export type ProcedureRow<N extends ProcedureName> = z.output<ProcedureNamed<N>['output']>
