import { Button } from '@takt/ui/button/Button.tsx'
import { CheckIcon, CloseIcon } from '@takt/ui/icon/icons.tsx'
import { useState } from 'react'
import { useText } from '../../data/words/use-text.ts'
import type { PanelProps } from '../define-panel.ts'
import { NoteDialog } from '../NoteDialog.tsx'
import { OrderWords } from '../OrderWords.tsx'
import row from '../PanelRow.module.css'

/** Without a comment the person has changed their mind about blocking. */
export interface EuromapAnswer {
  readonly comment?: string | undefined
}

export default function EuromapLockPanel({ selection, busy, perform }: PanelProps<'euromap-program', EuromapAnswer>) {
  const text = useText()
  const [asking, setAsking] = useState(false)
  const { machine_id, program_id, locked } = selection
  return (
    <div className={row.row}>
      <OrderWords head={[program_id, machine_id]} about={text(locked === 1 ? 'euromap.locked' : 'euromap.free')} />
      {locked === 1 ? (
        <Button size="primary" variant="primary" icon={<CheckIcon />} busy={busy} onClick={() => void perform({})}>
          {text('euromap.unblock')}
        </Button>
      ) : (
        <Button size="primary" variant="danger" icon={<CloseIcon />} busy={busy} onClick={() => setAsking(true)}>
          {text('euromap.block')}
        </Button>
      )}
      {asking && (
        <NoteDialog
          open
          needed
          note=""
          title={text('euromap.block-title', { program: program_id })}
          onClose={(comment) => {
            setAsking(false)
            void perform({ comment })
          }}
        />
      )}
    </div>
  )
}
