import { describeFiled } from '../ground/registers/define-register.ts'
import { namesOf, numberOf } from '../ground/registers/field.ts'

/** Shifts: the number that figures are kept by, and its name. */
export const shifts = describeFiled({
  name: 'shift',
  key: 'shift',
  fields: {
    shift: numberOf(1, 99),
    names: namesOf(60),
  },
  labels: { shift: 'shifts.number', names: 'calendars.name' },
})
