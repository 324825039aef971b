import type { StopCode } from '@takt/domain/stops/model/stop.ts'
import { needsNote } from '@takt/domain/stops/stop-note.ts'
import type { TextKey } from '@takt/texts/texts.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { CheckIcon, EditIcon } from '@takt/ui/icon/icons.tsx'
import { type ReactNode, useState } from 'react'
import { useText } from '../data/words/use-text.ts'
import { CodeBadge } from './CodeBadge.tsx'
import { CodeHelp } from './CodeHelp.tsx'
import styles from './CodingBar.module.css'
import { NoteDialog } from './NoteDialog.tsx'
import { PanelWords } from './PanelWords.tsx'

interface CodingBarProps {
  code: StopCode
  /** What gets the reason: a machine, or so many stops. */
  about: string
  saveLabel: string
  busy: boolean
  /** In place of what it is about while a long save runs. */
  progress?: ReactNode
  whyNot: (note: string) => TextKey | undefined
  onSave: (note: string) => void
}

/** A chosen reason with its note and the save: the same for one stop and for many. */
export function CodingBar({ code, about, saveLabel, busy, progress, whyNot, onSave }: CodingBarProps) {
  const text = useText()
  const [note, setNote] = useState('')
  const [writing, setWriting] = useState(needsNote(code))
  const reason = whyNot(note)
  return (
    <div className={styles.panel}>
      <CodeBadge code={code} />
      <PanelWords
        head={code.stop_description}
        progress={progress}
        about={
          <>
            {about}
            {note !== '' && <span className={styles.note}> · {note}</span>}
            {reason !== undefined && <span className={styles.reason}> · {text(reason)}</span>}
          </>
        }
      />
      <CodeHelp code={code} />
      <Button size="primary" icon={<EditIcon />} onClick={() => setWriting(true)} disabled={busy}>
        {text(note === '' ? 'stop.add-note' : 'stop.edit-note')}
      </Button>
      <Button
        size="primary"
        variant="primary"
        icon={<CheckIcon />}
        busy={busy}
        why={reason && text(reason)}
        onClick={() => onSave(note)}
      >
        {saveLabel}
      </Button>
      <NoteDialog
        open={writing}
        note={note}
        needed={needsNote(code)}
        title={`${code.stop_code} ${code.stop_description}`}
        onClose={(next) => {
          if (next !== undefined) setNote(next)
          setWriting(false)
        }}
      />
    </div>
  )
}
