import { changeMaterialBatch } from '@takt/contract/materials/change_material_batch.ts'
import { isRefusal } from '@takt/domain/ground/refusal.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { runningCard } from '../../machines/booking/running-card.ts'

export default handle(changeMaterialBatch, async (input, { db, session, now, audit, emit }) => {
  const { machine_id, card_no, material_no, empty, batch_id, quantity, supplier } = input
  const card = await runningCard(db, input)
  if (isRefusal(card)) return card
  const planned = await db.maybe(
    sql`select line_no from card_material where card_no = ${card_no} and material_no = ${material_no} limit 1`,
  )
  if (!planned) return { refusal: 'material-not-of-order', values: { material_no, card_no } }
  const { record_no } = await db.one<{ record_no: number }>(sql`
    insert into material_batch (machine_id, p_order, card_no, material_no, batch_id, quantity, supplier, emptied, at,
      username)
    values (${machine_id}, ${card.p_order}, ${card_no}, ${material_no}, ${batch_id}, ${quantity}, ${supplier}, ${empty},
      ${new Date(now).toISOString()}, ${session.username})
    returning record_no`)
  audit({ what: 'material.batch-changed', key: `${card_no}/${record_no}`, after: input })
  emit('OrderChanged', { machine_id, card_no })
  return [{ record_no }]
})
