import type { CavityAction } from '@takt/domain/machines/cavities/cavity-choice.ts'
import type { TextKey } from '@takt/texts/texts.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { ClockIcon, EditIcon } from '@takt/ui/icon/icons.tsx'
import { useState } from 'react'
import { useText } from '../../data/words/use-text.ts'
import { to } from '../../routes/to.ts'
import { useGo } from '../../routes/use-go.ts'
import type { PanelProps } from '../define-panel.ts'
import { NoteDialog } from '../NoteDialog.tsx'
import styles from './CavitiesPanel.module.css'

export interface CavitiesAnswer {
  readonly action: CavityAction
  readonly note: string
}

const actions = ['open', 'close'] as const

export default function CavitiesPanel(props: PanelProps<'cavities', CavitiesAnswer>) {
  const { selection, busy, disabled, perform } = props
  const text = useText()
  const go = useGo()
  const [note, setNote] = useState('')
  const [writing, setWriting] = useState(false)
  const { machine_id, tool_id, inserts } = selection
  const count = inserts.length
  const list = inserts.map(({ insert_location }) => insert_location).join(', ')
  const hindrance = (action: CavityAction) => disabled({ action, note })
  const offered = actions.filter((action) => hindrance(action) === undefined)
  const why = offered.length === 0 ? disabled({ action: 'open', note }) : undefined
  const said = (reason: TextKey | undefined) => reason && text(reason)
  const press = (action: CavityAction) => void perform({ action, note })
  return (
    <div className={styles.panel}>
      <div className={styles.words}>
        <p className={styles.chosen}>{text('cavities.chosen', { count, list })}</p>
        <p className={styles.about}>{note || `${machine_id} · ${tool_id}`}</p>
        {why !== undefined && <p className={styles.why}>{text(why)}</p>}
      </div>
      <Button size="primary" icon={<ClockIcon />} onClick={() => go(to('cavityHistory', { machine: machine_id }))}>
        {text('cavities.history')}
      </Button>
      <Button size="primary" icon={<EditIcon />} onClick={() => setWriting(true)}>
        {text(note === '' ? 'stop.add-note' : 'stop.edit-note')}
      </Button>
      {actions.map((action) => (
        <Button
          key={action}
          size="primary"
          variant={offered.includes(action) ? 'primary' : 'secondary'}
          busy={busy && offered.includes(action)}
          why={said(hindrance(action))}
          onClick={() => press(action)}
        >
          {text(action === 'open' ? 'cavities.do-open' : 'cavities.do-close', { count })}
        </Button>
      ))}
      {writing && (
        <NoteDialog
          open
          note={note}
          title={text('cavities.note')}
          onClose={(written) => {
            setWriting(false)
            if (written !== undefined) setNote(written)
          }}
        />
      )}
    </div>
  )
}
