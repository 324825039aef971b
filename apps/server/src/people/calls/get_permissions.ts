import { getPermissions } from '@takt/contract/procedures/get_permissions.ts'
import { handle } from './handle.ts'

export default handle(getPermissions, async (_input, { session }) =>
  session.permissions.map((permission) => ({ permission })),
)
