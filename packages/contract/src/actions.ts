/** All calls that change something. One that is not named here does not exist. */

import { certifyInternalActivity } from './activities/certify_internal_activity.ts'
import { deleteInternalActivity } from './activities/delete_internal_activity.ts'
import { performInternalActivity } from './activities/perform_internal_activity.ts'
import { startInternalActivity } from './activities/start_internal_activity.ts'
import { takeBackCalendarChange } from './calendar/take_back_calendar_change.ts'
import { changeWallLink } from './dashboards/change_wall_link.ts'
import { createWallLink } from './dashboards/create_wall_link.ts'
import { deleteConfig } from './dashboards/delete_config.ts'
import { deleteOwnOverview } from './dashboards/delete_own_overview.ts'
import { deleteQuery } from './dashboards/delete_query.ts'
import { deleteVisualizationSetting } from './dashboards/delete_visualization_setting.ts'
import { deleteWidgetConfig } from './dashboards/delete_widget_config.ts'
import { revokeWallLink } from './dashboards/revoke_wall_link.ts'
import { runExternalAction } from './dashboards/run_external_action.ts'
import { saveConfig } from './dashboards/save_config.ts'
import { saveDefaultVisualization } from './dashboards/save_default_visualization.ts'
import { saveOwnOverview } from './dashboards/save_own_overview.ts'
import { saveOwnOverviewValues } from './dashboards/save_own_overview_values.ts'
import { saveQuery } from './dashboards/save_query.ts'
import { saveUserVisualization } from './dashboards/save_user_visualization.ts'
import { saveWidgetConfig } from './dashboards/save_widget_config.ts'
import { uploadMedia } from './dashboards/upload_media.ts'
import { deleteDocument } from './documents/delete_document.ts'
import { generateQuickReport } from './documents/generate_quick_report.ts'
import { saveDocument } from './documents/save_document.ts'
import { saveDocumentGroup } from './documents/save_document_group.ts'
import { removeFailedErpRecord } from './erp/remove_failed_erp_record.ts'
import { retryFailedErpRecord } from './erp/retry_failed_erp_record.ts'
import { sendErpNow } from './erp/send_erp_now.ts'
import { setErpLink } from './erp/set_erp_link.ts'
import { setLeanDay } from './history/set_lean_day.ts'
import { discardQuarantinedSignals } from './import/discard_quarantined_signals.ts'
import { importRecords } from './import/import_records.ts'
import { replayQuarantinedSignals } from './import/replay_quarantined_signals.ts'
import { balthzarEuromap } from './machines/balthzar_euromap.ts'
import { cancelForcedStop } from './machines/cancel_forced_stop.ts'
import { closeCavities } from './machines/close_cavities.ts'
import { confirmNotifications } from './machines/confirm_notifications.ts'
import { deleteValueRule } from './machines/delete_value_rule.ts'
import { openCavities } from './machines/open_cavities.ts'
import { orderForcedStop } from './machines/order_forced_stop.ts'
import { rebuildMachine } from './machines/rebuild_machine.ts'
import { reportClientError } from './machines/report_client_error.ts'
import { saveValueRule } from './machines/save_value_rule.ts'
import { setNotificationChoices } from './machines/set_notification_choices.ts'
import { assignMaterialLots } from './materials/assign_material_lots.ts'
import { changeMaterialBatch } from './materials/change_material_batch.ts'
import { orderMaterial } from './materials/order_material.ts'
import { reportMaterialDifference } from './materials/report_material_difference.ts'
import { returnMaterial } from './materials/return_material.ts'
import { setMaterialTraces } from './materials/set_material_traces.ts'
import { cancelRestOfOrder } from './orders/cancel_rest_of_order.ts'
import { cancellation } from './orders/cancellation.ts'
import { confirmOrder } from './orders/confirm_order.ts'
import { createOrderByPart } from './orders/create_order_by_part.ts'
import { deleteCancellationOrder } from './orders/delete_cancellation_order.ts'
import { firstPieceOk } from './orders/first_piece_ok.ts'
import { prepareForOrder } from './orders/prepare_for_order.ts'
import { receiveGoodQty } from './orders/receive_good_qty.ts'
import { startOrder } from './orders/start_order.ts'
import { startReworkOrder } from './orders/start_rework_order.ts'
import { stopOrder } from './orders/stop_order.ts'
import { adjustPalletFlag } from './pallets/adjust_pallet_flag.ts'
import { cancelPalletFlagErpReportingsStatus } from './pallets/balthzar_cancel_pallet_flag_erp_reportings_status.ts'
import { retryPalletFlagErpReportingsStatus } from './pallets/balthzar_retry_pallet_flag_erp_reportings_status.ts'
import { changePalletQueue } from './pallets/change_pallet_queue.ts'
import { confirmPalletFlags } from './pallets/confirm_pallet_flags.ts'
import { printFile } from './pallets/print_file.ts'
import { printFileByRecord } from './pallets/print_file_by_record.ts'
import { printFullOrder } from './pallets/print_full_order.ts'
import { printLabel } from './pallets/print_label.ts'
import { printPalletFlag } from './pallets/print_pallet_flag.ts'
import { printQuickReport } from './pallets/print_quick_report.ts'
import { reprintPalletFlag } from './pallets/reprint_pallet_flag.ts'
import { updatePrintJobStatus } from './pallets/update_print_job_status.ts'
import { addMyMachine } from './people/add_my_machine.ts'
import { changePassword } from './people/change_password.ts'
import { endMySession } from './people/end_my_session.ts'
import { removeMyMachine } from './people/remove_my_machine.ts'
import { saveUser } from './people/save_user.ts'
import { saveUserLevel } from './people/save_user_level.ts'
import { setEmployeeClock } from './people/set_employee_clock.ts'
import { setOwnChoices } from './people/set_own_choices.ts'
import { signInEmployeeAtMachine } from './people/sign_in_employee_at_machine.ts'
import { signInOnDevice } from './people/sign_in_on_device.ts'
import { signOutEmployeeAtMachine } from './people/sign_out_employee_at_machine.ts'
import { createDetailPlanningBundle } from './planning/balthzar_create_detail_planning_bundle.ts'
import { deleteDetailPlanningBundle } from './planning/balthzar_delete_detail_planning_bundle.ts'
import { reorderDetailPlanningBundles } from './planning/balthzar_reorder_detail_planning_bundles.ts'
import { splitDetailPlanningBundle } from './planning/balthzar_split_detail_planning_bundle.ts'
import { swapDetailPlanningBundle } from './planning/balthzar_swap_detail_planning_bundle.ts'
import { updateDetailPlanningBundleBookedMachineId } from './planning/balthzar_update_detail_planning_bundle_booked_machine_id.ts'
import { reportBundle } from './planning/report_bundle.ts'
import { userPlanning } from './planning/user_planning.ts'
import { deleteReportSchedule } from './reports/delete_report_schedule.ts'
import { orderReport } from './reports/order_report.ts'
import { saveReportSchedule } from './reports/save_report_schedule.ts'
import { removeScale } from './scrap/remove_scale.ts'
import { reportMaterialScrap } from './scrap/report_material_scrap.ts'
import { reportScrap } from './scrap/report_scrap.ts'
import { reportScrapCycles } from './scrap/report_scrap_cycles.ts'
import { saveScale } from './scrap/save_scale.ts'
import { saveScrapCard } from './scrap/save_scrap_card.ts'
import { saveWeightControl } from './scrap/save_weight_control.ts'
import { setScaleEnabled } from './scrap/set_scale_enabled.ts'
import { sf61 } from './scrap/sf61.ts'
import { tareScale } from './scrap/tare_scale.ts'
import { runAdminAction } from './setup/run_admin_action.ts'
import { saveDisplaySetting } from './setup/save_display_setting.ts'
import { saveInputGroupValues } from './setup/save_input_group_values.ts'
import { saveMachineFunctions } from './setup/save_machine_functions.ts'
import { saveMachineSorting } from './setup/save_machine_sorting.ts'
import { setCompanySetting } from './setup/set_company_setting.ts'
import { switchMachine } from './setup/switch_machine.ts'
import { setupActions } from './setup-actions.ts'
import { deleteAutomaticReason } from './stops/delete_automatic_reason.ts'
import { deleteMachineNote } from './stops/delete_machine_note.ts'
import { resumeSetup } from './stops/resume_setup.ts'
import { saveAutomaticReason } from './stops/save_automatic_reason.ts'
import { saveMachineNote } from './stops/save_machine_note.ts'
import { setStopCode } from './stops/set_stop_code.ts'
import { splitStop } from './stops/split_stop.ts'
import { updateHistoryNote } from './stops/update_history_note.ts'
import { updateHistoryStop } from './stops/update_history_stop.ts'
import { updateUncodedStop } from './stops/update_uncoded_stop.ts'

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
