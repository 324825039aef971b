import { EmployeePlace } from '@takt/domain/people/model/employee-place.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getEmployees = defineProcedure({
  name: 'get_employees',
  kind: 'load',
  summary: 'Employees by name, at most 500; a search text narrows them by name or number.',
  input: z.object({ search: z.string().max(80).default('') }),
  output: EmployeePlace,
  beforeDeviceSignIn: true,
})
