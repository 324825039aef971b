import { EmployeeNo, MachineId } from '@takt/domain/ground/model/ids.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const setEmployeeClock = defineProcedure({
  name: 'set_employee_clock',
  kind: 'action',
  summary: 'Signs an employee in at machines; with exclusive they leave all others. A PIN names them as well.',
  input: z.object({
    /** The employee number, or the PIN itself. */
    employee: EmployeeNo,
    machines: z.array(MachineId).max(50),
    clockInType: z.enum(['pincode', 'other']).default('other'),
    /** Absent: not asked yet; who is signed in elsewhere is asked first. */
    exclusive: z.boolean().optional(),
  }),
  output: z.object({
    employee_number: z.string(),
    employee_name: z.string(),
    machines: z.array(MachineId),
    share: z.number(),
  }),
  permission: 'report-quantity',
  secrets: ['employee'],
  emits: ['MachineChanged'],
})
