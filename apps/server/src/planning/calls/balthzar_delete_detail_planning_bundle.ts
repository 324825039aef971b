import { deleteDetailPlanningBundle } from '@takt/contract/planning/balthzar_delete_detail_planning_bundle.ts'
import { isRefusal } from '@takt/domain/ground/refusal.ts'
import { changeProblem } from '@takt/domain/planning/change-bundle.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { lockBundle } from '../lock-bundle.ts'

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
