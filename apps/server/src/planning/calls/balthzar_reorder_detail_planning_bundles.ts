import { reorderDetailPlanningBundles } from '@takt/contract/planning/balthzar_reorder_detail_planning_bundles.ts'
import { isWholeList } from '@takt/domain/planning/change-bundle.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { lockMachines } from '../../machines/machine-states.ts'
import { bundlesOfMachine } from '../bundle-rows.ts'

export default handle(reorderDetailPlanningBundles, async (input, { db, audit, emit }) => {
  const { machine_id, bundle_nos, seen_bundle_nos } = input
  await lockMachines(db, [machine_id])
  const current = (await bundlesOfMachine(db, machine_id)).map(({ bundle_no }) => bundle_no)
  const seen = seen_bundle_nos ?? current
  if (!isWholeList(current, bundle_nos) || seen.join() !== current.join()) {
    return { refusal: 'changed-by-someone-else', values: {} }
  }
  await db.run(sql`
    update bundle set position = n.position
    from unnest(${bundle_nos}::bigint[]) with ordinality as n (bundle_no, position)
    where bundle.bundle_no = n.bundle_no`)
  audit({ what: 'bundles.reordered', key: machine_id, before: current, after: bundle_nos })
  emit('BundlesChanged', { machine_id })
  return await bundlesOfMachine(db, machine_id)
})
