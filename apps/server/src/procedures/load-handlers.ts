/** The handlers of all calls that read. One that is not named here cannot be called. */
import balthzarGetFreeToolInserts from './balthzar_get_free_tool_inserts.ts'
import balthzarGetInputGroupSettingsWithValue from './balthzar_get_input_group_settings_with_value.ts'
import balthzarGetInternalActivityActionIdCardNo from './balthzar_get_internal_activity_action_id_card_no.ts'
import balthzarGetInternalActivityHistory from './balthzar_get_internal_activity_history.ts'
import balthzarGetInternalActivityPerformedChecklist from './balthzar_get_internal_activity_performed_checklist.ts'
import balthzarGetLastOrderWithToolOnMachine from './balthzar_get_last_order_with_tool_on_machine.ts'
import balthzarGetToolStructures from './balthzar_get_tool_structures.ts'
import checkImport from './check_import.ts'
import checkSettingExists from './check_setting_exists.ts'
import checkWeightResult from './check_weight_result.ts'
import findScanned from './find_scanned.ts'
import getAdminActions from './get_admin_actions.ts'
import getAnalysisPage from './get_analysis_page.ts'
import getAutomaticReasons from './get_automatic_reasons.ts'
import getBaseConfig from './get_base_config.ts'
import getBundles from './get_bundles.ts'
import getCardHistory from './get_card_history.ts'
import getCategories from './get_categories.ts'
import getCavities from './get_cavities.ts'
import getCavityHistory from './get_cavity_history.ts'
import getCombinedMaterials from './get_combined_materials.ts'
import getConfig from './get_config.ts'
import getConfigs from './get_configs.ts'
import getConnectors from './get_connectors.ts'
import getDashboardData from './get_dashboard_data.ts'
import getDefaultColumns from './get_default_columns.ts'
import getDetailPlanningMachines from './get_detail_planning_machines.ts'
import getDocument from './get_document.ts'
import getDocumentGroups from './get_document_groups.ts'
import getDocuments from './get_documents.ts'
import getEmployeeClock from './get_employee_clock.ts'
import getEmployees from './get_employees.ts'
import getEmployeesAtMachine from './get_employees_at_machine.ts'
import getErpState from './get_erp_state.ts'
import getEuromapPrograms from './get_euromap_programs.ts'
import getFailedErpCounts from './get_failed_erp_counts.ts'
import getFailedErpRecords from './get_failed_erp_records.ts'
import getFile from './get_file.ts'
import getFileByPath from './get_file_by_path.ts'
import getFiles from './get_files.ts'
import getForcedStop from './get_forced_stop.ts'
import getGoodQtyHistory from './get_good_qty_history.ts'
import getGraphicalHistoryDataForMachines from './get_graphical_history_data_for_machines.ts'
import getGroups from './get_groups.ts'
import getInputGroups from './get_input_groups.ts'
import getInternalActivities from './get_internal_activities.ts'
import getInternalActivityChecklist from './get_internal_activity_checklist.ts'
import getKeyboardSpecials from './get_keyboard_specials.ts'
import getLeanDays from './get_lean_days.ts'
import getLikelyStopReasons from './get_likely_stop_reasons.ts'
import getLossTree from './get_loss_tree.ts'
import getMachine from './get_machine.ts'
import getMachineFigures from './get_machine_figures.ts'
import getMachineFunctions from './get_machine_functions.ts'
import getMachineHistory from './get_machine_history.ts'
import getMachineNotes from './get_machine_notes.ts'
import getMachinePriorities from './get_machine_priorities.ts'
import getMachineReports from './get_machine_reports.ts'
import getMachineSorting from './get_machine_sorting.ts'
import getMachineTransactions from './get_machine_transactions.ts'
import getMachines from './get_machines.ts'
import getMachinesForCard from './get_machines_for_card.ts'
import getManualInternalActivities from './get_manual_internal_activities.ts'
import getMaterialBatches from './get_material_batches.ts'
import getMaterialLots from './get_material_lots.ts'
import getMaterialScrapHistory from './get_material_scrap_history.ts'
import getMaterialTraces from './get_material_traces.ts'
import getMaterials from './get_materials.ts'
import getMediaFolder from './get_media_folder.ts'
import getMultitableValue from './get_multitable_value.ts'
import getMyMachines from './get_my_machines.ts'
import getMySessions from './get_my_sessions.ts'
import getNotificationChoices from './get_notification_choices.ts'
import getNotifications from './get_notifications.ts'
import getOperationText from './get_operation_text.ts'
import getOrder from './get_order.ts'
import getOrderConfirmationPalletFlags from './get_order_confirmation_pallet_flags.ts'
import getOrderDetails from './get_order_details.ts'
import getOrderableReports from './get_orderable_reports.ts'
import getOrdersAwaitingConfirmation from './get_orders_awaiting_confirmation.ts'
import getOrdersToConfirm from './get_orders_to_confirm.ts'
import getOwnOverviewData from './get_own_overview_data.ts'
import getOwnOverviews from './get_own_overviews.ts'
import getPalletFlagErpReportings from './get_pallet_flag_erp_reportings.ts'
import getPalletHistory from './get_pallet_history.ts'
import getPalletQueue from './get_pallet_queue.ts'
import getPartInfo from './get_part_info.ts'
import getParts from './get_parts.ts'
import getPermissions from './get_permissions.ts'
import getPlannedOrders from './get_planned_orders.ts'
import getPrintHistory from './get_print_history.ts'
import getPrintJobs from './get_print_jobs.ts'
import getPrintOrder from './get_print_order.ts'
import getPrinters from './get_printers.ts'
import getProductionGoals from './get_production_goals.ts'
import getQuarantinedSignals from './get_quarantined_signals.ts'
import getQueryData from './get_query_data.ts'
import getQueryList from './get_query_list.ts'
import getQueryResult from './get_query_result.ts'
import getQuickReports from './get_quick_reports.ts'
import getReport from './get_report.ts'
import getReportRecipients from './get_report_recipients.ts'
import getReportSchedules from './get_report_schedules.ts'
import getReportScrapPivotGraph from './get_report_scrap_pivot_graph.ts'
import getResourceOrders from './get_resource_orders.ts'
import getReworkOrders from './get_rework_orders.ts'
import getRunningAndFinishedOrders from './get_running_and_finished_orders.ts'
import getRunningOrderForMachine from './get_running_order_for_machine.ts'
import getRunningOrders from './get_running_orders.ts'
import getScales from './get_scales.ts'
import getScrapAdjustments from './get_scrap_adjustments.ts'
import getScrapCodes from './get_scrap_codes.ts'
import getScrapHistory from './get_scrap_history.ts'
import getScrapOfDays from './get_scrap_of_days.ts'
import getScrapStatistics from './get_scrap_statistics.ts'
import getScrapSums from './get_scrap_sums.ts'
import getSettingValue from './get_setting_value.ts'
import getSetupTypes from './get_setup_types.ts'
import getSpecialFunctionsForMachine from './get_special_functions_for_machine.ts'
import getStopCodes from './get_stop_codes.ts'
import getStopCodesForMachine from './get_stop_codes_for_machine.ts'
import getStopFigures from './get_stop_figures.ts'
import getStopHistory from './get_stop_history.ts'
import getTargetFulfilment from './get_target_fulfilment.ts'
import getTargetLosses from './get_target_losses.ts'
import getToolOverview from './get_tool_overview.ts'
import getTools from './get_tools.ts'
import getTouchConfigForMachine from './get_touch_config_for_machine.ts'
import getUnbundledOrders from './get_unbundled_orders.ts'
import getUncodedStops from './get_uncoded_stops.ts'
import getUncodedStopsForLocation from './get_uncoded_stops_for_location.ts'
import getUnconfirmedCancellations from './get_unconfirmed_cancellations.ts'
import getUnconfirmedPalletFlags from './get_unconfirmed_pallet_flags.ts'
import getUserLevels from './get_user_levels.ts'
import getUsers from './get_users.ts'
import getValueRules from './get_value_rules.ts'
import getVisualizationConfigs from './get_visualization_configs.ts'
import getWallLinks from './get_wall_links.ts'
import getWeightControl from './get_weight_control.ts'
import getWeightHistory from './get_weight_history.ts'
import getWidgetConfigs from './get_widget_configs.ts'
import type { Handler } from './handle.ts'
import historyPerDay from './history_per_day.ts'
import openDevlog from './open_devlog.ts'
import previewDataSource from './preview_data_source.ts'
import searchPart from './search_part.ts'
import { setupLoadHandlers } from './setup-load-handlers.ts'
import verifyEmployee from './verify_employee.ts'

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
