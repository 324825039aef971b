import { getMachineNotes } from '@takt/contract/stops/get_machine_notes.ts'
import { newestNotes } from '@takt/domain/stops/newest-notes.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { machineNotes, stopNotes } from '../note-rows.ts'

export default handle(getMachineNotes, async ({ machine_id = '' }, { db, session, now }) => {
  const own = await machineNotes(db, sql`n.active and (${machine_id} = '' or n.machine_id = ${machine_id})`)
  const ofStops = await stopNotes(db, { machine_id, language: session.language, now })
  return newestNotes([...own, ...ofStops])
})
