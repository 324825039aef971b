import { defineRegister } from '../ground/registers/define-register.ts'
import { codeOf, textOf, yesNoOf } from '../ground/registers/field.ts'

/** Who works here. The PIN is only ever written, and no field. */
export const employees = defineRegister({
  name: 'employee',
  key: 'employee_number',
  calls: { load: 'get_employee_settings', save: 'save_employee' },
  title: 'employee_name',
  isPartial: true,
  fields: {
    employee_number: textOf(30, { needed: true }),
    employee_name: textOf(80, { needed: true }),
    /** Lists that people are picked from are grouped by these; '' = nowhere in particular. */
    department: codeOf('department', 40, { needed: false }),
    zone: codeOf('zone', 40, { needed: false }),
    allow_sign_in: yesNoOf(true),
    active: yesNoOf(true),
  },
})
