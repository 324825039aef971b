import { deleteReasonGroup } from '@takt/contract/stops/delete_reason_group.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { groupTables, reasonGroups } from '../reason-groups.ts'

export default handle(deleteReasonGroup, async ({ kind, code, version }, { db, audit, emit }) => {
  const [before] = await reasonGroups(db, kind, sql`where g.code = ${code}`)
  if (before && before.reasons > 0) return { refusal: 'reason-group-in-use', values: { code, count: before.reasons } }
  const gone = await db.maybe(sql`
    delete from ${groupTables[kind].groups} where code = ${code} and version = ${version} returning code`)
  if (!gone) return { refusal: 'changed-by-someone-else', values: {} }
  audit({ what: 'reason-group.removed', key: `${kind}/${code}`, before })
  emit('SettingsChanged', {})
  return [{ code }]
})
