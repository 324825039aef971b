import { balthzarEuromap } from '@takt/contract/machines/balthzar_euromap.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'

/** Comment, person and time stand in the audit as well: there they can be read, and by nobody changed. */
export default handle(balthzarEuromap, async (input, { db, session, now, audit, emit }) => {
  const { feature, machine_id, program_id } = input
  const locked = feature === 'block_program' ? 1 : 0
  const comment = locked === 1 ? input.comment.trim() : ''
  if (locked === 1 && comment === '') return { refusal: 'block-needs-comment', values: {} }
  const program = await db.maybe<{ locked: 0 | 1; lock_comment: string }>(sql`
    select locked, lock_comment from euromap_program
    where machine_id = ${machine_id} and program_id = ${program_id} for update`)
  const cards = await db.many<{ card_no: string; program_id: string; locked: 0 | 1 }>(sql`
    update card set locked = ${locked}
    where machine_id = ${machine_id} and program_id = ${program_id} and status <> 'finished'
    returning card_no, program_id, locked`)
  if (!program && cards.length === 0) return { refusal: 'program-not-found', values: { program_id, machine_id } }
  // A program that only orders name is known from now on.
  await db.run(sql`
    insert into euromap_program as p (machine_id, program_id, locked, lock_comment, changed_by, changed_at)
    values (${machine_id}, ${program_id}, ${locked}, ${comment}, ${session.username}, ${new Date(now).toISOString()})
    on conflict (company_id, machine_id, program_id) do update set locked = excluded.locked,
      lock_comment = excluded.lock_comment, changed_by = excluded.changed_by, changed_at = excluded.changed_at`)
  audit({
    what: `euromap.${feature}`,
    key: `${machine_id}/${program_id}`,
    before: program,
    after: { locked, comment },
    reason: comment,
  })
  for (const { card_no } of cards) emit('OrderChanged', { machine_id, card_no })
  return cards
})
