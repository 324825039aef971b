import { balthzarEuromap } from '@takt/contract/procedures/balthzar_euromap.ts'
import { sql } from '../db/sql.ts'
import { handle } from './handle.ts'

/** Comment, person and time stand in the audit: there they can be read, and by nobody changed. */
export default handle(balthzarEuromap, async ({ feature, machine_id, program_id, comment }, { db, audit, emit }) => {
  const locked = feature === 'block_program' ? 1 : 0
  if (locked === 1 && comment.trim() === '') return { refusal: 'block-needs-comment', values: {} }
  const cards = await db.many<{ card_no: string; program_id: string; locked: 0 | 1 }>(sql`
    update card set locked = ${locked}
    where machine_id = ${machine_id} and program_id = ${program_id} and status <> 'finished'
    returning card_no, program_id, locked`)
  if (cards.length === 0) return { refusal: 'program-not-found', values: { program_id, machine_id } }
  const said = locked === 1 ? comment.trim() : ''
  audit({ what: `euromap.${feature}`, key: `${machine_id}/${program_id}`, after: { locked, comment: said } })
  for (const { card_no } of cards) emit('OrderChanged', { machine_id, card_no })
  return cards
})
