import { setMaterialTraces } from '@takt/contract/materials/set_material_traces.ts'
import { isRefusal } from '@takt/domain/ground/refusal.ts'
import { handle } from '../../ground/call/handle.ts'
import { runningCard } from '../../machines/booking/running-card.ts'
import { writeTraces } from '../traces.ts'

export default handle(setMaterialTraces, async (input, { db, session, now, audit, emit }) => {
  const { machine_id, card_no, trace_ids } = input
  const card = await runningCard(db, input)
  if (isRefusal(card)) return card
  if (trace_ids.length === 0) return { refusal: 'trace-missing', values: {} }
  const { p_order } = card
  const group_no = await writeTraces(db, card, { trace_ids, now, by: session.username })
  audit({ what: 'material.traced', key: `${card_no}/${p_order}`, after: { group_no, trace_ids } })
  emit('OrderChanged', { machine_id, card_no })
  return [{ p_order, group_no }]
})
