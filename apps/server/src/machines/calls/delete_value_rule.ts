import { deleteValueRule } from '@takt/contract/machines/delete_value_rule.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'

export default handle(deleteValueRule, async ({ record_no, version }, { db, audit, emit }) => {
  const [before] = await db.many<{ machine_id: string; signal: string }>(sql`
    delete from value_rule where record_no = ${record_no} and version = ${version} returning *`)
  if (!before) return { refusal: 'changed-by-someone-else', values: {} }
  audit({ what: 'value-rule.removed', key: `${before.machine_id}/${record_no}`, before })
  emit('SettingsChanged', {})
  return [{ record_no }]
})
