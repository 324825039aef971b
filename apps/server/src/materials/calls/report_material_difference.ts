import { reportMaterialDifference } from '@takt/contract/materials/report_material_difference.ts'
import { isRefusal } from '@takt/domain/ground/refusal.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { runningCard } from '../../machines/booking/running-card.ts'
import { differencesOfRun } from '../batches.ts'

export default handle(reportMaterialDifference, async (input, { db, session, now, audit, emit }) => {
  const { machine_id, card_no, note } = input
  const card = await runningCard(db, input)
  if (isRefusal(card)) return card
  const found = await differencesOfRun(db, card)
  for (const { material_no, difference } of found) {
    await db.run(sql`
      insert into material_difference (machine_id, p_order, material_no, difference, note, at, username)
      values (${machine_id}, ${card.p_order}, ${material_no}, ${difference}, ${note}, ${new Date(now).toISOString()},
        ${session.username})`)
  }
  audit({ what: 'material.difference-reported', key: `${card_no}/${card.p_order}`, after: { found, note } })
  emit('OrderChanged', { machine_id, card_no })
  return found.map(({ material_no, difference }) => ({ material_no, difference }))
})
