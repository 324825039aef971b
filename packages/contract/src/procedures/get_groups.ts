import { z } from 'zod'
import { defineProcedure } from '../define-procedure.ts'

export const getGroups = defineProcedure({
  name: 'get_groups',
  kind: 'load',
  summary: 'Departments, zones and categories that hold a machine the user may see.',
  input: z.object({}),
  output: z.object({
    group_type: z.enum(['department', 'zone', 'category']),
    code: z.string(),
    description: z.string(),
    machines: z.int(),
  }),
  beforeDeviceSignIn: true,
})
