import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getGroups = defineProcedure({
  name: 'get_groups',
  kind: 'load',
  summary: 'Departments, zones, categories and lines that hold a machine the user may see, and the stop groups.',
  input: z.object({}),
  output: z.object({
    group_type: z.enum(['department', 'zone', 'category', 'line', 'stop_group']),
    code: z.string(),
    description: z.string(),
    /** Machines the user may see in it; of a stop group those that one of its codes can be chosen at. */
    machines: z.int(),
    /** Of a stop group; 0, 'Automatic' and null for others. */
    view_order: z.int(),
    view_order_statistics: z.int(),
    color: z.string(),
    /** Null: everybody. */
    security_level: z.int().nullable(),
  }),
  beforeDeviceSignIn: true,
})
