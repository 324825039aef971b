/** The calls of people: what is not named here cannot be called. */
import { addMyMachine } from './add_my_machine.ts'
import { addPasskey } from './add_passkey.ts'
import { beginPasskey } from './begin_passkey.ts'
import { beginSecondFactor } from './begin_second_factor.ts'
import { changePassword } from './change_password.ts'
import { confirmSecondFactor } from './confirm_second_factor.ts'
import { createAccessKey } from './create_access_key.ts'
import { employeeCalls } from './employees.calls.ts'
import { endMySession } from './end_my_session.ts'
import { erasePerson } from './erase_person.ts'
import { exportPerson } from './export_person.ts'
import { getAccessKeys } from './get_access_keys.ts'
import { getEmployeeClock } from './get_employee_clock.ts'
import { getEmployees } from './get_employees.ts'
import { getEmployeesAtMachine } from './get_employees_at_machine.ts'
import { getGroups } from './get_groups.ts'
import { getMyMachines } from './get_my_machines.ts'
import { getMySessions } from './get_my_sessions.ts'
import { getOwnProvider } from './get_own_provider.ts'
import { getPasskeys } from './get_passkeys.ts'
import { getPermissions } from './get_permissions.ts'
import { getProviderPeople } from './get_provider_people.ts'
import { getSecondFactor } from './get_second_factor.ts'
import { getSignInProvider } from './get_sign_in_provider.ts'
import { getUserLevels } from './get_user_levels.ts'
import { getUsers } from './get_users.ts'
import { removeMyMachine } from './remove_my_machine.ts'
import { removePasskey } from './remove_passkey.ts'
import { removeSecondFactor } from './remove_second_factor.ts'
import { renamePasskey } from './rename_passkey.ts'
import { renewRecoveryCodes } from './renew_recovery_codes.ts'
import { revokeAccessKey } from './revoke_access_key.ts'
import { saveSignInProvider } from './save_sign_in_provider.ts'
import { saveUser } from './save_user.ts'
import { saveUserLevel } from './save_user_level.ts'
import { setEmployeeClock } from './set_employee_clock.ts'
import { setOwnChoices } from './set_own_choices.ts'
import { signInEmployeeAtMachine } from './sign_in_employee_at_machine.ts'
import { signInOnDevice } from './sign_in_on_device.ts'
import { signOutEmployeeAtMachine } from './sign_out_employee_at_machine.ts'
import { takeSecondFactor } from './take_second_factor.ts'
import { trySignInProvider } from './try_sign_in_provider.ts'
import { unlinkFromProvider } from './unlink_from_provider.ts'
import { verifyEmployee } from './verify_employee.ts'

export const peopleCalls = [
  addMyMachine,
  addPasskey,
  beginPasskey,
  beginSecondFactor,
  changePassword,
  confirmSecondFactor,
  createAccessKey,
  endMySession,
  erasePerson,
  exportPerson,
  getAccessKeys,
  getEmployeeClock,
  getEmployees,
  getEmployeesAtMachine,
  getGroups,
  getMyMachines,
  getMySessions,
  getOwnProvider,
  getPasskeys,
  getPermissions,
  getProviderPeople,
  getSignInProvider,
  getSecondFactor,
  getUserLevels,
  getUsers,
  removeMyMachine,
  removePasskey,
  removeSecondFactor,
  renamePasskey,
  renewRecoveryCodes,
  revokeAccessKey,
  saveSignInProvider,
  saveUser,
  saveUserLevel,
  setEmployeeClock,
  setOwnChoices,
  signInEmployeeAtMachine,
  signInOnDevice,
  signOutEmployeeAtMachine,
  trySignInProvider,
  unlinkFromProvider,
  takeSecondFactor,
  verifyEmployee,
  ...employeeCalls,
] as const
