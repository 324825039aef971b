import { MachineId, Time } from '@takt/domain/ground/model/ids.ts'
import { EmployeePlace } from '@takt/domain/people/model/employee-place.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getEmployeesAtMachine = defineProcedure({
  name: 'get_employees_at_machine',
  kind: 'load',
  summary: 'Who is signed in at a machine, since when, and with which share.',
  input: z.object({ machine_id: MachineId }),
  output: EmployeePlace.extend({ since: Time, share: z.number() }),
  beforeDeviceSignIn: true,
})
