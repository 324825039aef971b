import { describeRegister } from '../ground/registers/define-register.ts'
import { list, machines, numberOf, textOf, yesNoOf } from '../ground/registers/field.ts'

/** Accounts, as their history shows them; a password is nowhere in it. */
export const users = describeRegister({
  name: 'user',
  key: 'username',
  fields: {
    username: textOf(200),
    full_name: textOf(200),
    usertype: numberOf(1, 9),
    language: textOf(200),
    employee_number: textOf(200),
    email: textOf(200),
    machine_restrictions: machines,
    granted: list,
    removed: list,
    deviceuser: yesNoOf(true),
    sees: textOf(200),
    isolated_dashboard: textOf(200),
    assigned_machine: textOf(200),
    internal_activity: numberOf(0, 9),
    show_cavities: numberOf(0, 9),
    resource_planning: numberOf(0, 9),
    last_day: textOf(200),
    allowed_addresses: list,
    active: yesNoOf(true),
  },
})
