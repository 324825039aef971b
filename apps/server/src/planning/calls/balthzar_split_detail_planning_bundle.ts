import { splitDetailPlanningBundle } from '@takt/contract/planning/balthzar_split_detail_planning_bundle.ts'
import { isRefusal } from '@takt/domain/ground/refusal.ts'
import { changeProblem, splitProblem } from '@takt/domain/planning/change-bundle.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { bundlesNamed } from '../bundle-rows.ts'
import { lockBundle } from '../lock-bundle.ts'

export default handle(splitDetailPlanningBundle, async (input, { db, session, now, audit, emit }) => {
  const { bundle_no, card_nos } = input
  const bundle = await lockBundle(db, bundle_no)
  if (isRefusal(bundle)) return bundle
  const problem = changeProblem(bundle, 'split') ?? splitProblem(bundle, card_nos)
  if (problem) return problem
  const { machine_id, position, planned_qty, booked_machine_id } = bundle
  await db.run(sql`
    update bundle set position = position + 1
    where machine_id = ${machine_id} and reported_at is null and (position, bundle_no) > (${position}, ${bundle_no})`)
  const added = await db.one<{ bundle_no: number }>(sql`
    insert into bundle (machine_id, position, planned_qty, booked_machine_id, created, created_by)
    values (${machine_id}, ${position + 1}, ${planned_qty}, ${booked_machine_id}, ${new Date(now).toISOString()},
      ${session.username})
    returning bundle_no`)
  await db.run(sql`
    update bundle_card set bundle_no = ${added.bundle_no}
    where bundle_no = ${bundle_no} and card_no = any (${card_nos})`)
  audit({ what: 'bundle.split', key: String(bundle_no), before: bundle, after: { ...added, card_nos } })
  emit('BundlesChanged', { machine_id })
  return await bundlesNamed(db, [bundle_no, added.bundle_no])
})
