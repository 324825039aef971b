import { saveMachineNote } from '@takt/contract/stops/save_machine_note.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { machineNotes } from '../note-rows.ts'

export default handle(saveMachineNote, async ({ machine_id, note }, { db, session, now, audit, emit }) => {
  const machine = await db.maybe(sql`select machine_id from machine where machine_id = ${machine_id} and active`)
  if (!machine) return { refusal: 'machine-not-found', values: { machine_id } }
  const employee = session.deviceuser ? session.device_employee : session.employee_number
  const { record_no } = await db.one<{ record_no: number }>(sql`
    insert into machine_note (machine_id, note, username, employee, at)
    values (${machine_id}, ${note}, ${session.username}, ${employee}, ${new Date(now).toISOString()})
    returning record_no`)
  audit({ what: 'note.written', key: `${machine_id}/${record_no}`, after: { note } })
  emit('NotesChanged', { machine_id })
  return await machineNotes(db, sql`n.record_no = ${record_no}`)
})
