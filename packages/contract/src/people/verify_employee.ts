import { EmployeeNo, MachineId } from '@takt/domain/ground/model/ids.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const verifyEmployee = defineProcedure({
  name: 'verify_employee',
  kind: 'load',
  summary: 'Says whether an employee number is known and may sign in.',
  input: z.object({
    machine_id: MachineId.or(z.literal('')).default(''),
    employee: EmployeeNo,
    /** Asks for a proof of this check, for what must not be done without one. */
    proof: z.boolean().default(false),
  }),
  output: z.object({
    is_valid_employee: z.boolean(),
    allow_sign_in: z.boolean(),
    balthzar_full_name: z.string(),
    verification: z.string().optional(),
    /** Where a terminal asks for the PIN: whether they have one. */
    has_pin: z.boolean().optional(),
  }),
  beforeDeviceSignIn: true,
})
