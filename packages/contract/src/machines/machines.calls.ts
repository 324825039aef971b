/** The calls of machines: what is not named here cannot be called. */
import { balthzarEuromap } from './balthzar_euromap.ts'
import { cancelForcedStop } from './cancel_forced_stop.ts'
import { closeCavities } from './close_cavities.ts'
import { confirmNotifications } from './confirm_notifications.ts'
import { deleteValueRule } from './delete_value_rule.ts'
import { getCavities } from './get_cavities.ts'
import { getEuromapPrograms } from './get_euromap_programs.ts'
import { getForcedStop } from './get_forced_stop.ts'
import { getMachine } from './get_machine.ts'
import { getMachineChoices } from './get_machine_choices.ts'
import { getMachineSorting } from './get_machine_sorting.ts'
import { getMachines } from './get_machines.ts'
import { getNotificationChoices } from './get_notification_choices.ts'
import { getNotifications } from './get_notifications.ts'
import { getValueRules } from './get_value_rules.ts'
import { openCavities } from './open_cavities.ts'
import { orderForcedStop } from './order_forced_stop.ts'
import { rebuildMachine } from './rebuild_machine.ts'
import { reportClientError } from './report_client_error.ts'
import { saveValueRule } from './save_value_rule.ts'
import { setNotificationChoices } from './set_notification_choices.ts'

export const machinesCalls = [
  balthzarEuromap,
  cancelForcedStop,
  closeCavities,
  confirmNotifications,
  deleteValueRule,
  getCavities,
  getEuromapPrograms,
  getForcedStop,
  getMachine,
  getMachineChoices,
  getMachineSorting,
  getMachines,
  getNotificationChoices,
  getNotifications,
  getValueRules,
  openCavities,
  orderForcedStop,
  rebuildMachine,
  reportClientError,
  saveValueRule,
  setNotificationChoices,
] as const
