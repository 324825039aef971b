/** All calls that change something. One that is not named here does not exist. */
import { addMyMachine } from './procedures/add_my_machine.ts'
import { assignMaterialLots } from './procedures/assign_material_lots.ts'
import { cancelPalletFlagErpReportingsStatus } from './procedures/balthzar_cancel_pallet_flag_erp_reportings_status.ts'
import { balthzarEuromap } from './procedures/balthzar_euromap.ts'
import { retryPalletFlagErpReportingsStatus } from './procedures/balthzar_retry_pallet_flag_erp_reportings_status.ts'
import { cancelForcedStop } from './procedures/cancel_forced_stop.ts'
import { cancelRestOfOrder } from './procedures/cancel_rest_of_order.ts'
import { certifyInternalActivity } from './procedures/certify_internal_activity.ts'
import { changeMaterialBatch } from './procedures/change_material_batch.ts'
import { changePassword } from './procedures/change_password.ts'
import { changeWallLink } from './procedures/change_wall_link.ts'
import { closeCavities } from './procedures/close_cavities.ts'
import { confirmNotifications } from './procedures/confirm_notifications.ts'
import { createOrderByPart } from './procedures/create_order_by_part.ts'
import { createWallLink } from './procedures/create_wall_link.ts'
import { deleteCancellationOrder } from './procedures/delete_cancellation_order.ts'
import { deleteConfig } from './procedures/delete_config.ts'
import { deleteInternalActivity } from './procedures/delete_internal_activity.ts'
import { deleteMachineNote } from './procedures/delete_machine_note.ts'
import { deleteWidgetConfig } from './procedures/delete_widget_config.ts'
import { discardQuarantinedSignals } from './procedures/discard_quarantined_signals.ts'
import { endMySession } from './procedures/end_my_session.ts'
import { firstPieceOk } from './procedures/first_piece_ok.ts'
import { openCavities } from './procedures/open_cavities.ts'
import { performInternalActivity } from './procedures/perform_internal_activity.ts'
import { prepareForOrder } from './procedures/prepare_for_order.ts'
import { rebuildMachine } from './procedures/rebuild_machine.ts'
import { receiveGoodQty } from './procedures/receive_good_qty.ts'
import { removeFailedErpRecord } from './procedures/remove_failed_erp_record.ts'
import { removeMyMachine } from './procedures/remove_my_machine.ts'
import { replayQuarantinedSignals } from './procedures/replay_quarantined_signals.ts'
import { reportClientError } from './procedures/report_client_error.ts'
import { reportMaterialDifference } from './procedures/report_material_difference.ts'
import { reportMaterialScrap } from './procedures/report_material_scrap.ts'
import { reportScrap } from './procedures/report_scrap.ts'
import { reportScrapCycles } from './procedures/report_scrap_cycles.ts'
import { resumeSetup } from './procedures/resume_setup.ts'
import { retryFailedErpRecord } from './procedures/retry_failed_erp_record.ts'
import { revokeWallLink } from './procedures/revoke_wall_link.ts'
import { saveConfig } from './procedures/save_config.ts'
import { saveMachineFunctions } from './procedures/save_machine_functions.ts'
import { saveMachineNote } from './procedures/save_machine_note.ts'
import { saveMachineSorting } from './procedures/save_machine_sorting.ts'
import { saveScrapCard } from './procedures/save_scrap_card.ts'
import { saveWidgetConfig } from './procedures/save_widget_config.ts'
import { sendErpNow } from './procedures/send_erp_now.ts'
import { setCompanySetting } from './procedures/set_company_setting.ts'
import { setEmployeeClock } from './procedures/set_employee_clock.ts'
import { setErpLink } from './procedures/set_erp_link.ts'
import { setMaterialTraces } from './procedures/set_material_traces.ts'
import { setStopCode } from './procedures/set_stop_code.ts'
import { sf61 } from './procedures/sf61.ts'
import { signInEmployeeAtMachine } from './procedures/sign_in_employee_at_machine.ts'
import { signInOnDevice } from './procedures/sign_in_on_device.ts'
import { signOutEmployeeAtMachine } from './procedures/sign_out_employee_at_machine.ts'
import { splitStop } from './procedures/split_stop.ts'
import { startInternalActivity } from './procedures/start_internal_activity.ts'
import { startOrder } from './procedures/start_order.ts'
import { stopOrder } from './procedures/stop_order.ts'
import { updateHistoryNote } from './procedures/update_history_note.ts'
import { updateHistoryStop } from './procedures/update_history_stop.ts'
import { updateUncodedStop } from './procedures/update_uncoded_stop.ts'
import { userPlanning } from './procedures/user_planning.ts'

export const actions = [
  addMyMachine,
  assignMaterialLots,
  balthzarEuromap,
  cancelForcedStop,
  cancelPalletFlagErpReportingsStatus,
  cancelRestOfOrder,
  certifyInternalActivity,
  changeMaterialBatch,
  changePassword,
  changeWallLink,
  closeCavities,
  confirmNotifications,
  createOrderByPart,
  createWallLink,
  deleteCancellationOrder,
  deleteConfig,
  deleteInternalActivity,
  deleteMachineNote,
  deleteWidgetConfig,
  discardQuarantinedSignals,
  endMySession,
  firstPieceOk,
  openCavities,
  performInternalActivity,
  prepareForOrder,
  rebuildMachine,
  receiveGoodQty,
  removeFailedErpRecord,
  removeMyMachine,
  replayQuarantinedSignals,
  reportClientError,
  reportMaterialDifference,
  reportMaterialScrap,
  reportScrap,
  reportScrapCycles,
  resumeSetup,
  retryFailedErpRecord,
  retryPalletFlagErpReportingsStatus,
  revokeWallLink,
  saveConfig,
  saveMachineFunctions,
  saveMachineNote,
  saveMachineSorting,
  saveScrapCard,
  saveWidgetConfig,
  sendErpNow,
  setCompanySetting,
  setEmployeeClock,
  setErpLink,
  setMaterialTraces,
  setStopCode,
  sf61,
  signInEmployeeAtMachine,
  signInOnDevice,
  signOutEmployeeAtMachine,
  splitStop,
  startInternalActivity,
  startOrder,
  stopOrder,
  updateHistoryNote,
  updateHistoryStop,
  updateUncodedStop,
  userPlanning,
] as const
