import { stopColour, textOn } from '@takt/domain/stops/stop-colour.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { IconButton } from '@takt/ui/button/IconButton.tsx'
import { Dialog } from '@takt/ui/dialog/Dialog.tsx'
import { TextArea } from '@takt/ui/field/TextArea.tsx'
import { CheckIcon, EditIcon, HelpIcon } from '@takt/ui/icon/icons.tsx'
import { Popover } from '@takt/ui/popover/Popover.tsx'
import { useState } from 'react'
import { useText } from '../../data/use-text.ts'
import type { PanelProps } from '../define-panel.ts'
import styles from './StopCodePanel.module.css'
import type { StopCodeAnswer } from './stop-code.panel.ts'

const LONGEST_NOTE = 2000

export default function StopCodePanel(props: PanelProps<'stop-code', StopCodeAnswer>) {
  const { machine_id, code } = props.selection
  // Another code is another answer: its note starts empty.
  return <Coding key={`${machine_id} ${code.stop_code}`} {...props} />
}

function Coding({ selection, busy, disabled, perform }: PanelProps<'stop-code', StopCodeAnswer>) {
  const text = useText()
  const { machine_id, code } = selection
  const [note, setNote] = useState('')
  const [writing, setWriting] = useState(code.stop_text_flag === 1)
  const reason = disabled({ note })
  const colour = stopColour(code.stop_reason_color) ?? stopColour(code.group_color)
  return (
    <div className={styles.panel}>
      <span
        className={styles.code}
        style={colour === undefined ? undefined : { backgroundColor: colour, color: textOn(colour) }}
      >
        {code.stop_code}
      </span>
      <div className={styles.words}>
        <p className={styles.description}>{code.stop_description}</p>
        <p className={styles.machine}>
          {machine_id}
          {note !== '' && <span className={styles.note}> · {note}</span>}
          {reason !== undefined && <span className={styles.reason}> · {text(reason)}</span>}
        </p>
      </div>
      {code.stop_help_text !== '' && (
        <Popover
          side="top"
          title={text('stop.help', { code: code.stop_code })}
          closeLabel={text('shell.close')}
          trigger={<IconButton aria-label={text('stop.help', { code: code.stop_code })} icon={<HelpIcon />} />}
        >
          <p className={styles.help}>{code.stop_help_text}</p>
        </Popover>
      )}
      <Button size="primary" icon={<EditIcon />} onClick={() => setWriting(true)} disabled={busy}>
        {text(note === '' ? 'stop.add-note' : 'stop.edit-note')}
      </Button>
      <Button
        size="primary"
        variant="primary"
        icon={<CheckIcon />}
        busy={busy}
        disabled={reason !== undefined}
        onClick={() => void perform({ note })}
      >
        {text('stop.save')}
      </Button>
      <NoteDialog
        open={writing}
        note={note}
        needed={code.stop_text_flag === 1}
        title={`${code.stop_code} ${code.stop_description}`}
        onClose={(next) => {
          if (next !== undefined) setNote(next)
          setWriting(false)
        }}
      />
    </div>
  )
}

interface NoteDialogProps {
  open: boolean
  note: string
  needed: boolean
  title: string
  onClose: (note?: string) => void
}

function NoteDialog({ open, note, needed, title, onClose }: NoteDialogProps) {
  const text = useText()
  const [draft, setDraft] = useState(note)
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={title}
      description={needed ? text('stop.note-needed') : undefined}
      closeLabel={text('shell.close')}
      size="s"
      footer={
        <>
          <Button size="primary" onClick={() => onClose()}>
            {text('shell.cancel')}
          </Button>
          <Button
            size="primary"
            variant="primary"
            disabled={needed && draft.trim() === ''}
            onClick={() => onClose(draft.trim())}
          >
            {text('stop.use-note')}
          </Button>
        </>
      }
    >
      <TextArea
        label={text('stop.note')}
        value={draft}
        onValueChange={setDraft}
        maxLength={LONGEST_NOTE}
        rows={4}
        autoFocus
      />
    </Dialog>
  )
}
