import { EmployeeNo } from '@takt/domain/ground/model/ids.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const signInOnDevice = defineProcedure({
  name: 'sign_in_on_device',
  kind: 'action',
  summary:
    'An employee takes over a shared device, with their PIN where the company asks for it, or leaves it with an empty number.',
  input: z.object({ employee: EmployeeNo.or(z.literal('')), pin: z.string().max(20).default('') }),
  output: z.object({ signedInOnDevice: z.boolean(), device_employee: z.string(), full_name: z.string() }),
  reach: 'own',
  beforeDeviceSignIn: true,
})
