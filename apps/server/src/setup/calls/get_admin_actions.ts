import { getAdminActions } from '@takt/contract/procedures/get_admin_actions.ts'
import { adminLog } from '../administration/admin-log.ts'
import { handle } from './handle.ts'

export default handle(getAdminActions, (_input, { db }) => adminLog(db))
