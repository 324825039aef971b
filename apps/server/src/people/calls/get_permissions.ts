import { getPermissions } from '@takt/contract/people/get_permissions.ts'
import { handle } from '../../ground/call/handle.ts'

export default handle(getPermissions, async (_input, { session }) =>
  session.permissions.map((permission) => ({ permission })),
)
