import { EmployeeNo, Flag, MachineId } from '@takt/domain/ground/model/ids.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const signInEmployeeAtMachine = defineProcedure({
  name: 'sign_in_employee_at_machine',
  kind: 'action',
  summary: 'Signs an employee in at a machine; asks first when they are signed in at another one.',
  input: z.object({
    machine_id: MachineId,
    /** The employee number. */
    employee_id: EmployeeNo,
    logg_message: z.string().max(2000).default('-'),
    /** 1 signs them out of all other machines, 0 leaves them there too. */
    exclusive: Flag.optional(),
  }),
  output: z.object({
    employee_number: z.string(),
    employee_name: z.string(),
    share: z.number(),
    /** They were signed in here before. */
    already: z.boolean(),
    /** Where else they are signed in now. */
    other_machines: z.array(MachineId),
  }),
  permission: 'report-quantity',
  emits: ['MachineChanged'],
})
