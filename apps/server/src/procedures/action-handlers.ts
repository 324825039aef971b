/** The handlers of all calls that change something. One that is not named here cannot be called. */

import certifyInternalActivity from '../activities/calls/certify_internal_activity.ts'
import deleteInternalActivity from '../activities/calls/delete_internal_activity.ts'
import performInternalActivity from '../activities/calls/perform_internal_activity.ts'
import startInternalActivity from '../activities/calls/start_internal_activity.ts'
import takeBackCalendarChange from '../calendar/calls/take_back_calendar_change.ts'
import changeWallLink from '../dashboards/calls/change_wall_link.ts'
import createWallLink from '../dashboards/calls/create_wall_link.ts'
import deleteConfig from '../dashboards/calls/delete_config.ts'
import deleteOwnOverview from '../dashboards/calls/delete_own_overview.ts'
import deleteQuery from '../dashboards/calls/delete_query.ts'
import deleteVisualizationSetting from '../dashboards/calls/delete_visualization_setting.ts'
import deleteWidgetConfig from '../dashboards/calls/delete_widget_config.ts'
import revokeWallLink from '../dashboards/calls/revoke_wall_link.ts'
import runExternalAction from '../dashboards/calls/run_external_action.ts'
import saveConfig from '../dashboards/calls/save_config.ts'
import saveDefaultVisualization from '../dashboards/calls/save_default_visualization.ts'
import saveOwnOverview from '../dashboards/calls/save_own_overview.ts'
import saveOwnOverviewValues from '../dashboards/calls/save_own_overview_values.ts'
import saveQuery from '../dashboards/calls/save_query.ts'
import saveUserVisualization from '../dashboards/calls/save_user_visualization.ts'
import saveWidgetConfig from '../dashboards/calls/save_widget_config.ts'
import uploadMedia from '../dashboards/calls/upload_media.ts'
import deleteDocument from '../documents/calls/delete_document.ts'
import generateQuickReport from '../documents/calls/generate_quick_report.ts'
import saveDocument from '../documents/calls/save_document.ts'
import saveDocumentGroup from '../documents/calls/save_document_group.ts'
import removeFailedErpRecord from '../erp/calls/remove_failed_erp_record.ts'
import retryFailedErpRecord from '../erp/calls/retry_failed_erp_record.ts'
import sendErpNow from '../erp/calls/send_erp_now.ts'
import setErpLink from '../erp/calls/set_erp_link.ts'
import type { Handler } from '../ground/call/handle.ts'
import setLeanDay from '../history/calls/set_lean_day.ts'
import discardQuarantinedSignals from '../import/calls/discard_quarantined_signals.ts'
import importRecords from '../import/calls/import_records.ts'
import replayQuarantinedSignals from '../import/calls/replay_quarantined_signals.ts'
import balthzarEuromap from '../machines/calls/balthzar_euromap.ts'
import cancelForcedStop from '../machines/calls/cancel_forced_stop.ts'
import closeCavities from '../machines/calls/close_cavities.ts'
import confirmNotifications from '../machines/calls/confirm_notifications.ts'
import deleteValueRule from '../machines/calls/delete_value_rule.ts'
import openCavities from '../machines/calls/open_cavities.ts'
import orderForcedStop from '../machines/calls/order_forced_stop.ts'
import rebuildMachine from '../machines/calls/rebuild_machine.ts'
import reportClientError from '../machines/calls/report_client_error.ts'
import saveValueRule from '../machines/calls/save_value_rule.ts'
import setNotificationChoices from '../machines/calls/set_notification_choices.ts'
import assignMaterialLots from '../materials/calls/assign_material_lots.ts'
import changeMaterialBatch from '../materials/calls/change_material_batch.ts'
import orderMaterial from '../materials/calls/order_material.ts'
import reportMaterialDifference from '../materials/calls/report_material_difference.ts'
import returnMaterial from '../materials/calls/return_material.ts'
import setMaterialTraces from '../materials/calls/set_material_traces.ts'
import cancelRestOfOrder from '../orders/calls/cancel_rest_of_order.ts'
import cancellation from '../orders/calls/cancellation.ts'
import confirmOrder from '../orders/calls/confirm_order.ts'
import createOrderByPart from '../orders/calls/create_order_by_part.ts'
import deleteCancellationOrder from '../orders/calls/delete_cancellation_order.ts'
import firstPieceOk from '../orders/calls/first_piece_ok.ts'
import prepareForOrder from '../orders/calls/prepare_for_order.ts'
import receiveGoodQty from '../orders/calls/receive_good_qty.ts'
import startOrder from '../orders/calls/start_order.ts'
import startReworkOrder from '../orders/calls/start_rework_order.ts'
import stopOrder from '../orders/calls/stop_order.ts'
import adjustPalletFlag from '../pallets/calls/adjust_pallet_flag.ts'
import cancelPalletFlagErpReportingsStatus from '../pallets/calls/balthzar_cancel_pallet_flag_erp_reportings_status.ts'
import retryPalletFlagErpReportingsStatus from '../pallets/calls/balthzar_retry_pallet_flag_erp_reportings_status.ts'
import changePalletQueue from '../pallets/calls/change_pallet_queue.ts'
import confirmPalletFlags from '../pallets/calls/confirm_pallet_flags.ts'
import printFile from '../pallets/calls/print_file.ts'
import printFileByRecord from '../pallets/calls/print_file_by_record.ts'
import printFullOrder from '../pallets/calls/print_full_order.ts'
import printLabel from '../pallets/calls/print_label.ts'
import printPalletFlag from '../pallets/calls/print_pallet_flag.ts'
import printQuickReport from '../pallets/calls/print_quick_report.ts'
import reprintPalletFlag from '../pallets/calls/reprint_pallet_flag.ts'
import updatePrintJobStatus from '../pallets/calls/update_print_job_status.ts'
import addMyMachine from '../people/calls/add_my_machine.ts'
import changePassword from '../people/calls/change_password.ts'
import endMySession from '../people/calls/end_my_session.ts'
import removeMyMachine from '../people/calls/remove_my_machine.ts'
import saveUser from '../people/calls/save_user.ts'
import saveUserLevel from '../people/calls/save_user_level.ts'
import setEmployeeClock from '../people/calls/set_employee_clock.ts'
import setOwnChoices from '../people/calls/set_own_choices.ts'
import signInEmployeeAtMachine from '../people/calls/sign_in_employee_at_machine.ts'
import signInOnDevice from '../people/calls/sign_in_on_device.ts'
import signOutEmployeeAtMachine from '../people/calls/sign_out_employee_at_machine.ts'
import createDetailPlanningBundle from '../planning/calls/balthzar_create_detail_planning_bundle.ts'
import deleteDetailPlanningBundle from '../planning/calls/balthzar_delete_detail_planning_bundle.ts'
import reorderDetailPlanningBundles from '../planning/calls/balthzar_reorder_detail_planning_bundles.ts'
import splitDetailPlanningBundle from '../planning/calls/balthzar_split_detail_planning_bundle.ts'
import swapDetailPlanningBundle from '../planning/calls/balthzar_swap_detail_planning_bundle.ts'
import updateDetailPlanningBundleBookedMachineId from '../planning/calls/balthzar_update_detail_planning_bundle_booked_machine_id.ts'
import reportBundle from '../planning/calls/report_bundle.ts'
import userPlanning from '../planning/calls/user_planning.ts'
import deleteReportSchedule from '../reports/calls/delete_report_schedule.ts'
import orderReport from '../reports/calls/order_report.ts'
import saveReportSchedule from '../reports/calls/save_report_schedule.ts'
import removeScale from '../scrap/calls/remove_scale.ts'
import reportMaterialScrap from '../scrap/calls/report_material_scrap.ts'
import reportScrap from '../scrap/calls/report_scrap.ts'
import reportScrapCycles from '../scrap/calls/report_scrap_cycles.ts'
import saveScale from '../scrap/calls/save_scale.ts'
import saveScrapCard from '../scrap/calls/save_scrap_card.ts'
import saveWeightControl from '../scrap/calls/save_weight_control.ts'
import setScaleEnabled from '../scrap/calls/set_scale_enabled.ts'
import sf61 from '../scrap/calls/sf61.ts'
import tareScale from '../scrap/calls/tare_scale.ts'
import runAdminAction from '../setup/calls/run_admin_action.ts'
import saveDisplaySetting from '../setup/calls/save_display_setting.ts'
import saveInputGroupValues from '../setup/calls/save_input_group_values.ts'
import saveMachineFunctions from '../setup/calls/save_machine_functions.ts'
import saveMachineSorting from '../setup/calls/save_machine_sorting.ts'
import setCompanySetting from '../setup/calls/set_company_setting.ts'
import switchMachine from '../setup/calls/switch_machine.ts'
import deleteAutomaticReason from '../stops/calls/delete_automatic_reason.ts'
import deleteMachineNote from '../stops/calls/delete_machine_note.ts'
import resumeSetup from '../stops/calls/resume_setup.ts'
import saveAutomaticReason from '../stops/calls/save_automatic_reason.ts'
import saveMachineNote from '../stops/calls/save_machine_note.ts'
import setStopCode from '../stops/calls/set_stop_code.ts'
import splitStop from '../stops/calls/split_stop.ts'
import updateHistoryNote from '../stops/calls/update_history_note.ts'
import updateHistoryStop from '../stops/calls/update_history_stop.ts'
import updateUncodedStop from '../stops/calls/update_uncoded_stop.ts'
import { setupActionHandlers } from './setup-action-handlers.ts'

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
