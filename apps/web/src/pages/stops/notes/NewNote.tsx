import { Button } from '@takt/ui/button/Button.tsx'
import { TextArea } from '@takt/ui/field/TextArea.tsx'
import { useState } from 'react'
import { useOneAtATime } from '../../../data/call/use-one-at-a-time.ts'
import { useText } from '../../../data/words/use-text.ts'
import styles from './NotesPage.module.css'

const LONGEST_NOTE = 2000

interface NewNoteProps {
  machine_id: string
  save(machine_id: string, note: string): Promise<boolean>
}

export function NewNote({ machine_id, save }: NewNoteProps) {
  const text = useText()
  const [note, setNote] = useState('')
  const label = text('notes.write', { machine: machine_id })
  const { pending, run } = useOneAtATime()
  const write = () =>
    run('save', async () => {
      if (await save(machine_id, note.trim())) setNote('')
    })
  return (
    <div className={styles.write}>
      <TextArea label={label} rows={3} maxLength={LONGEST_NOTE} value={note} onValueChange={setNote} />
      <Button
        size="primary"
        variant="primary"
        busy={pending !== null}
        why={note.trim() === '' && text('form.missing', { fields: label })}
        onClick={write}
      >
        {text('notes.save')}
      </Button>
    </div>
  )
}
