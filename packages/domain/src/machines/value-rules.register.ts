import { describeRegister } from '../ground/registers/define-register.ts'
import { choiceOf, textOf, yesNoOf } from '../ground/registers/field.ts'
import { comparisons } from './value-rules.ts'

/** By which process values stops are named. */
export const valueRules = describeRegister({
  name: 'value-rule',
  key: 'machine_id',
  isOfMachines: true,
  fields: {
    machine_id: textOf(200),
    signal: textOf(200),
    comparison: choiceOf(comparisons),
    value: textOf(200),
    stop_code: textOf(200),
    description: textOf(200),
    verifying: yesNoOf(false),
    active: yesNoOf(true),
  },
})
