/** All calls that read. One that is not named here does not exist. */

import { balthzarGetInternalActivityActionIdCardNo } from './activities/balthzar_get_internal_activity_action_id_card_no.ts'
import { balthzarGetInternalActivityHistory } from './activities/balthzar_get_internal_activity_history.ts'
import { balthzarGetInternalActivityPerformedChecklist } from './activities/balthzar_get_internal_activity_performed_checklist.ts'
import { getInternalActivities } from './activities/get_internal_activities.ts'
import { getInternalActivityChecklist } from './activities/get_internal_activity_checklist.ts'
import { getManualInternalActivities } from './activities/get_manual_internal_activities.ts'
import { getBaseConfig } from './dashboards/get_base_config.ts'
import { getConfig } from './dashboards/get_config.ts'
import { getConfigs } from './dashboards/get_configs.ts'
import { getDashboardData } from './dashboards/get_dashboard_data.ts'
import { getDefaultColumns } from './dashboards/get_default_columns.ts'
import { getMediaFolder } from './dashboards/get_media_folder.ts'
import { getMultitableValue } from './dashboards/get_multitable_value.ts'
import { getOwnOverviewData } from './dashboards/get_own_overview_data.ts'
import { getOwnOverviews } from './dashboards/get_own_overviews.ts'
import { getQueryData } from './dashboards/get_query_data.ts'
import { getQueryList } from './dashboards/get_query_list.ts'
import { getQueryResult } from './dashboards/get_query_result.ts'
import { getScrapOfDays } from './dashboards/get_scrap_of_days.ts'
import { getStopFigures } from './dashboards/get_stop_figures.ts'
import { getVisualizationConfigs } from './dashboards/get_visualization_configs.ts'
import { getWallLinks } from './dashboards/get_wall_links.ts'
import { getWidgetConfigs } from './dashboards/get_widget_configs.ts'
import { previewDataSource } from './dashboards/preview_data_source.ts'
import { getCategories } from './documents/get_categories.ts'
import { getDocument } from './documents/get_document.ts'
import { getDocumentGroups } from './documents/get_document_groups.ts'
import { getDocuments } from './documents/get_documents.ts'
import { getFile } from './documents/get_file.ts'
import { getFileByPath } from './documents/get_file_by_path.ts'
import { getFiles } from './documents/get_files.ts'
import { getOperationText } from './documents/get_operation_text.ts'
import { getQuickReports } from './documents/get_quick_reports.ts'
import { getErpState } from './erp/get_erp_state.ts'
import { getFailedErpCounts } from './erp/get_failed_erp_counts.ts'
import { getFailedErpRecords } from './erp/get_failed_erp_records.ts'
import { getProductionGoals } from './goals/get_production_goals.ts'
import { getTargetFulfilment } from './goals/get_target_fulfilment.ts'
import { getTargetLosses } from './goals/get_target_losses.ts'
import { getCardHistory } from './history/get_card_history.ts'
import { getCavityHistory } from './history/get_cavity_history.ts'
import { getGoodQtyHistory } from './history/get_good_qty_history.ts'
import { getGraphicalHistoryDataForMachines } from './history/get_graphical_history_data_for_machines.ts'
import { getLeanDays } from './history/get_lean_days.ts'
import { getLossTree } from './history/get_loss_tree.ts'
import { getMachineFigures } from './history/get_machine_figures.ts'
import { getMachineHistory } from './history/get_machine_history.ts'
import { getMachineTransactions } from './history/get_machine_transactions.ts'
import { historyPerDay } from './history/history_per_day.ts'
import { checkImport } from './import/check_import.ts'
import { getConnectors } from './import/get_connectors.ts'
import { getQuarantinedSignals } from './import/get_quarantined_signals.ts'
import { getCavities } from './machines/get_cavities.ts'
import { getEuromapPrograms } from './machines/get_euromap_programs.ts'
import { getForcedStop } from './machines/get_forced_stop.ts'
import { getMachine } from './machines/get_machine.ts'
import { getMachineSorting } from './machines/get_machine_sorting.ts'
import { getMachines } from './machines/get_machines.ts'
import { getNotificationChoices } from './machines/get_notification_choices.ts'
import { getNotifications } from './machines/get_notifications.ts'
import { getValueRules } from './machines/get_value_rules.ts'
import { getCombinedMaterials } from './materials/get_combined_materials.ts'
import { getMaterialBatches } from './materials/get_material_batches.ts'
import { getMaterialLots } from './materials/get_material_lots.ts'
import { getMaterialScrapHistory } from './materials/get_material_scrap_history.ts'
import { getMaterialTraces } from './materials/get_material_traces.ts'
import { getMaterials } from './materials/get_materials.ts'
import { balthzarGetFreeToolInserts } from './orders/balthzar_get_free_tool_inserts.ts'
import { balthzarGetLastOrderWithToolOnMachine } from './orders/balthzar_get_last_order_with_tool_on_machine.ts'
import { balthzarGetToolStructures } from './orders/balthzar_get_tool_structures.ts'
import { findScanned } from './orders/find_scanned.ts'
import { getMachinesForCard } from './orders/get_machines_for_card.ts'
import { getOrder } from './orders/get_order.ts'
import { getOrderDetails } from './orders/get_order_details.ts'
import { getOrdersAwaitingConfirmation } from './orders/get_orders_awaiting_confirmation.ts'
import { getOrdersToConfirm } from './orders/get_orders_to_confirm.ts'
import { getPartInfo } from './orders/get_part_info.ts'
import { getParts } from './orders/get_parts.ts'
import { getPlannedOrders } from './orders/get_planned_orders.ts'
import { getReworkOrders } from './orders/get_rework_orders.ts'
import { getRunningAndFinishedOrders } from './orders/get_running_and_finished_orders.ts'
import { getRunningOrderForMachine } from './orders/get_running_order_for_machine.ts'
import { getRunningOrders } from './orders/get_running_orders.ts'
import { getToolOverview } from './orders/get_tool_overview.ts'
import { getTools } from './orders/get_tools.ts'
import { getUnconfirmedCancellations } from './orders/get_unconfirmed_cancellations.ts'
import { searchPart } from './orders/search_part.ts'
import { getOrderConfirmationPalletFlags } from './pallets/get_order_confirmation_pallet_flags.ts'
import { getPalletFlagErpReportings } from './pallets/get_pallet_flag_erp_reportings.ts'
import { getPalletHistory } from './pallets/get_pallet_history.ts'
import { getPalletQueue } from './pallets/get_pallet_queue.ts'
import { getPrintHistory } from './pallets/get_print_history.ts'
import { getPrintJobs } from './pallets/get_print_jobs.ts'
import { getPrintOrder } from './pallets/get_print_order.ts'
import { getPrinters } from './pallets/get_printers.ts'
import { getUnconfirmedPalletFlags } from './pallets/get_unconfirmed_pallet_flags.ts'
import { getEmployeeClock } from './people/get_employee_clock.ts'
import { getEmployees } from './people/get_employees.ts'
import { getEmployeesAtMachine } from './people/get_employees_at_machine.ts'
import { getGroups } from './people/get_groups.ts'
import { getMyMachines } from './people/get_my_machines.ts'
import { getMySessions } from './people/get_my_sessions.ts'
import { getPermissions } from './people/get_permissions.ts'
import { getUserLevels } from './people/get_user_levels.ts'
import { getUsers } from './people/get_users.ts'
import { verifyEmployee } from './people/verify_employee.ts'
import { getBundles } from './planning/get_bundles.ts'
import { getDetailPlanningMachines } from './planning/get_detail_planning_machines.ts'
import { getMachinePriorities } from './planning/get_machine_priorities.ts'
import { getResourceOrders } from './planning/get_resource_orders.ts'
import { getUnbundledOrders } from './planning/get_unbundled_orders.ts'
import { getMachineReports } from './reports/get_machine_reports.ts'
import { getOrderableReports } from './reports/get_orderable_reports.ts'
import { getReport } from './reports/get_report.ts'
import { getReportRecipients } from './reports/get_report_recipients.ts'
import { getReportSchedules } from './reports/get_report_schedules.ts'
import { checkWeightResult } from './scrap/check_weight_result.ts'
import { getAnalysisPage } from './scrap/get_analysis_page.ts'
import { getReportScrapPivotGraph } from './scrap/get_report_scrap_pivot_graph.ts'
import { getScales } from './scrap/get_scales.ts'
import { getScrapAdjustments } from './scrap/get_scrap_adjustments.ts'
import { getScrapCodes } from './scrap/get_scrap_codes.ts'
import { getScrapHistory } from './scrap/get_scrap_history.ts'
import { getScrapStatistics } from './scrap/get_scrap_statistics.ts'
import { getScrapSums } from './scrap/get_scrap_sums.ts'
import { getWeightControl } from './scrap/get_weight_control.ts'
import { getWeightHistory } from './scrap/get_weight_history.ts'
import { balthzarGetInputGroupSettingsWithValue } from './setup/balthzar_get_input_group_settings_with_value.ts'
import { checkSettingExists } from './setup/check_setting_exists.ts'
import { getAdminActions } from './setup/get_admin_actions.ts'
import { getInputGroups } from './setup/get_input_groups.ts'
import { getKeyboardSpecials } from './setup/get_keyboard_specials.ts'
import { getMachineFunctions } from './setup/get_machine_functions.ts'
import { getSettingValue } from './setup/get_setting_value.ts'
import { getSpecialFunctionsForMachine } from './setup/get_special_functions_for_machine.ts'
import { getTouchConfigForMachine } from './setup/get_touch_config_for_machine.ts'
import { openDevlog } from './setup/open_devlog.ts'
import { setupLoads } from './setup-loads.ts'
import { getAutomaticReasons } from './stops/get_automatic_reasons.ts'
import { getLikelyStopReasons } from './stops/get_likely_stop_reasons.ts'
import { getMachineNotes } from './stops/get_machine_notes.ts'
import { getSetupTypes } from './stops/get_setup_types.ts'
import { getStopCodes } from './stops/get_stop_codes.ts'
import { getStopCodesForMachine } from './stops/get_stop_codes_for_machine.ts'
import { getStopHistory } from './stops/get_stop_history.ts'
import { getUncodedStops } from './stops/get_uncoded_stops.ts'
import { getUncodedStopsForLocation } from './stops/get_uncoded_stops_for_location.ts'

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
