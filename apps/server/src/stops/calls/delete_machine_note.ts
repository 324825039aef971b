import { deleteMachineNote } from '@takt/contract/stops/delete_machine_note.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { machineNotes } from '../note-rows.ts'

/** The row stays, inactive: what was once written about a machine is not lost by a slip of the hand. */
export default handle(deleteMachineNote, async ({ machine_id, record_no }, { db, audit, emit }) => {
  const gone = await db.maybe<{ note: string }>(sql`
    update machine_note set active = false
    where machine_id = ${machine_id} and record_no = ${record_no} and active returning note`)
  if (!gone) return { refusal: 'note-not-found', values: {} }
  audit({ what: 'note.deleted', key: `${machine_id}/${record_no}`, before: { note: gone.note } })
  emit('NotesChanged', { machine_id })
  return await machineNotes(db, sql`n.record_no = ${record_no}`)
})
