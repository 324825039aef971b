import { describeRegister } from '../ground/registers/define-register.ts'
import { codeOf, listOf, machines, textOf, yesNoOf } from '../ground/registers/field.ts'

/** When the clock names stops. */
export const automaticReasons = describeRegister({
  name: 'automatic-reason',
  key: 'description',
  isOfMachines: true,
  fields: {
    description: textOf(200),
    set_code: codeOf('stop-code', 200),
    weekdays: listOf('weekday'),
    from_time: textOf(200),
    until_time: textOf(200),
    machines,
    calendars: listOf('calendar'),
    only_when: listOf('stop-code'),
    active: yesNoOf(true),
  },
  labels: {
    description: 'clock-rules.name',
    set_code: 'clock-rules.reason',
    weekdays: 'clock-rules.days',
    from_time: 'clock-rules.from',
    until_time: 'clock-rules.until',
    machines: 'clock-rules.machines',
    calendars: 'clock-rules.calendars',
    only_when: 'clock-rules.stops',
    active: 'clock-rules.active',
  },
})
