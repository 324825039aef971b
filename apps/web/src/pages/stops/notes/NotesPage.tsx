import { can } from '@takt/domain/ground/permissions.ts'
import type { MachineNote } from '@takt/domain/stops/model/note.ts'
import { ConfirmDialog } from '@takt/ui/dialog/ConfirmDialog.tsx'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { useState } from 'react'
import { useOneAtATime } from '../../../data/call/use-one-at-a-time.ts'
import { useSession } from '../../../data/session/session.ts'
import { useText } from '../../../data/words/use-text.ts'
import { MachinePage } from '../../../parts/machine-page/MachinePage.tsx'
import { WayLink } from '../../../parts/way-link/WayLink.tsx'
import { to } from '../../../routes/to.ts'
import { useRouteParams } from '../../../routes/use-route-params.ts'
import { NewNote } from './NewNote.tsx'
import { NoteList } from './NoteList.tsx'
import styles from './NotesPage.module.css'
import { useChosenNotes } from './use-chosen-notes.ts'
import { useNoteActions, useNotes } from './use-notes.ts'
import { WaitingNotes } from './WaitingNotes.tsx'

const none: readonly MachineNote[] = []

/** What people wrote about a machine and its stops, newest first. Of all machines of a place only notes of stops are written. */
export default function NotesPage() {
  const text = useText()
  const session = useSession()
  const { machine_id, load } = useNotes()
  const notes = load.rows ?? none
  const { save, remove } = useNoteActions()
  const { pending, run } = useOneAtATime()
  const choice = useChosenNotes()
  const [asked, setAsked] = useState<MachineNote | null>(null)
  const writes = machine_id !== undefined && can(session, 'code-stops')
  const count = load.rows && text('notes.count', { count: notes.length })
  return (
    <MachinePage
      title={text('notes.heading')}
      about={[machine_id, count].filter(Boolean).join(' · ')}
      load={load}
      failed={text('notes.failed')}
      tools={machine_id !== undefined && <NotesOfPlace />}
    >
      <div className={styles.page}>
        {writes && <NewNote machine_id={machine_id} save={save} />}
        {machine_id !== undefined && <WaitingNotes machine_id={machine_id} />}
        {notes.length === 0 ? (
          <EmptyState title={text('notes.none')} />
        ) : (
          <NoteList
            notes={notes}
            named={machine_id === undefined}
            onDelete={writes ? setAsked : undefined}
            choice={machine_id === undefined && can(session, 'code-stops') ? choice : undefined}
          />
        )}
      </div>
      <ConfirmDialog
        open={asked !== null}
        danger
        busy={pending !== null}
        title={text('notes.delete-question')}
        message={asked?.note ?? ''}
        confirmLabel={text('notes.delete')}
        cancelLabel={text('shell.cancel')}
        onCancel={() => setAsked(null)}
        onConfirm={() =>
          run('delete', async () => {
            if (asked !== null) await remove(asked)
            setAsked(null)
          })
        }
      />
    </MachinePage>
  )
}

/** From the notes of one machine of an overview to those of all its machines. */
function NotesOfPlace() {
  const text = useText()
  const { viewtype, locationtype, location } = useRouteParams(
    'notes',
    'notesOfAllFromOverview',
    'notesOfAll',
    'notesFromOverview',
  )
  if (viewtype === undefined) return null
  const everywhere = locationtype === undefined || location === undefined
  const path = everywhere
    ? to('notesOfAll', { viewtype })
    : to('notesOfAllFromOverview', { viewtype, locationtype, location })
  return <WayLink to={path}>{text('notes.of-place')}</WayLink>
}
