import { describeRegister } from '../ground/registers/define-register.ts'
import { flagOf, inside, machines, namesOf, numberOf, textOf, yesNoOf } from '../ground/registers/field.ts'

/** What is looked after at machines besides producing. */
export const activityTypes = describeRegister({
  name: 'activity-type',
  key: 'names',
  fields: {
    names: namesOf(80),
    type_names: namesOf(80),
    machines,
    department: textOf(200),
    part_no: textOf(200),
    tool_id: textOf(200),
    manual: flagOf(),
    perform: flagOf(),
    authentication_mode: textOf(200),
    duration: numberOf(0, 1e9, { whole: false }),
    alarm_period: numberOf(-1, 1e6),
    after_ok: inside,
    after_exception: inside,
    ask_note: flagOf(),
    ask_sscc: flagOf(),
    ask_number: flagOf(),
    number_label: namesOf(80),
    certify: flagOf(),
    mail_to: inside,
    steps: inside,
    active: yesNoOf(true),
  },
})
