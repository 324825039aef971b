/** The handlers of all calls that change something. One that is not named here cannot be called. */
import addMyMachine from './add_my_machine.ts'
import adjustPalletFlag from './adjust_pallet_flag.ts'
import assignMaterialLots from './assign_material_lots.ts'
import cancelPalletFlagErpReportingsStatus from './balthzar_cancel_pallet_flag_erp_reportings_status.ts'
import createDetailPlanningBundle from './balthzar_create_detail_planning_bundle.ts'
import deleteDetailPlanningBundle from './balthzar_delete_detail_planning_bundle.ts'
import balthzarEuromap from './balthzar_euromap.ts'
import reorderDetailPlanningBundles from './balthzar_reorder_detail_planning_bundles.ts'
import retryPalletFlagErpReportingsStatus from './balthzar_retry_pallet_flag_erp_reportings_status.ts'
import splitDetailPlanningBundle from './balthzar_split_detail_planning_bundle.ts'
import swapDetailPlanningBundle from './balthzar_swap_detail_planning_bundle.ts'
import updateDetailPlanningBundleBookedMachineId from './balthzar_update_detail_planning_bundle_booked_machine_id.ts'
import cancelForcedStop from './cancel_forced_stop.ts'
import cancelRestOfOrder from './cancel_rest_of_order.ts'
import cancellation from './cancellation.ts'
import certifyInternalActivity from './certify_internal_activity.ts'
import changeMaterialBatch from './change_material_batch.ts'
import changePalletQueue from './change_pallet_queue.ts'
import changePassword from './change_password.ts'
import changeWallLink from './change_wall_link.ts'
import closeCavities from './close_cavities.ts'
import confirmNotifications from './confirm_notifications.ts'
import confirmOrder from './confirm_order.ts'
import confirmPalletFlags from './confirm_pallet_flags.ts'
import createOrderByPart from './create_order_by_part.ts'
import createWallLink from './create_wall_link.ts'
import deleteAutomaticReason from './delete_automatic_reason.ts'
import deleteCancellationOrder from './delete_cancellation_order.ts'
import deleteConfig from './delete_config.ts'
import deleteDocument from './delete_document.ts'
import deleteInternalActivity from './delete_internal_activity.ts'
import deleteMachineNote from './delete_machine_note.ts'
import deleteOwnOverview from './delete_own_overview.ts'
import deleteQuery from './delete_query.ts'
import deleteReportSchedule from './delete_report_schedule.ts'
import deleteValueRule from './delete_value_rule.ts'
import deleteVisualizationSetting from './delete_visualization_setting.ts'
import deleteWidgetConfig from './delete_widget_config.ts'
import discardQuarantinedSignals from './discard_quarantined_signals.ts'
import endMySession from './end_my_session.ts'
import firstPieceOk from './first_piece_ok.ts'
import generateQuickReport from './generate_quick_report.ts'
import type { Handler } from './handle.ts'
import importRecords from './import_records.ts'
import openCavities from './open_cavities.ts'
import orderForcedStop from './order_forced_stop.ts'
import orderMaterial from './order_material.ts'
import orderReport from './order_report.ts'
import performInternalActivity from './perform_internal_activity.ts'
import prepareForOrder from './prepare_for_order.ts'
import printFile from './print_file.ts'
import printFileByRecord from './print_file_by_record.ts'
import printFullOrder from './print_full_order.ts'
import printLabel from './print_label.ts'
import printPalletFlag from './print_pallet_flag.ts'
import printQuickReport from './print_quick_report.ts'
import rebuildMachine from './rebuild_machine.ts'
import receiveGoodQty from './receive_good_qty.ts'
import removeFailedErpRecord from './remove_failed_erp_record.ts'
import removeMyMachine from './remove_my_machine.ts'
import removeScale from './remove_scale.ts'
import replayQuarantinedSignals from './replay_quarantined_signals.ts'
import reportBundle from './report_bundle.ts'
import reportClientError from './report_client_error.ts'
import reportMaterialDifference from './report_material_difference.ts'
import reportMaterialScrap from './report_material_scrap.ts'
import reportScrap from './report_scrap.ts'
import reportScrapCycles from './report_scrap_cycles.ts'
import reprintPalletFlag from './reprint_pallet_flag.ts'
import resumeSetup from './resume_setup.ts'
import retryFailedErpRecord from './retry_failed_erp_record.ts'
import returnMaterial from './return_material.ts'
import revokeWallLink from './revoke_wall_link.ts'
import runAdminAction from './run_admin_action.ts'
import runExternalAction from './run_external_action.ts'
import saveAutomaticReason from './save_automatic_reason.ts'
import saveConfig from './save_config.ts'
import saveDefaultVisualization from './save_default_visualization.ts'
import saveDisplaySetting from './save_display_setting.ts'
import saveDocument from './save_document.ts'
import saveDocumentGroup from './save_document_group.ts'
import saveInputGroupValues from './save_input_group_values.ts'
import saveMachineFunctions from './save_machine_functions.ts'
import saveMachineNote from './save_machine_note.ts'
import saveMachineSorting from './save_machine_sorting.ts'
import saveOwnOverview from './save_own_overview.ts'
import saveOwnOverviewValues from './save_own_overview_values.ts'
import saveQuery from './save_query.ts'
import saveReportSchedule from './save_report_schedule.ts'
import saveScale from './save_scale.ts'
import saveScrapCard from './save_scrap_card.ts'
import saveUser from './save_user.ts'
import saveUserLevel from './save_user_level.ts'
import saveUserVisualization from './save_user_visualization.ts'
import saveValueRule from './save_value_rule.ts'
import saveWeightControl from './save_weight_control.ts'
import saveWidgetConfig from './save_widget_config.ts'
import sendErpNow from './send_erp_now.ts'
import setCompanySetting from './set_company_setting.ts'
import setEmployeeClock from './set_employee_clock.ts'
import setErpLink from './set_erp_link.ts'
import setLeanDay from './set_lean_day.ts'
import setMaterialTraces from './set_material_traces.ts'
import setNotificationChoices from './set_notification_choices.ts'
import setOwnChoices from './set_own_choices.ts'
import setScaleEnabled from './set_scale_enabled.ts'
import setStopCode from './set_stop_code.ts'
import { setupActionHandlers } from './setup-action-handlers.ts'
import sf61 from './sf61.ts'
import signInEmployeeAtMachine from './sign_in_employee_at_machine.ts'
import signInOnDevice from './sign_in_on_device.ts'
import signOutEmployeeAtMachine from './sign_out_employee_at_machine.ts'
import splitStop from './split_stop.ts'
import startInternalActivity from './start_internal_activity.ts'
import startOrder from './start_order.ts'
import startReworkOrder from './start_rework_order.ts'
import stopOrder from './stop_order.ts'
import switchMachine from './switch_machine.ts'
import takeBackCalendarChange from './take_back_calendar_change.ts'
import tareScale from './tare_scale.ts'
import updateHistoryNote from './update_history_note.ts'
import updateHistoryStop from './update_history_stop.ts'
import updatePrintJobStatus from './update_print_job_status.ts'
import updateUncodedStop from './update_uncoded_stop.ts'
import uploadMedia from './upload_media.ts'
import userPlanning from './user_planning.ts'

export const actionHandlers: readonly Handler[] = [
  ...setupActionHandlers,
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
]
