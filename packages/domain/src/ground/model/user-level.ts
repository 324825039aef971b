import { z } from 'zod'
import { permissionNames } from '../permissions.ts'
import { Names } from './names.ts'

/** One of the nine user levels: what the company calls it, and what it may do. */
export const UserLevelRow = z.object({
  usertype: z.int().min(1).max(9),
  /** In no language: the company has given it no name. */
  names: Names,
  permissions: z.array(z.enum(permissionNames)),
  /** Active users of this level. */
  users: z.int(),
})
export type UserLevelRow = z.infer<typeof UserLevelRow>
