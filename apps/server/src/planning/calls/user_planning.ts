import { userPlanning } from '@takt/contract/planning/user_planning.ts'
import { planForResource } from '@takt/domain/orders/resource-planning.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { lockCard } from '../../machines/booking/cards.ts'

export default handle(userPlanning, async (input, { db, session, now, audit, emit }) => {
  const { operation_type, machine_id, card_no } = input
  const resource = await db.maybe<{ machine_id: string; resource_type: number; department: string }>(
    sql`select machine_id, resource_type, department from machine where machine_id = ${machine_id} and active`,
  )
  if (!resource) return { refusal: 'machine-not-found', values: { machine_id } }
  const card = await lockCard(db, card_no)
  if (!card) return { refusal: 'card-not-found', values: { card_no, machine_id } }
  const place = await db.maybe<{ department: string }>(
    sql`select department from machine where machine_id = ${card.machine_id}`,
  )
  const refusal = planForResource(resource, { ...card, department: place?.department ?? '' })
  if (refusal) return refusal
  if (operation_type === 'insert') {
    await db.run(sql`
      insert into user_planning (machine_id, card_no, username, at)
      values (${machine_id}, ${card_no}, ${session.username}, ${new Date(now).toISOString()})
      on conflict do nothing`)
  } else {
    await db.run(sql`delete from user_planning where machine_id = ${machine_id} and card_no = ${card_no}`)
  }
  audit({ what: `planning.${operation_type}`, key: `${machine_id}/${card_no}`, after: { username: session.username } })
  // The plan of the machine, and what the resource has taken on.
  for (const at of [card.machine_id, machine_id]) emit('OrderChanged', { machine_id: at, card_no })
  return [{ machine_id, card_no, planned: operation_type === 'insert' }]
})
