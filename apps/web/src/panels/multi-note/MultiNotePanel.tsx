import { Button } from '@takt/ui/button/Button.tsx'
import { ConfirmDialog } from '@takt/ui/dialog/ConfirmDialog.tsx'
import { EditIcon } from '@takt/ui/icon/icons.tsx'
import { useState } from 'react'
import { useText } from '../../data/use-text.ts'
import type { PanelProps } from '../define-panel.ts'
import { NoteDialog } from '../NoteDialog.tsx'
import styles from './MultiNotePanel.module.css'
import type { MultiNoteAnswer } from './multi-note.panel.ts'

export default function MultiNotePanel({
  selection,
  busy,
  disabled,
  perform,
}: PanelProps<'history-stops', MultiNoteAnswer>) {
  const text = useText()
  const { stops } = selection
  const [writing, setWriting] = useState(false)
  const [asked, setAsked] = useState<string | null>(null)
  const noted = stops.filter(({ note }) => note !== '').length
  // One stop's note is changed in its own words; several would lose theirs unseen.
  const before = stops.length === 1 ? (stops[0]?.note ?? '') : ''
  const reason = disabled({ note: '' })
  const write = (note: string) => void perform({ note })
  const used = (note?: string) => {
    setWriting(false)
    if (note === undefined || (note === before && stops.length === 1)) return
    if (noted > 0 && (stops.length > 1 || note === '')) setAsked(note)
    else write(note)
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
        disabled={reason !== undefined}
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
          write(asked ?? '')
          setAsked(null)
        }}
      />
    </div>
  )
}
