import { describeFiled } from '../ground/registers/define-register.ts'
import { choiceOf, codeOf, textOf, yesNoOf } from '../ground/registers/field.ts'
import { comparisons } from './value-rules.ts'

/** By which process values stops are named. */
export const valueRules = describeFiled({
  name: 'value-rule',
  key: 'machine_id',
  knownBy: ['machine_id', 'signal', 'comparison', 'value'],
  isOfMachines: true,
  fields: {
    machine_id: codeOf('machine', 200),
    signal: textOf(80, { needed: true }),
    comparison: choiceOf(comparisons),
    value: textOf(200, { needed: true }),
    stop_code: codeOf('stop-code', 20),
    description: textOf(80),
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
