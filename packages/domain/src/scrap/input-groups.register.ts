import { describeRegister } from '../ground/registers/define-register.ts'
import { list, textOf, yesNoOf } from '../ground/registers/field.ts'

/** Values that setters write down together. */
export const inputGroups = describeRegister({
  name: 'input-group',
  key: 'description',
  fields: {
    description: textOf(80),
    settings: list,
    active: yesNoOf(true),
  },
  labels: {
    description: 'input-groups.name',
    settings: 'input-groups.values',
    active: 'stop-codes.offered',
  },
})
