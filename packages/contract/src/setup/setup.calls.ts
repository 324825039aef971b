/** The calls of setup: what is not named here cannot be called. */

import { balthzarGetInputGroupSettingsWithValue } from './balthzar_get_input_group_settings_with_value.ts'
import { checkRegisterRows } from './check_register_rows.ts'
import { checkSettingExists } from './check_setting_exists.ts'
import { deleteInputGroup } from './delete_input_group.ts'
import { deleteMachine } from './delete_machine.ts'
import { deletePlace } from './delete_place.ts'
import { exportAuditTrail } from './export_audit_trail.ts'
import { getAdminActions } from './get_admin_actions.ts'
import { getAuditTrail } from './get_audit_trail.ts'
import { getBookingChanges } from './get_booking_changes.ts'
import { getFirstSteps } from './get_first_steps.ts'
import { getInputGroupSettings } from './get_input_group_settings.ts'
import { getInputGroups } from './get_input_groups.ts'
import { getInputSettings } from './get_input_settings.ts'
import { getJobs } from './get_jobs.ts'
import { getKeyboardSpecials } from './get_keyboard_specials.ts'
import { getMachineFunctions } from './get_machine_functions.ts'
import { getMachineSettings } from './get_machine_settings.ts'
import { getPlaceSettings } from './get_place_settings.ts'
import { getRegisterChanges } from './get_register_changes.ts'
import { getSettingValue } from './get_setting_value.ts'
import { getSignatures } from './get_signatures.ts'
import { getSpecialFunctionsForMachine } from './get_special_functions_for_machine.ts'
import { getSystem } from './get_system.ts'
import { getTouchConfigForMachine } from './get_touch_config_for_machine.ts'
import { getTrailPeople } from './get_trail_people.ts'
import { openDevlog } from './open_devlog.ts'
import { runAdminAction } from './run_admin_action.ts'
import { runJob } from './run_job.ts'
import { saveDisplaySetting } from './save_display_setting.ts'
import { saveInputGroup } from './save_input_group.ts'
import { saveInputGroupValues } from './save_input_group_values.ts'
import { saveInputSettings } from './save_input_settings.ts'
import { saveMachine } from './save_machine.ts'
import { saveMachineFunctions } from './save_machine_functions.ts'
import { saveMachineSorting } from './save_machine_sorting.ts'
import { savePlace } from './save_place.ts'
import { saveRegisterRows } from './save_register_rows.ts'
import { setCompanySetting } from './set_company_setting.ts'
import { switchMachine } from './switch_machine.ts'
import { tellExport } from './tell_export.ts'

export const setupCalls = [
  balthzarGetInputGroupSettingsWithValue,
  checkSettingExists,
  deleteInputGroup,
  deleteMachine,
  deletePlace,
  exportAuditTrail,
  getAdminActions,
  getAuditTrail,
  getBookingChanges,
  getFirstSteps,
  getInputGroupSettings,
  getInputGroups,
  getInputSettings,
  getJobs,
  getKeyboardSpecials,
  getMachineFunctions,
  getMachineSettings,
  getPlaceSettings,
  getSettingValue,
  getSignatures,
  getSpecialFunctionsForMachine,
  getSystem,
  getTouchConfigForMachine,
  getTrailPeople,
  openDevlog,
  runAdminAction,
  runJob,
  saveDisplaySetting,
  saveInputGroup,
  saveInputGroupValues,
  saveInputSettings,
  saveMachine,
  saveMachineFunctions,
  saveMachineSorting,
  savePlace,
  setCompanySetting,
  switchMachine,
  tellExport,
  checkRegisterRows,
  getRegisterChanges,
  saveRegisterRows,
] as const
