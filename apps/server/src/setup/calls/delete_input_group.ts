import { deleteInputGroup } from '@takt/contract/setup/delete_input_group.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { inputGroupSettings } from '../../scrap/input-groups/group-setup.ts'

export default handle(deleteInputGroup, async ({ record_no, version }, { db, audit, emit }) => {
  // Its values would go with it: nobody sets one meanwhile.
  await db.run(sql`select 1 from input_group_setting where input_group = ${record_no} for update`)
  const [before] = await inputGroupSettings(db, sql`where record_no = ${record_no}`)
  if (before?.settings.some(({ used }) => used)) {
    return { refusal: 'input-group-in-use', values: { name: before.description } }
  }
  const gone = await db.maybe(sql`
    delete from input_group where record_no = ${record_no} and version = ${version} returning record_no`)
  if (!gone) return { refusal: 'changed-by-someone-else', values: {} }
  audit({ what: 'input-group.removed', key: String(record_no), before })
  emit('SettingsChanged', {})
  return [{ record_no }]
})
