import { getReasonGroups } from '@takt/contract/procedures/get_reason_groups.ts'
import { reasonGroups } from '../administration/reason-groups.ts'
import { handle } from './handle.ts'

export default handle(getReasonGroups, ({ kind }, { db }) => reasonGroups(db, kind))
