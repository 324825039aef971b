import { EmployeeNo, MachineId } from '@takt/domain/ground/model/ids.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const signOutEmployeeAtMachine = defineProcedure({
  name: 'sign_out_employee_at_machine',
  kind: 'action',
  summary: 'Signs an employee out of a machine.',
  input: z.object({
    machine_id: MachineId,
    /** The employee number. */
    employee_id: EmployeeNo,
    logg_message: z.string().max(2000).default('-'),
  }),
  output: z.object({ employee_number: z.string(), employee_name: z.string(), other_machines: z.array(MachineId) }),
  permission: 'report-quantity',
  emits: ['MachineChanged'],
  switchedOff: true,
})
