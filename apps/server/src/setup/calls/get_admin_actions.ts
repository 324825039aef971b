import { getAdminActions } from '@takt/contract/setup/get_admin_actions.ts'
import { adminLog } from '../../ground/call/admin-log.ts'
import { handle } from '../../ground/call/handle.ts'

export default handle(getAdminActions, (_input, { db }) => adminLog(db))
