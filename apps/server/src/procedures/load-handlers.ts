/** The handlers of all calls that read. One that is not named here cannot be called. */

import balthzarGetInternalActivityActionIdCardNo from '../activities/calls/balthzar_get_internal_activity_action_id_card_no.ts'
import balthzarGetInternalActivityHistory from '../activities/calls/balthzar_get_internal_activity_history.ts'
import balthzarGetInternalActivityPerformedChecklist from '../activities/calls/balthzar_get_internal_activity_performed_checklist.ts'
import getInternalActivities from '../activities/calls/get_internal_activities.ts'
import getInternalActivityChecklist from '../activities/calls/get_internal_activity_checklist.ts'
import getManualInternalActivities from '../activities/calls/get_manual_internal_activities.ts'
import getBaseConfig from '../dashboards/calls/get_base_config.ts'
import getConfig from '../dashboards/calls/get_config.ts'
import getConfigs from '../dashboards/calls/get_configs.ts'
import getDashboardData from '../dashboards/calls/get_dashboard_data.ts'
import getDefaultColumns from '../dashboards/calls/get_default_columns.ts'
import getMediaFolder from '../dashboards/calls/get_media_folder.ts'
import getMultitableValue from '../dashboards/calls/get_multitable_value.ts'
import getOwnOverviewData from '../dashboards/calls/get_own_overview_data.ts'
import getOwnOverviews from '../dashboards/calls/get_own_overviews.ts'
import getQueryData from '../dashboards/calls/get_query_data.ts'
import getQueryList from '../dashboards/calls/get_query_list.ts'
import getQueryResult from '../dashboards/calls/get_query_result.ts'
import getScrapOfDays from '../dashboards/calls/get_scrap_of_days.ts'
import getStopFigures from '../dashboards/calls/get_stop_figures.ts'
import getVisualizationConfigs from '../dashboards/calls/get_visualization_configs.ts'
import getWallLinks from '../dashboards/calls/get_wall_links.ts'
import getWidgetConfigs from '../dashboards/calls/get_widget_configs.ts'
import previewDataSource from '../dashboards/calls/preview_data_source.ts'
import getCategories from '../documents/calls/get_categories.ts'
import getDocument from '../documents/calls/get_document.ts'
import getDocumentGroups from '../documents/calls/get_document_groups.ts'
import getDocuments from '../documents/calls/get_documents.ts'
import getFile from '../documents/calls/get_file.ts'
import getFileByPath from '../documents/calls/get_file_by_path.ts'
import getFiles from '../documents/calls/get_files.ts'
import getOperationText from '../documents/calls/get_operation_text.ts'
import getQuickReports from '../documents/calls/get_quick_reports.ts'
import getErpState from '../erp/calls/get_erp_state.ts'
import getFailedErpCounts from '../erp/calls/get_failed_erp_counts.ts'
import getFailedErpRecords from '../erp/calls/get_failed_erp_records.ts'
import getProductionGoals from '../goals/calls/get_production_goals.ts'
import getTargetFulfilment from '../goals/calls/get_target_fulfilment.ts'
import getTargetLosses from '../goals/calls/get_target_losses.ts'
import type { Handler } from '../ground/call/handle.ts'
import getCardHistory from '../history/calls/get_card_history.ts'
import getCavityHistory from '../history/calls/get_cavity_history.ts'
import getGoodQtyHistory from '../history/calls/get_good_qty_history.ts'
import getGraphicalHistoryDataForMachines from '../history/calls/get_graphical_history_data_for_machines.ts'
import getLeanDays from '../history/calls/get_lean_days.ts'
import getLossTree from '../history/calls/get_loss_tree.ts'
import getMachineFigures from '../history/calls/get_machine_figures.ts'
import getMachineHistory from '../history/calls/get_machine_history.ts'
import getMachineTransactions from '../history/calls/get_machine_transactions.ts'
import historyPerDay from '../history/calls/history_per_day.ts'
import checkImport from '../import/calls/check_import.ts'
import getConnectors from '../import/calls/get_connectors.ts'
import getQuarantinedSignals from '../import/calls/get_quarantined_signals.ts'
import getCavities from '../machines/calls/get_cavities.ts'
import getEuromapPrograms from '../machines/calls/get_euromap_programs.ts'
import getForcedStop from '../machines/calls/get_forced_stop.ts'
import getMachine from '../machines/calls/get_machine.ts'
import getMachineSorting from '../machines/calls/get_machine_sorting.ts'
import getMachines from '../machines/calls/get_machines.ts'
import getNotificationChoices from '../machines/calls/get_notification_choices.ts'
import getNotifications from '../machines/calls/get_notifications.ts'
import getValueRules from '../machines/calls/get_value_rules.ts'
import getCombinedMaterials from '../materials/calls/get_combined_materials.ts'
import getMaterialBatches from '../materials/calls/get_material_batches.ts'
import getMaterialLots from '../materials/calls/get_material_lots.ts'
import getMaterialScrapHistory from '../materials/calls/get_material_scrap_history.ts'
import getMaterialTraces from '../materials/calls/get_material_traces.ts'
import getMaterials from '../materials/calls/get_materials.ts'
import balthzarGetFreeToolInserts from '../orders/calls/balthzar_get_free_tool_inserts.ts'
import balthzarGetLastOrderWithToolOnMachine from '../orders/calls/balthzar_get_last_order_with_tool_on_machine.ts'
import balthzarGetToolStructures from '../orders/calls/balthzar_get_tool_structures.ts'
import findScanned from '../orders/calls/find_scanned.ts'
import getMachinesForCard from '../orders/calls/get_machines_for_card.ts'
import getOrder from '../orders/calls/get_order.ts'
import getOrderDetails from '../orders/calls/get_order_details.ts'
import getOrdersAwaitingConfirmation from '../orders/calls/get_orders_awaiting_confirmation.ts'
import getOrdersToConfirm from '../orders/calls/get_orders_to_confirm.ts'
import getPartInfo from '../orders/calls/get_part_info.ts'
import getParts from '../orders/calls/get_parts.ts'
import getPlannedOrders from '../orders/calls/get_planned_orders.ts'
import getReworkOrders from '../orders/calls/get_rework_orders.ts'
import getRunningAndFinishedOrders from '../orders/calls/get_running_and_finished_orders.ts'
import getRunningOrderForMachine from '../orders/calls/get_running_order_for_machine.ts'
import getRunningOrders from '../orders/calls/get_running_orders.ts'
import getToolOverview from '../orders/calls/get_tool_overview.ts'
import getTools from '../orders/calls/get_tools.ts'
import getUnconfirmedCancellations from '../orders/calls/get_unconfirmed_cancellations.ts'
import searchPart from '../orders/calls/search_part.ts'
import getOrderConfirmationPalletFlags from '../pallets/calls/get_order_confirmation_pallet_flags.ts'
import getPalletFlagErpReportings from '../pallets/calls/get_pallet_flag_erp_reportings.ts'
import getPalletHistory from '../pallets/calls/get_pallet_history.ts'
import getPalletQueue from '../pallets/calls/get_pallet_queue.ts'
import getPrintHistory from '../pallets/calls/get_print_history.ts'
import getPrintJobs from '../pallets/calls/get_print_jobs.ts'
import getPrintOrder from '../pallets/calls/get_print_order.ts'
import getPrinters from '../pallets/calls/get_printers.ts'
import getUnconfirmedPalletFlags from '../pallets/calls/get_unconfirmed_pallet_flags.ts'
import getEmployeeClock from '../people/calls/get_employee_clock.ts'
import getEmployees from '../people/calls/get_employees.ts'
import getEmployeesAtMachine from '../people/calls/get_employees_at_machine.ts'
import getGroups from '../people/calls/get_groups.ts'
import getMyMachines from '../people/calls/get_my_machines.ts'
import getMySessions from '../people/calls/get_my_sessions.ts'
import getPermissions from '../people/calls/get_permissions.ts'
import getUserLevels from '../people/calls/get_user_levels.ts'
import getUsers from '../people/calls/get_users.ts'
import verifyEmployee from '../people/calls/verify_employee.ts'
import getBundles from '../planning/calls/get_bundles.ts'
import getDetailPlanningMachines from '../planning/calls/get_detail_planning_machines.ts'
import getMachinePriorities from '../planning/calls/get_machine_priorities.ts'
import getResourceOrders from '../planning/calls/get_resource_orders.ts'
import getUnbundledOrders from '../planning/calls/get_unbundled_orders.ts'
import getMachineReports from '../reports/calls/get_machine_reports.ts'
import getOrderableReports from '../reports/calls/get_orderable_reports.ts'
import getReport from '../reports/calls/get_report.ts'
import getReportRecipients from '../reports/calls/get_report_recipients.ts'
import getReportSchedules from '../reports/calls/get_report_schedules.ts'
import checkWeightResult from '../scrap/calls/check_weight_result.ts'
import getAnalysisPage from '../scrap/calls/get_analysis_page.ts'
import getReportScrapPivotGraph from '../scrap/calls/get_report_scrap_pivot_graph.ts'
import getScales from '../scrap/calls/get_scales.ts'
import getScrapAdjustments from '../scrap/calls/get_scrap_adjustments.ts'
import getScrapCodes from '../scrap/calls/get_scrap_codes.ts'
import getScrapHistory from '../scrap/calls/get_scrap_history.ts'
import getScrapStatistics from '../scrap/calls/get_scrap_statistics.ts'
import getScrapSums from '../scrap/calls/get_scrap_sums.ts'
import getWeightControl from '../scrap/calls/get_weight_control.ts'
import getWeightHistory from '../scrap/calls/get_weight_history.ts'
import balthzarGetInputGroupSettingsWithValue from '../setup/calls/balthzar_get_input_group_settings_with_value.ts'
import checkSettingExists from '../setup/calls/check_setting_exists.ts'
import getAdminActions from '../setup/calls/get_admin_actions.ts'
import getInputGroups from '../setup/calls/get_input_groups.ts'
import getKeyboardSpecials from '../setup/calls/get_keyboard_specials.ts'
import getMachineFunctions from '../setup/calls/get_machine_functions.ts'
import getSettingValue from '../setup/calls/get_setting_value.ts'
import getSpecialFunctionsForMachine from '../setup/calls/get_special_functions_for_machine.ts'
import getTouchConfigForMachine from '../setup/calls/get_touch_config_for_machine.ts'
import openDevlog from '../setup/calls/open_devlog.ts'
import getAutomaticReasons from '../stops/calls/get_automatic_reasons.ts'
import getLikelyStopReasons from '../stops/calls/get_likely_stop_reasons.ts'
import getMachineNotes from '../stops/calls/get_machine_notes.ts'
import getSetupTypes from '../stops/calls/get_setup_types.ts'
import getStopCodes from '../stops/calls/get_stop_codes.ts'
import getStopCodesForMachine from '../stops/calls/get_stop_codes_for_machine.ts'
import getStopHistory from '../stops/calls/get_stop_history.ts'
import getUncodedStops from '../stops/calls/get_uncoded_stops.ts'
import getUncodedStopsForLocation from '../stops/calls/get_uncoded_stops_for_location.ts'
import { setupLoadHandlers } from './setup-load-handlers.ts'

export const loadHandlers: readonly Handler[] = [
  ...setupLoadHandlers,
  balthzarGetFreeToolInserts,
  balthzarGetInputGroupSettingsWithValue,
  balthzarGetInternalActivityActionIdCardNo,
  balthzarGetInternalActivityHistory,
  balthzarGetInternalActivityPerformedChecklist,
  balthzarGetLastOrderWithToolOnMachine,
  balthzarGetToolStructures,
  checkImport,
  checkSettingExists,
  checkWeightResult,
  findScanned,
  getAdminActions,
  getAnalysisPage,
  getAutomaticReasons,
  getBaseConfig,
  getBundles,
  getCardHistory,
  getCategories,
  getCavities,
  getCavityHistory,
  getCombinedMaterials,
  getConfig,
  getConfigs,
  getConnectors,
  getDashboardData,
  getDefaultColumns,
  getDetailPlanningMachines,
  getDocument,
  getDocumentGroups,
  getDocuments,
  getEmployeeClock,
  getEmployees,
  getEmployeesAtMachine,
  getErpState,
  getEuromapPrograms,
  getFailedErpCounts,
  getFailedErpRecords,
  getFile,
  getFileByPath,
  getFiles,
  getForcedStop,
  getGoodQtyHistory,
  getGraphicalHistoryDataForMachines,
  getGroups,
  getInputGroups,
  getInternalActivities,
  getInternalActivityChecklist,
  getKeyboardSpecials,
  getLeanDays,
  getLikelyStopReasons,
  getLossTree,
  getMachine,
  getMachineFigures,
  getMachineFunctions,
  getMachineHistory,
  getMachineNotes,
  getMachinePriorities,
  getMachines,
  getMachinesForCard,
  getMachineSorting,
  getMachineReports,
  getMachineTransactions,
  getManualInternalActivities,
  getMaterialBatches,
  getMaterialLots,
  getMaterials,
  getMaterialScrapHistory,
  getMaterialTraces,
  getMediaFolder,
  getMultitableValue,
  getMyMachines,
  getMySessions,
  getNotificationChoices,
  getNotifications,
  getOperationText,
  getOrder,
  getOrderableReports,
  getOrderConfirmationPalletFlags,
  getOrderDetails,
  getOrdersAwaitingConfirmation,
  getOrdersToConfirm,
  getOwnOverviewData,
  getOwnOverviews,
  getPalletFlagErpReportings,
  getPalletHistory,
  getPalletQueue,
  getPartInfo,
  getParts,
  getPermissions,
  getPlannedOrders,
  getPrintHistory,
  getPrintJobs,
  getPrintOrder,
  getPrinters,
  getProductionGoals,
  getQuarantinedSignals,
  getQueryData,
  getQueryList,
  getQueryResult,
  getQuickReports,
  getReport,
  getReportRecipients,
  getReportSchedules,
  getReportScrapPivotGraph,
  getResourceOrders,
  getReworkOrders,
  getRunningAndFinishedOrders,
  getRunningOrderForMachine,
  getRunningOrders,
  getScales,
  getScrapAdjustments,
  getScrapCodes,
  getScrapHistory,
  getScrapOfDays,
  getScrapStatistics,
  getScrapSums,
  getSettingValue,
  getSetupTypes,
  getSpecialFunctionsForMachine,
  getStopCodes,
  getStopCodesForMachine,
  getStopFigures,
  getStopHistory,
  getTargetFulfilment,
  getTargetLosses,
  getToolOverview,
  getTools,
  getTouchConfigForMachine,
  getUnbundledOrders,
  getUncodedStops,
  getUncodedStopsForLocation,
  getUnconfirmedCancellations,
  getUnconfirmedPalletFlags,
  getUserLevels,
  getUsers,
  getValueRules,
  getVisualizationConfigs,
  getWallLinks,
  getWeightControl,
  getWeightHistory,
  getWidgetConfigs,
  historyPerDay,
  openDevlog,
  searchPart,
  verifyEmployee,
  previewDataSource,
]
