import { describeRegister } from '../ground/registers/define-register.ts'
import { choiceOf, numberOf, textOf } from '../ground/registers/field.ts'

/** Scales at machines. */
export const scales = describeRegister({
  name: 'scale',
  key: 'scale_id',
  isOfMachines: true,
  fields: {
    scale_id: textOf(200),
    name: textOf(200),
    signal: textOf(200),
    purpose: choiceOf(['any', 'piece', 'scrap', 'pallet']),
    unit: textOf(200),
    min_weight: numberOf(0, 1e9, { whole: false }),
    max_weight: numberOf(0, 1e9, { whole: false }),
  },
})
