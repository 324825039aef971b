import { reportBundle } from '@takt/contract/planning/report_bundle.ts'
import { isRefusal } from '@takt/domain/ground/refusal.ts'
import { reportProblem } from '@takt/domain/planning/report-bundle.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { bookOnCard } from '../book-on-card.ts'
import { lockBundle } from '../lock-bundle.ts'

export default handle(reportBundle, async (input, context) => {
  const { db, session, now, audit, emit, machineChanged } = context
  const { bundle_no, machine_id, good_qty } = input
  const bundle = await lockBundle(db, bundle_no)
  if (isRefusal(bundle)) return bundle
  const problem = reportProblem(bundle, { machine_id, good_qty, over: input.over_confirmed })
  if (problem) return problem
  const booked = []
  for (const card_no of bundle.card_nos) {
    const booking = await bookOnCard(context, { bundle_no, card_no, good_qty })
    // Thrown away with the transaction: a bundle is reported whole or not at all.
    if (isRefusal(booking)) return booking
    booked.push(booking)
    emit('OrderChanged', { machine_id, card_no })
  }
  await db.run(sql`
    update bundle set reported_at = ${new Date(now).toISOString()}, reported_by = ${session.username},
      reported_qty = ${good_qty}
    where bundle_no = ${bundle_no}`)
  await db.run(sql`update bundle_card set reported = true where bundle_no = ${bundle_no}`)
  audit({ what: 'bundle.reported', key: String(bundle_no), before: bundle, after: { good_qty } })
  emit('BundlesChanged', { machine_id })
  machineChanged(machine_id)
  return booked
})
