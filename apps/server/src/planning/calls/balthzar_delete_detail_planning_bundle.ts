import { deleteDetailPlanningBundle } from '@takt/contract/procedures/balthzar_delete_detail_planning_bundle.ts'
import { changeProblem } from '@takt/domain/planning/change-bundle.ts'
import { isRefusal } from '@takt/domain/refusal.ts'
import { sql } from '../db/sql.ts'
import { lockBundle } from '../planning/lock-bundle.ts'
import { handle } from './handle.ts'

export default handle(deleteDetailPlanningBundle, async ({ bundle_no }, { db, audit, emit }) => {
  const bundle = await lockBundle(db, bundle_no)
  if (isRefusal(bundle)) return bundle
  const problem = changeProblem(bundle, 'delete')
  if (problem) return problem
  await db.run(sql`delete from bundle where bundle_no = ${bundle_no}`)
  audit({ what: 'bundle.deleted', key: String(bundle_no), before: bundle })
  emit('BundlesChanged', { machine_id: bundle.machine_id })
  return [{ bundle_no }]
})
