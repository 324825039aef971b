import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getPermissions = defineProcedure({
  name: 'get_permissions',
  kind: 'load',
  summary: 'The names of what the user may do.',
  input: z.object({}),
  output: z.object({ permission: z.string() }),
  beforeDeviceSignIn: true,
})
