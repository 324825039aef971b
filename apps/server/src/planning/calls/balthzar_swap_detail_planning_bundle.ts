import { swapDetailPlanningBundle } from '@takt/contract/planning/balthzar_swap_detail_planning_bundle.ts'
import { isRefusal } from '@takt/domain/ground/refusal.ts'
import { changeProblem } from '@takt/domain/planning/change-bundle.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { bundlesNamed } from '../bundle-rows.ts'
import { endOfList, fellowMachine, lockBundle } from '../lock-bundle.ts'
import { boundCard, moveCards } from '../move-cards.ts'

/** The orders go with their bundle: on the old machine they would be started past the plan. */
export default handle(
  swapDetailPlanningBundle,
  async ({ bundle_no, machine_id }, { db, audit, emit, machineChanged }) => {
    const bundle = await lockBundle(db, bundle_no, [machine_id])
    if (isRefusal(bundle)) return bundle
    const problem = changeProblem(bundle, 'swap') ?? (await fellowMachine(db, machine_id, bundle))
    if (problem) return problem
    if (machine_id === bundle.machine_id) return { refusal: 'bundle-is-there', values: { bundle_no, machine_id } }
    const bound = await boundCard(db, bundle.card_nos, machine_id)
    if (bound) return bound
    const position = await endOfList(db, machine_id)
    await moveCards(db, bundle.card_nos, machine_id)
    await db.run(sql`update bundle_card set machine_id = ${machine_id} where bundle_no = ${bundle_no}`)
    await db.run(
      sql`update bundle set machine_id = ${machine_id}, position = ${position} where bundle_no = ${bundle_no}`,
    )
    audit({ what: 'bundle.swapped', key: String(bundle_no), before: bundle, after: { machine_id } })
    for (const at of [bundle.machine_id, machine_id]) {
      machineChanged(at)
      emit('BundlesChanged', { machine_id: at })
      for (const card_no of bundle.card_nos) emit('OrderChanged', { machine_id: at, card_no })
    }
    return await bundlesNamed(db, [bundle_no])
  },
)
