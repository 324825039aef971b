import { deleteValueRule } from '@takt/contract/procedures/delete_value_rule.ts'
import { sql } from '../db/sql.ts'
import { handle } from './handle.ts'

export default handle(deleteValueRule, async ({ record_no, version }, { db, audit, emit }) => {
  const [before] = await db.many<{ machine_id: string; signal: string }>(sql`
    delete from value_rule where record_no = ${record_no} and version = ${version} returning *`)
  if (!before) return { refusal: 'changed-by-someone-else', values: {} }
  audit({ what: 'value-rule.removed', key: `${before.machine_id}/${record_no}`, before })
  emit('SettingsChanged', {})
  return [{ record_no }]
})
