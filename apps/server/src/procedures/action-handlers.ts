/** The handlers of all calls that change something. One that is not named here cannot be called. */
import addMyMachine from './add_my_machine.ts'
import assignMaterialLots from './assign_material_lots.ts'
import cancelPalletFlagErpReportingsStatus from './balthzar_cancel_pallet_flag_erp_reportings_status.ts'
import balthzarEuromap from './balthzar_euromap.ts'
import retryPalletFlagErpReportingsStatus from './balthzar_retry_pallet_flag_erp_reportings_status.ts'
import cancelForcedStop from './cancel_forced_stop.ts'
import cancelRestOfOrder from './cancel_rest_of_order.ts'
import certifyInternalActivity from './certify_internal_activity.ts'
import changeMaterialBatch from './change_material_batch.ts'
import changePassword from './change_password.ts'
import changeWallLink from './change_wall_link.ts'
import closeCavities from './close_cavities.ts'
import confirmNotifications from './confirm_notifications.ts'
import createOrderByPart from './create_order_by_part.ts'
import createWallLink from './create_wall_link.ts'
import deleteCancellationOrder from './delete_cancellation_order.ts'
import deleteConfig from './delete_config.ts'
import deleteInternalActivity from './delete_internal_activity.ts'
import deleteMachineNote from './delete_machine_note.ts'
import deleteWidgetConfig from './delete_widget_config.ts'
import discardQuarantinedSignals from './discard_quarantined_signals.ts'
import endMySession from './end_my_session.ts'
import firstPieceOk from './first_piece_ok.ts'
import type { Handler } from './handle.ts'
import openCavities from './open_cavities.ts'
import performInternalActivity from './perform_internal_activity.ts'
import prepareForOrder from './prepare_for_order.ts'
import rebuildMachine from './rebuild_machine.ts'
import receiveGoodQty from './receive_good_qty.ts'
import removeFailedErpRecord from './remove_failed_erp_record.ts'
import removeMyMachine from './remove_my_machine.ts'
import replayQuarantinedSignals from './replay_quarantined_signals.ts'
import reportClientError from './report_client_error.ts'
import reportMaterialDifference from './report_material_difference.ts'
import reportMaterialScrap from './report_material_scrap.ts'
import reportScrap from './report_scrap.ts'
import reportScrapCycles from './report_scrap_cycles.ts'
import resumeSetup from './resume_setup.ts'
import retryFailedErpRecord from './retry_failed_erp_record.ts'
import revokeWallLink from './revoke_wall_link.ts'
import saveConfig from './save_config.ts'
import saveMachineFunctions from './save_machine_functions.ts'
import saveMachineNote from './save_machine_note.ts'
import saveMachineSorting from './save_machine_sorting.ts'
import saveScrapCard from './save_scrap_card.ts'
import saveWidgetConfig from './save_widget_config.ts'
import sendErpNow from './send_erp_now.ts'
import setCompanySetting from './set_company_setting.ts'
import setEmployeeClock from './set_employee_clock.ts'
import setErpLink from './set_erp_link.ts'
import setMaterialTraces from './set_material_traces.ts'
import setStopCode from './set_stop_code.ts'
import sf61 from './sf61.ts'
import signInEmployeeAtMachine from './sign_in_employee_at_machine.ts'
import signInOnDevice from './sign_in_on_device.ts'
import signOutEmployeeAtMachine from './sign_out_employee_at_machine.ts'
import splitStop from './split_stop.ts'
import startInternalActivity from './start_internal_activity.ts'
import startOrder from './start_order.ts'
import stopOrder from './stop_order.ts'
import updateHistoryNote from './update_history_note.ts'
import updateHistoryStop from './update_history_stop.ts'
import updateUncodedStop from './update_uncoded_stop.ts'
import userPlanning from './user_planning.ts'

export const actionHandlers: readonly Handler[] = [
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
]
