/** All calls that read. One that is not named here does not exist. */
import { balthzarGetFreeToolInserts } from './procedures/balthzar_get_free_tool_inserts.ts'
import { balthzarGetInputGroupSettingsWithValue } from './procedures/balthzar_get_input_group_settings_with_value.ts'
import { balthzarGetInternalActivityActionIdCardNo } from './procedures/balthzar_get_internal_activity_action_id_card_no.ts'
import { balthzarGetInternalActivityHistory } from './procedures/balthzar_get_internal_activity_history.ts'
import { balthzarGetInternalActivityPerformedChecklist } from './procedures/balthzar_get_internal_activity_performed_checklist.ts'
import { balthzarGetLastOrderWithToolOnMachine } from './procedures/balthzar_get_last_order_with_tool_on_machine.ts'
import { balthzarGetToolStructures } from './procedures/balthzar_get_tool_structures.ts'
import { checkImport } from './procedures/check_import.ts'
import { checkSettingExists } from './procedures/check_setting_exists.ts'
import { checkWeightResult } from './procedures/check_weight_result.ts'
import { findScanned } from './procedures/find_scanned.ts'
import { getAdminActions } from './procedures/get_admin_actions.ts'
import { getAnalysisPage } from './procedures/get_analysis_page.ts'
import { getAutomaticReasons } from './procedures/get_automatic_reasons.ts'
import { getBaseConfig } from './procedures/get_base_config.ts'
import { getBundles } from './procedures/get_bundles.ts'
import { getCardHistory } from './procedures/get_card_history.ts'
import { getCategories } from './procedures/get_categories.ts'
import { getCavities } from './procedures/get_cavities.ts'
import { getCavityHistory } from './procedures/get_cavity_history.ts'
import { getCombinedMaterials } from './procedures/get_combined_materials.ts'
import { getConfig } from './procedures/get_config.ts'
import { getConfigs } from './procedures/get_configs.ts'
import { getConnectors } from './procedures/get_connectors.ts'
import { getDashboardData } from './procedures/get_dashboard_data.ts'
import { getDefaultColumns } from './procedures/get_default_columns.ts'
import { getDetailPlanningMachines } from './procedures/get_detail_planning_machines.ts'
import { getDocument } from './procedures/get_document.ts'
import { getDocumentGroups } from './procedures/get_document_groups.ts'
import { getDocuments } from './procedures/get_documents.ts'
import { getEmployeeClock } from './procedures/get_employee_clock.ts'
import { getEmployees } from './procedures/get_employees.ts'
import { getEmployeesAtMachine } from './procedures/get_employees_at_machine.ts'
import { getErpState } from './procedures/get_erp_state.ts'
import { getEuromapPrograms } from './procedures/get_euromap_programs.ts'
import { getFailedErpCounts } from './procedures/get_failed_erp_counts.ts'
import { getFailedErpRecords } from './procedures/get_failed_erp_records.ts'
import { getFile } from './procedures/get_file.ts'
import { getFileByPath } from './procedures/get_file_by_path.ts'
import { getFiles } from './procedures/get_files.ts'
import { getForcedStop } from './procedures/get_forced_stop.ts'
import { getGoodQtyHistory } from './procedures/get_good_qty_history.ts'
import { getGraphicalHistoryDataForMachines } from './procedures/get_graphical_history_data_for_machines.ts'
import { getGroups } from './procedures/get_groups.ts'
import { getInputGroups } from './procedures/get_input_groups.ts'
import { getInternalActivities } from './procedures/get_internal_activities.ts'
import { getInternalActivityChecklist } from './procedures/get_internal_activity_checklist.ts'
import { getKeyboardSpecials } from './procedures/get_keyboard_specials.ts'
import { getLeanDays } from './procedures/get_lean_days.ts'
import { getLikelyStopReasons } from './procedures/get_likely_stop_reasons.ts'
import { getLossTree } from './procedures/get_loss_tree.ts'
import { getMachine } from './procedures/get_machine.ts'
import { getMachineFigures } from './procedures/get_machine_figures.ts'
import { getMachineFunctions } from './procedures/get_machine_functions.ts'
import { getMachineHistory } from './procedures/get_machine_history.ts'
import { getMachineNotes } from './procedures/get_machine_notes.ts'
import { getMachinePriorities } from './procedures/get_machine_priorities.ts'
import { getMachineReports } from './procedures/get_machine_reports.ts'
import { getMachineSorting } from './procedures/get_machine_sorting.ts'
import { getMachineTransactions } from './procedures/get_machine_transactions.ts'
import { getMachines } from './procedures/get_machines.ts'
import { getMachinesForCard } from './procedures/get_machines_for_card.ts'
import { getManualInternalActivities } from './procedures/get_manual_internal_activities.ts'
import { getMaterialBatches } from './procedures/get_material_batches.ts'
import { getMaterialLots } from './procedures/get_material_lots.ts'
import { getMaterialScrapHistory } from './procedures/get_material_scrap_history.ts'
import { getMaterialTraces } from './procedures/get_material_traces.ts'
import { getMaterials } from './procedures/get_materials.ts'
import { getMediaFolder } from './procedures/get_media_folder.ts'
import { getMultitableValue } from './procedures/get_multitable_value.ts'
import { getMyMachines } from './procedures/get_my_machines.ts'
import { getMySessions } from './procedures/get_my_sessions.ts'
import { getNotificationChoices } from './procedures/get_notification_choices.ts'
import { getNotifications } from './procedures/get_notifications.ts'
import { getOperationText } from './procedures/get_operation_text.ts'
import { getOrder } from './procedures/get_order.ts'
import { getOrderConfirmationPalletFlags } from './procedures/get_order_confirmation_pallet_flags.ts'
import { getOrderDetails } from './procedures/get_order_details.ts'
import { getOrderableReports } from './procedures/get_orderable_reports.ts'
import { getOrdersAwaitingConfirmation } from './procedures/get_orders_awaiting_confirmation.ts'
import { getOrdersToConfirm } from './procedures/get_orders_to_confirm.ts'
import { getOwnOverviewData } from './procedures/get_own_overview_data.ts'
import { getOwnOverviews } from './procedures/get_own_overviews.ts'
import { getPalletFlagErpReportings } from './procedures/get_pallet_flag_erp_reportings.ts'
import { getPalletHistory } from './procedures/get_pallet_history.ts'
import { getPalletQueue } from './procedures/get_pallet_queue.ts'
import { getPartInfo } from './procedures/get_part_info.ts'
import { getParts } from './procedures/get_parts.ts'
import { getPermissions } from './procedures/get_permissions.ts'
import { getPlannedOrders } from './procedures/get_planned_orders.ts'
import { getPrintHistory } from './procedures/get_print_history.ts'
import { getPrintJobs } from './procedures/get_print_jobs.ts'
import { getPrintOrder } from './procedures/get_print_order.ts'
import { getPrinters } from './procedures/get_printers.ts'
import { getProductionGoals } from './procedures/get_production_goals.ts'
import { getQuarantinedSignals } from './procedures/get_quarantined_signals.ts'
import { getQueryData } from './procedures/get_query_data.ts'
import { getQueryList } from './procedures/get_query_list.ts'
import { getQueryResult } from './procedures/get_query_result.ts'
import { getQuickReports } from './procedures/get_quick_reports.ts'
import { getReport } from './procedures/get_report.ts'
import { getReportRecipients } from './procedures/get_report_recipients.ts'
import { getReportSchedules } from './procedures/get_report_schedules.ts'
import { getReportScrapPivotGraph } from './procedures/get_report_scrap_pivot_graph.ts'
import { getResourceOrders } from './procedures/get_resource_orders.ts'
import { getReworkOrders } from './procedures/get_rework_orders.ts'
import { getRunningAndFinishedOrders } from './procedures/get_running_and_finished_orders.ts'
import { getRunningOrderForMachine } from './procedures/get_running_order_for_machine.ts'
import { getRunningOrders } from './procedures/get_running_orders.ts'
import { getScales } from './procedures/get_scales.ts'
import { getScrapAdjustments } from './procedures/get_scrap_adjustments.ts'
import { getScrapCodes } from './procedures/get_scrap_codes.ts'
import { getScrapHistory } from './procedures/get_scrap_history.ts'
import { getScrapOfDays } from './procedures/get_scrap_of_days.ts'
import { getScrapStatistics } from './procedures/get_scrap_statistics.ts'
import { getScrapSums } from './procedures/get_scrap_sums.ts'
import { getSettingValue } from './procedures/get_setting_value.ts'
import { getSetupTypes } from './procedures/get_setup_types.ts'
import { getSpecialFunctionsForMachine } from './procedures/get_special_functions_for_machine.ts'
import { getStopCodes } from './procedures/get_stop_codes.ts'
import { getStopCodesForMachine } from './procedures/get_stop_codes_for_machine.ts'
import { getStopFigures } from './procedures/get_stop_figures.ts'
import { getStopHistory } from './procedures/get_stop_history.ts'
import { getTargetFulfilment } from './procedures/get_target_fulfilment.ts'
import { getTargetLosses } from './procedures/get_target_losses.ts'
import { getToolOverview } from './procedures/get_tool_overview.ts'
import { getTools } from './procedures/get_tools.ts'
import { getTouchConfigForMachine } from './procedures/get_touch_config_for_machine.ts'
import { getUnbundledOrders } from './procedures/get_unbundled_orders.ts'
import { getUncodedStops } from './procedures/get_uncoded_stops.ts'
import { getUncodedStopsForLocation } from './procedures/get_uncoded_stops_for_location.ts'
import { getUnconfirmedCancellations } from './procedures/get_unconfirmed_cancellations.ts'
import { getUnconfirmedPalletFlags } from './procedures/get_unconfirmed_pallet_flags.ts'
import { getUserLevels } from './procedures/get_user_levels.ts'
import { getUsers } from './procedures/get_users.ts'
import { getValueRules } from './procedures/get_value_rules.ts'
import { getVisualizationConfigs } from './procedures/get_visualization_configs.ts'
import { getWallLinks } from './procedures/get_wall_links.ts'
import { getWeightControl } from './procedures/get_weight_control.ts'
import { getWeightHistory } from './procedures/get_weight_history.ts'
import { getWidgetConfigs } from './procedures/get_widget_configs.ts'
import { historyPerDay } from './procedures/history_per_day.ts'
import { openDevlog } from './procedures/open_devlog.ts'
import { previewDataSource } from './procedures/preview_data_source.ts'
import { searchPart } from './procedures/search_part.ts'
import { verifyEmployee } from './procedures/verify_employee.ts'
import { setupLoads } from './setup-loads.ts'

export const loads = [
  ...setupLoads,
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
  getMachineSorting,
  getMachineReports,
  getMachineTransactions,
  getMachines,
  getMachinesForCard,
  getManualInternalActivities,
  getMaterialBatches,
  getMaterialLots,
  getMaterialScrapHistory,
  getMaterialTraces,
  getMaterials,
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
] as const
