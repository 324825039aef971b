import { describeRegister } from '../ground/registers/define-register.ts'
import { list, machines, textOf, yesNoOf } from '../ground/registers/field.ts'

/** When the clock names stops. */
export const automaticReasons = describeRegister({
  name: 'automatic-reason',
  key: 'description',
  isOfMachines: true,
  fields: {
    description: textOf(200),
    set_code: textOf(200),
    weekdays: list,
    from_time: textOf(200),
    until_time: textOf(200),
    machines,
    calendars: list,
    only_when: list,
    active: yesNoOf(true),
  },
})
