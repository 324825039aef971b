import { saveReasonGroup } from '@takt/contract/stops/save_reason_group.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { groupTables, reasonGroups } from '../reason-groups.ts'

export default handle(saveReasonGroup, async (input, { db, audit, emit }) => {
  const { version, ...group } = input
  const { kind, code } = group
  const { groups } = groupTables[kind]
  const [before] = await reasonGroups(db, kind, sql`where g.code = ${code}`)
  if (version === 0 && before) return { refusal: 'reason-group-taken', values: { code } }
  const ofStops = kind === 'stop'
  const fields = sql`names, version ${ofStops ? sql`, color, view_order, view_order_statistics, security_level` : sql``}`
  const values = sql`${group.names}, ${version + 1} ${
    ofStops ? sql`, ${group.color}, ${group.view_order}, ${group.view_order}, ${group.security_level}` : sql``
  }`
  const saved =
    version === 0
      ? await db.maybe(sql`insert into ${groups} (code, ${fields}) values (${code}, ${values})
          on conflict do nothing returning version`)
      : await db.maybe(sql`update ${groups} set (${fields}) = (${values})
          where code = ${code} and version = ${version} returning version`)
  if (!saved) return { refusal: 'changed-by-someone-else', values: {} }
  audit({ what: before ? 'reason-group.changed' : 'reason-group.added', key: `${kind}/${code}`, before, after: group })
  emit('SettingsChanged', {})
  return await reasonGroups(db, kind, sql`where g.code = ${code}`)
})
