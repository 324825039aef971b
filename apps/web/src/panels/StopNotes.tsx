import type { TextKey } from '@takt/texts/texts.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { ConfirmDialog } from '@takt/ui/dialog/ConfirmDialog.tsx'
import { EditIcon } from '@takt/ui/icon/icons.tsx'
import { useState } from 'react'
import { usePopupTime } from '../data/stops/use-popup-time.ts'
import { useText } from '../data/words/use-text.ts'
import { NoteDialog } from './NoteDialog.tsx'
import styles from './StopNotes.module.css'

interface StopNotesProps {
  stops: readonly { readonly note: string }[]
  busy: boolean
  /** Why no note can be written to them. */
  reason: TextKey | undefined
  onWrite: (note: string) => void
}

/** One note for one or many stops; words that would be lost are asked about first. */
export function StopNotes({ stops, busy, reason, onWrite }: StopNotesProps) {
  const text = useText()
  const time = usePopupTime()
  const [writing, setWriting] = useState(false)
  const [asked, setAsked] = useState<string | null>(null)
  const noted = stops.filter(({ note }) => note !== '').length
  // One stop's note is changed in its own words; several would lose theirs unseen.
  const before = stops.length === 1 ? (stops[0]?.note ?? '') : ''
  const used = (note?: string) => {
    setWriting(false)
    if (note === undefined || (note === before && stops.length === 1)) return
    if (noted > 0 && (stops.length > 1 || note === '')) setAsked(note)
    else onWrite(note)
  }
  return (
    <div className={styles.panel}>
      <p className={styles.words}>
        {reason !== undefined ? (
          <span className={styles.reason}>{text(reason)}</span>
        ) : (
          before || text(noted === 0 ? 'stops.no-note' : 'stops.noted', { count: noted })
        )}
      </p>
      <Button
        size="primary"
        icon={<EditIcon />}
        busy={busy}
        why={reason && text(reason)}
        onClick={() => setWriting(true)}
      >
        {text(before === '' ? 'stop.add-note' : 'stop.edit-note')}
      </Button>
      {writing && (
        <NoteDialog open note={before} title={text('stops.selected', { count: stops.length })} onClose={used} />
      )}
      <ConfirmDialog
        open={asked !== null}
        danger
        title={text(asked === '' ? 'stops.delete-notes' : 'stops.overwrite-notes')}
        message={text('stops.overwrite-question', { count: noted })}
        confirmLabel={text(asked === '' ? 'stops.delete-notes' : 'stops.overwrite-notes')}
        cancelLabel={text('shell.cancel')}
        onCancel={() => setAsked(null)}
        onConfirm={() => {
          onWrite(asked ?? '')
          setAsked(null)
        }}
        {...time}
      />
    </div>
  )
}
