import { updateDetailPlanningBundleBookedMachineId } from '@takt/contract/planning/balthzar_update_detail_planning_bundle_booked_machine_id.ts'
import { isRefusal } from '@takt/domain/ground/refusal.ts'
import { changeProblem } from '@takt/domain/planning/change-bundle.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { bundlesNamed } from '../bundle-rows.ts'
import { fellowMachine, lockBundle } from '../lock-bundle.ts'

export default handle(updateDetailPlanningBundleBookedMachineId, async (input, { db, audit, emit }) => {
  const { bundle_no, booked_machine_id } = input
  const bundle = await lockBundle(db, bundle_no)
  if (isRefusal(bundle)) return bundle
  const books = booked_machine_id !== ''
  const problem =
    changeProblem(bundle, books ? 'book' : 'unbook') ??
    (books ? await fellowMachine(db, booked_machine_id, bundle) : null)
  if (problem) return problem
  await db.run(sql`update bundle set booked_machine_id = ${booked_machine_id} where bundle_no = ${bundle_no}`)
  audit({
    what: books ? 'bundle.booked' : 'bundle.unbooked',
    key: String(bundle_no),
    before: { booked_machine_id: bundle.booked_machine_id },
    after: { booked_machine_id },
  })
  emit('BundlesChanged', { machine_id: bundle.machine_id })
  return await bundlesNamed(db, [bundle_no])
})
