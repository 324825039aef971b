import { Button } from '@takt/ui/button/Button.tsx'
import { CheckIcon, EditIcon } from '@takt/ui/icon/icons.tsx'
import { useState } from 'react'
import { useText } from '../../data/use-text.ts'
import { CodeBadge } from '../CodeBadge.tsx'
import { CodeHelp } from '../CodeHelp.tsx'
import type { PanelProps } from '../define-panel.ts'
import { NoteDialog } from '../NoteDialog.tsx'
import styles from './StopCodePanel.module.css'
import type { StopCodeAnswer } from './stop-code.panel.ts'

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
  return (
    <div className={styles.panel}>
      <CodeBadge code={code} />
      <div className={styles.words}>
        <p className={styles.description}>{code.stop_description}</p>
        <p className={styles.machine}>
          {machine_id}
          {note !== '' && <span className={styles.note}> · {note}</span>}
          {reason !== undefined && <span className={styles.reason}> · {text(reason)}</span>}
        </p>
      </div>
      <CodeHelp code={code} />
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
