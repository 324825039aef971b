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
    purpose: choiceOf(['any', 'piece', 'scrap', 'pallet'], { words: 'scales.purpose-' }),
    unit: textOf(200),
    min_weight: numberOf(0, 1e9, { whole: false }),
    max_weight: numberOf(0, 1e9, { whole: false }),
  },
  labels: {
    scale_id: 'scales.id',
    name: 'scales.name',
    signal: 'scales.signal',
    purpose: 'scales.purpose',
    unit: 'scales.unit',
    min_weight: 'scales.min',
    max_weight: 'scales.max',
  },
})
