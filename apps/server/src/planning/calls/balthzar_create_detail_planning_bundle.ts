import { createDetailPlanningBundle } from '@takt/contract/planning/balthzar_create_detail_planning_bundle.ts'
import { isRefusal } from '@takt/domain/ground/refusal.ts'
import { bundleQuantity, bundlingProblem } from '@takt/domain/planning/create-bundle.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { lockMachines } from '../../machines/machine-states.ts'
import { bundlesNamed } from '../bundle-rows.ts'
import { cardsToBundle } from '../cards-to-bundle.ts'
import { endOfList } from '../lock-bundle.ts'
import { sizeOfBundles } from '../planning-machines.ts'

export default handle(createDetailPlanningBundle, async (input, { db, session, now, audit, emit }) => {
  const { machine_id, planned_qty } = input
  if ((await lockMachines(db, [machine_id])).size === 0) return { refusal: 'machine-not-found', values: { machine_id } }
  const cards = await cardsToBundle(db, machine_id, input.card_nos)
  if (isRefusal(cards)) return cards
  const problem = bundlingProblem(cards, await sizeOfBundles(db, machine_id))
  if (problem) return problem
  const most = bundleQuantity(cards)
  if (planned_qty > most) return { refusal: 'bundle-quantity-too-large', values: { max: most } }
  const { bundle_no } = await db.one<{ bundle_no: number }>(sql`
    insert into bundle (machine_id, position, planned_qty, created, created_by)
    values (${machine_id}, ${await endOfList(db, machine_id)}, ${planned_qty}, ${new Date(now).toISOString()},
      ${session.username})
    returning bundle_no`)
  const card_nos = cards.map(({ card_no }) => card_no)
  await db.run(sql`
    insert into bundle_card (bundle_no, machine_id, card_no)
    select ${bundle_no}, ${machine_id}, card_no from unnest(${card_nos}::text[]) as card_no`)
  audit({ what: 'bundle.created', key: String(bundle_no), after: { machine_id, planned_qty, card_nos } })
  emit('BundlesChanged', { machine_id })
  return await bundlesNamed(db, [bundle_no])
})
