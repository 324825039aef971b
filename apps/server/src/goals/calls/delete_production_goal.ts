import { deleteProductionGoal } from '@takt/contract/goals/delete_production_goal.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'

export default handle(deleteProductionGoal, async ({ record_no, version }, { db, audit, emit }) => {
  const gone = await db.maybe(sql`
    delete from production_goal where record_no = ${record_no} and version = ${version}
    returning production_type, machine_id, department_id, zone_id, category_id, target_good_qty, valid_from, valid_to`)
  if (!gone) return { refusal: 'changed-by-someone-else', values: {} }
  audit({ what: 'goal.removed', key: String(record_no), before: gone })
  emit('SettingsChanged', {})
  return [{ record_no }]
})
