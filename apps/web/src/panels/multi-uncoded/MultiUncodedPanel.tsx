import { Button } from '@takt/ui/button/Button.tsx'
import { CheckIcon, EditIcon } from '@takt/ui/icon/icons.tsx'
import { ProgressBar } from '@takt/ui/progress/ProgressBar.tsx'
import { useState } from 'react'
import { useText } from '../../data/use-text.ts'
import { CodeBadge } from '../CodeBadge.tsx'
import { CodeHelp } from '../CodeHelp.tsx'
import type { PanelProps } from '../define-panel.ts'
import { NoteDialog } from '../NoteDialog.tsx'
import styles from './MultiUncodedPanel.module.css'
import type { MultiUncodedAnswer } from './multi-uncoded.panel.ts'

type Props = PanelProps<'stops-to-code', MultiUncodedAnswer>

export default function MultiUncodedPanel(props: Props) {
  // Another code is another answer: its note starts empty.
  return <Coding key={props.selection.code.stop_code} {...props} />
}

function Coding({ selection, busy, disabled, perform }: Props) {
  const text = useText()
  const { stops, code } = selection
  const [note, setNote] = useState('')
  const [writing, setWriting] = useState(code.stop_text_flag === 1)
  // The list shrinks while its stops are coded; what was pressed for stays what is counted.
  const [progress, setProgress] = useState({ done: 0, all: 0 })
  const reason = disabled({ note, onProgress: ignore })
  const save = () => {
    const all = stops.length
    setProgress({ done: 0, all })
    void perform({ note, onProgress: (done) => setProgress({ done, all }) })
  }
  return (
    <div className={styles.panel}>
      <CodeBadge code={code} />
      <div className={styles.words}>
        <p className={styles.description}>{code.stop_description}</p>
        {busy && progress.all > 1 ? (
          <ProgressBar
            label={text('title.code-stops')}
            valueText={text('stops.progress', progress)}
            value={progress.done}
            max={progress.all}
          />
        ) : (
          <p className={styles.about}>
            {text('stops.selected', { count: stops.length })}
            {note !== '' && <span className={styles.note}> · {note}</span>}
            {reason !== undefined && <span className={styles.reason}> · {text(reason)}</span>}
          </p>
        )}
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
        onClick={save}
      >
        {text('stops.save', { count: stops.length })}
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

function ignore(): void {}
