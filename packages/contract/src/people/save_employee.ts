import { EmployeeSetting, EmployeeSettingRow } from '@takt/domain/people/model/employee-setting.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const saveEmployee = defineProcedure({
  name: 'save_employee',
  kind: 'action',
  summary: 'Adds an employee (version 0), or changes one over the version that was loaded.',
  input: EmployeeSetting.extend({
    version: z.int().nonnegative(),
    /** Null leaves it as it is, '' takes it away. */
    pin: z
      .string()
      .regex(/^(|\d{4,8})$/)
      .nullable(),
  }),
  output: EmployeeSettingRow,
  permission: 'can-do-admin-actions',
  reach: 'plant',
  emits: ['SettingsChanged'],
})
