import { EmployeeSettingRow } from '@takt/domain/people/model/employee-setting.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getEmployeeSettings = defineProcedure({
  name: 'get_employee_settings',
  kind: 'load',
  summary: 'The employees of the company as they are kept, also those who have left.',
  input: z.object({}),
  output: EmployeeSettingRow,
  permission: 'can-access-admin-panel',
})
