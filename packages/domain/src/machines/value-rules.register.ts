import { describeRegister } from '../ground/registers/define-register.ts'
import { choiceOf, codeOf, textOf, yesNoOf } from '../ground/registers/field.ts'
import { comparisons } from './value-rules.ts'

/** By which process values stops are named. */
export const valueRules = describeRegister({
  name: 'value-rule',
  key: 'machine_id',
  isOfMachines: true,
  fields: {
    machine_id: codeOf('machine', 200),
    signal: textOf(200),
    comparison: choiceOf(comparisons),
    value: textOf(200),
    stop_code: codeOf('stop-code', 200),
    description: textOf(200),
    verifying: yesNoOf(false),
    active: yesNoOf(true),
  },
  labels: {
    machine_id: 'rules.machine',
    signal: 'rules.signal',
    comparison: 'rules.comparison',
    value: 'rules.value',
    stop_code: 'rules.reason',
    description: 'rules.description',
    verifying: 'rules.verifying',
    active: 'rules.active',
  },
})
