import { EmployeeNo, MachineId, Time } from '@takt/domain/ground/model/ids.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getEmployeeClock = defineProcedure({
  name: 'get_employee_clock',
  kind: 'load',
  summary: 'The machines at which an employee is signed in, the last one first.',
  input: z.object({ employee: EmployeeNo }),
  output: z.object({
    employee_number: z.string(),
    employee_name: z.string(),
    machine_id: MachineId,
    signed_in: Time,
    share: z.number(),
  }),
})
