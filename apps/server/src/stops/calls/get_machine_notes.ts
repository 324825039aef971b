import { getMachineNotes } from '@takt/contract/procedures/get_machine_notes.ts'
import { newestNotes } from '@takt/domain/notes/newest-notes.ts'
import { sql } from '../db/sql.ts'
import { machineNotes, stopNotes } from '../notes/note-rows.ts'
import { handle } from './handle.ts'

export default handle(getMachineNotes, async ({ machine_id = '' }, { db, session, now }) => {
  const own = await machineNotes(db, sql`n.active and (${machine_id} = '' or n.machine_id = ${machine_id})`)
  const ofStops = await stopNotes(db, { machine_id, language: session.language, now })
  return newestNotes([...own, ...ofStops])
})
