/** All calls that change something. One that is not named here does not exist. */
import { addMyMachine } from './procedures/add_my_machine.ts'
import { adjustPalletFlag } from './procedures/adjust_pallet_flag.ts'
import { assignMaterialLots } from './procedures/assign_material_lots.ts'
import { cancelPalletFlagErpReportingsStatus } from './procedures/balthzar_cancel_pallet_flag_erp_reportings_status.ts'
import { createDetailPlanningBundle } from './procedures/balthzar_create_detail_planning_bundle.ts'
import { deleteDetailPlanningBundle } from './procedures/balthzar_delete_detail_planning_bundle.ts'
import { balthzarEuromap } from './procedures/balthzar_euromap.ts'
import { reorderDetailPlanningBundles } from './procedures/balthzar_reorder_detail_planning_bundles.ts'
import { retryPalletFlagErpReportingsStatus } from './procedures/balthzar_retry_pallet_flag_erp_reportings_status.ts'
import { splitDetailPlanningBundle } from './procedures/balthzar_split_detail_planning_bundle.ts'
import { swapDetailPlanningBundle } from './procedures/balthzar_swap_detail_planning_bundle.ts'
import { updateDetailPlanningBundleBookedMachineId } from './procedures/balthzar_update_detail_planning_bundle_booked_machine_id.ts'
import { cancelForcedStop } from './procedures/cancel_forced_stop.ts'
import { cancelRestOfOrder } from './procedures/cancel_rest_of_order.ts'
import { cancellation } from './procedures/cancellation.ts'
import { certifyInternalActivity } from './procedures/certify_internal_activity.ts'
import { changeMaterialBatch } from './procedures/change_material_batch.ts'
import { changePalletQueue } from './procedures/change_pallet_queue.ts'
import { changePassword } from './procedures/change_password.ts'
import { changeWallLink } from './procedures/change_wall_link.ts'
import { closeCavities } from './procedures/close_cavities.ts'
import { confirmNotifications } from './procedures/confirm_notifications.ts'
import { confirmOrder } from './procedures/confirm_order.ts'
import { confirmPalletFlags } from './procedures/confirm_pallet_flags.ts'
import { createOrderByPart } from './procedures/create_order_by_part.ts'
import { createWallLink } from './procedures/create_wall_link.ts'
import { deleteAutomaticReason } from './procedures/delete_automatic_reason.ts'
import { deleteCancellationOrder } from './procedures/delete_cancellation_order.ts'
import { deleteConfig } from './procedures/delete_config.ts'
import { deleteDocument } from './procedures/delete_document.ts'
import { deleteInternalActivity } from './procedures/delete_internal_activity.ts'
import { deleteMachineNote } from './procedures/delete_machine_note.ts'
import { deleteOwnOverview } from './procedures/delete_own_overview.ts'
import { deleteQuery } from './procedures/delete_query.ts'
import { deleteReportSchedule } from './procedures/delete_report_schedule.ts'
import { deleteValueRule } from './procedures/delete_value_rule.ts'
import { deleteVisualizationSetting } from './procedures/delete_visualization_setting.ts'
import { deleteWidgetConfig } from './procedures/delete_widget_config.ts'
import { discardQuarantinedSignals } from './procedures/discard_quarantined_signals.ts'
import { endMySession } from './procedures/end_my_session.ts'
import { firstPieceOk } from './procedures/first_piece_ok.ts'
import { generateQuickReport } from './procedures/generate_quick_report.ts'
import { importRecords } from './procedures/import_records.ts'
import { openCavities } from './procedures/open_cavities.ts'
import { orderForcedStop } from './procedures/order_forced_stop.ts'
import { orderMaterial } from './procedures/order_material.ts'
import { orderReport } from './procedures/order_report.ts'
import { performInternalActivity } from './procedures/perform_internal_activity.ts'
import { prepareForOrder } from './procedures/prepare_for_order.ts'
import { printFile } from './procedures/print_file.ts'
import { printFileByRecord } from './procedures/print_file_by_record.ts'
import { printFullOrder } from './procedures/print_full_order.ts'
import { printLabel } from './procedures/print_label.ts'
import { printPalletFlag } from './procedures/print_pallet_flag.ts'
import { printQuickReport } from './procedures/print_quick_report.ts'
import { rebuildMachine } from './procedures/rebuild_machine.ts'
import { receiveGoodQty } from './procedures/receive_good_qty.ts'
import { removeFailedErpRecord } from './procedures/remove_failed_erp_record.ts'
import { removeMyMachine } from './procedures/remove_my_machine.ts'
import { removeScale } from './procedures/remove_scale.ts'
import { replayQuarantinedSignals } from './procedures/replay_quarantined_signals.ts'
import { reportBundle } from './procedures/report_bundle.ts'
import { reportClientError } from './procedures/report_client_error.ts'
import { reportMaterialDifference } from './procedures/report_material_difference.ts'
import { reportMaterialScrap } from './procedures/report_material_scrap.ts'
import { reportScrap } from './procedures/report_scrap.ts'
import { reportScrapCycles } from './procedures/report_scrap_cycles.ts'
import { reprintPalletFlag } from './procedures/reprint_pallet_flag.ts'
import { resumeSetup } from './procedures/resume_setup.ts'
import { retryFailedErpRecord } from './procedures/retry_failed_erp_record.ts'
import { returnMaterial } from './procedures/return_material.ts'
import { revokeWallLink } from './procedures/revoke_wall_link.ts'
import { runAdminAction } from './procedures/run_admin_action.ts'
import { runExternalAction } from './procedures/run_external_action.ts'
import { saveAutomaticReason } from './procedures/save_automatic_reason.ts'
import { saveConfig } from './procedures/save_config.ts'
import { saveDefaultVisualization } from './procedures/save_default_visualization.ts'
import { saveDisplaySetting } from './procedures/save_display_setting.ts'
import { saveDocument } from './procedures/save_document.ts'
import { saveDocumentGroup } from './procedures/save_document_group.ts'
import { saveInputGroupValues } from './procedures/save_input_group_values.ts'
import { saveMachineFunctions } from './procedures/save_machine_functions.ts'
import { saveMachineNote } from './procedures/save_machine_note.ts'
import { saveMachineSorting } from './procedures/save_machine_sorting.ts'
import { saveOwnOverview } from './procedures/save_own_overview.ts'
import { saveOwnOverviewValues } from './procedures/save_own_overview_values.ts'
import { saveQuery } from './procedures/save_query.ts'
import { saveReportSchedule } from './procedures/save_report_schedule.ts'
import { saveScale } from './procedures/save_scale.ts'
import { saveScrapCard } from './procedures/save_scrap_card.ts'
import { saveUser } from './procedures/save_user.ts'
import { saveUserLevel } from './procedures/save_user_level.ts'
import { saveUserVisualization } from './procedures/save_user_visualization.ts'
import { saveValueRule } from './procedures/save_value_rule.ts'
import { saveWeightControl } from './procedures/save_weight_control.ts'
import { saveWidgetConfig } from './procedures/save_widget_config.ts'
import { sendErpNow } from './procedures/send_erp_now.ts'
import { setCompanySetting } from './procedures/set_company_setting.ts'
import { setEmployeeClock } from './procedures/set_employee_clock.ts'
import { setErpLink } from './procedures/set_erp_link.ts'
import { setLeanDay } from './procedures/set_lean_day.ts'
import { setMaterialTraces } from './procedures/set_material_traces.ts'
import { setNotificationChoices } from './procedures/set_notification_choices.ts'
import { setOwnChoices } from './procedures/set_own_choices.ts'
import { setScaleEnabled } from './procedures/set_scale_enabled.ts'
import { setStopCode } from './procedures/set_stop_code.ts'
import { sf61 } from './procedures/sf61.ts'
import { signInEmployeeAtMachine } from './procedures/sign_in_employee_at_machine.ts'
import { signInOnDevice } from './procedures/sign_in_on_device.ts'
import { signOutEmployeeAtMachine } from './procedures/sign_out_employee_at_machine.ts'
import { splitStop } from './procedures/split_stop.ts'
import { startInternalActivity } from './procedures/start_internal_activity.ts'
import { startOrder } from './procedures/start_order.ts'
import { startReworkOrder } from './procedures/start_rework_order.ts'
import { stopOrder } from './procedures/stop_order.ts'
import { switchMachine } from './procedures/switch_machine.ts'
import { takeBackCalendarChange } from './procedures/take_back_calendar_change.ts'
import { tareScale } from './procedures/tare_scale.ts'
import { updateHistoryNote } from './procedures/update_history_note.ts'
import { updateHistoryStop } from './procedures/update_history_stop.ts'
import { updatePrintJobStatus } from './procedures/update_print_job_status.ts'
import { updateUncodedStop } from './procedures/update_uncoded_stop.ts'
import { uploadMedia } from './procedures/upload_media.ts'
import { userPlanning } from './procedures/user_planning.ts'
import { setupActions } from './setup-actions.ts'

export const actions = [
  ...setupActions,
  addMyMachine,
  adjustPalletFlag,
  assignMaterialLots,
  balthzarEuromap,
  cancelForcedStop,
  cancelPalletFlagErpReportingsStatus,
  cancelRestOfOrder,
  cancellation,
  certifyInternalActivity,
  changeMaterialBatch,
  changePalletQueue,
  changePassword,
  changeWallLink,
  closeCavities,
  confirmNotifications,
  confirmOrder,
  confirmPalletFlags,
  createDetailPlanningBundle,
  createOrderByPart,
  createWallLink,
  deleteAutomaticReason,
  deleteCancellationOrder,
  deleteConfig,
  deleteDetailPlanningBundle,
  deleteDocument,
  deleteInternalActivity,
  deleteMachineNote,
  deleteOwnOverview,
  deleteQuery,
  deleteReportSchedule,
  deleteValueRule,
  deleteVisualizationSetting,
  deleteWidgetConfig,
  discardQuarantinedSignals,
  endMySession,
  firstPieceOk,
  generateQuickReport,
  importRecords,
  openCavities,
  orderForcedStop,
  orderMaterial,
  orderReport,
  performInternalActivity,
  prepareForOrder,
  printFile,
  printFileByRecord,
  printFullOrder,
  printLabel,
  printPalletFlag,
  printQuickReport,
  rebuildMachine,
  receiveGoodQty,
  removeFailedErpRecord,
  removeMyMachine,
  removeScale,
  reorderDetailPlanningBundles,
  replayQuarantinedSignals,
  reportBundle,
  reportClientError,
  reportMaterialDifference,
  reportMaterialScrap,
  reportScrap,
  reportScrapCycles,
  reprintPalletFlag,
  resumeSetup,
  retryFailedErpRecord,
  retryPalletFlagErpReportingsStatus,
  returnMaterial,
  revokeWallLink,
  runAdminAction,
  runExternalAction,
  saveAutomaticReason,
  saveConfig,
  saveDefaultVisualization,
  saveDisplaySetting,
  saveDocument,
  saveDocumentGroup,
  saveInputGroupValues,
  saveMachineFunctions,
  saveMachineNote,
  saveMachineSorting,
  saveOwnOverview,
  saveOwnOverviewValues,
  saveQuery,
  saveReportSchedule,
  saveScale,
  saveScrapCard,
  saveUser,
  saveUserLevel,
  saveUserVisualization,
  saveValueRule,
  saveWeightControl,
  saveWidgetConfig,
  sendErpNow,
  setCompanySetting,
  setEmployeeClock,
  setErpLink,
  setLeanDay,
  setMaterialTraces,
  setNotificationChoices,
  setOwnChoices,
  setScaleEnabled,
  setStopCode,
  sf61,
  signInEmployeeAtMachine,
  signInOnDevice,
  signOutEmployeeAtMachine,
  splitDetailPlanningBundle,
  splitStop,
  startInternalActivity,
  startOrder,
  startReworkOrder,
  stopOrder,
  swapDetailPlanningBundle,
  switchMachine,
  takeBackCalendarChange,
  tareScale,
  updateDetailPlanningBundleBookedMachineId,
  updateHistoryNote,
  updateHistoryStop,
  updatePrintJobStatus,
  updateUncodedStop,
  uploadMedia,
  userPlanning,
] as const
