import { getReasonGroups } from '@takt/contract/stops/get_reason_groups.ts'
import { handle } from '../../ground/call/handle.ts'
import { reasonGroups } from '../reason-groups.ts'

export default handle(getReasonGroups, ({ kind }, { db }) => reasonGroups(db, kind))
