import type { MachineNote } from '@takt/domain/stops/model/note.ts'
import { VisuallyHidden } from '@takt/ui/a11y/VisuallyHidden.tsx'
import { IconButton } from '@takt/ui/button/IconButton.tsx'
import { Checkbox } from '@takt/ui/checkbox/Checkbox.tsx'
import { TrashIcon } from '@takt/ui/icon/icons.tsx'
import { useSession } from '../../../data/session/session.ts'
import { dayAndTime } from '../../../data/words/format.ts'
import { useText } from '../../../data/words/use-text.ts'
import styles from './NoteList.module.css'
import type { useChosenNotes } from './use-chosen-notes.ts'

interface NoteListProps {
  notes: readonly MachineNote[]
  /** In a list of many machines each note names its own. */
  named: boolean
  /** Without it nothing can be taken away here. */
  onDelete?: ((note: MachineNote) => void) | undefined
  /** Notes of stops can be chosen to be written anew. */
  choice?: ReturnType<typeof useChosenNotes> | undefined
}

export function NoteList({ notes, named, onDelete, choice }: NoteListProps) {
  const text = useText()
  const { time_zone: timeZone } = useSession()
  return (
    <ol className={styles.notes}>
      {notes.map((note) => (
        <li key={`${note.record_no} ${note.machine_id} ${note.at}`} className={styles.note}>
          {choice && note.record_no === 0 && (
            <Checkbox
              className={styles.choose}
              label={
                <VisuallyHidden>
                  {text('notes.choose', { machine: note.machine_id, reason: note.stop_description })}
                </VisuallyHidden>
              }
              checked={choice.isChosen(note)}
              onCheckedChange={() => choice.toggle(note)}
            />
          )}
          <div className={styles.words}>
            <p className={styles.text}>{note.note}</p>
            <p className={styles.about}>
              {named && <strong>{note.machine_id}</strong>}
              <span>{dayAndTime(Date.parse(note.at), { timeZone })}</span>
              <span>{note.author}</span>
              {note.stop_description !== '' && <span>{text('notes.on-stop', { reason: note.stop_description })}</span>}
            </p>
          </div>
          {onDelete && note.record_no > 0 && (
            <IconButton
              aria-label={text('notes.delete-of', { author: note.author })}
              icon={<TrashIcon />}
              onClick={() => onDelete(note)}
            />
          )}
        </li>
      ))}
    </ol>
  )
}
