import { typedExtraInfo } from '@takt/domain/activities/extra-info.ts'
import type { ManualActivity } from '@takt/domain/activities/model/activity.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { TextField } from '@takt/ui/field/TextField.tsx'
import { ClockIcon, PlusIcon } from '@takt/ui/icon/icons.tsx'
import { useState } from 'react'
import { useText } from '../../data/words/use-text.ts'
import type { PanelProps } from '../define-panel.ts'
import rows from '../PanelRow.module.css'
import styles from './ActivityCreatePanel.module.css'
import { WhenDialog } from './WhenDialog.tsx'

export interface CreateAnswer {
  readonly extra_info_1: string
  /** Due dates in ms, one activity each; empty for one that is wanted now. */
  readonly due_dates: readonly number[]
  readonly note: string
}

type Props = PanelProps<'activity-type', CreateAnswer>

export default function ActivityCreatePanel(props: Props) {
  // What was filled in for one type means nothing for the next.
  return <Entry key={`${props.selection.machine_id} ${props.selection.type.record_no}`} {...props} />
}

function Entry({ selection, busy, disabled, perform }: Props) {
  const text = useText()
  const { type, machine_id } = selection
  const [extra, setExtra] = useState({ entry: '', flagged: false })
  const [due_dates, setDueDates] = useState<readonly number[]>([])
  const [note, setNote] = useState('')
  const [asking, setAsking] = useState(false)
  const answer: CreateAnswer = { extra_info_1: extra.entry, due_dates, note }
  const why = disabled(answer)
  const when = due_dates.length === 0 ? text('activity.now') : String(due_dates.length)
  return (
    <div className={rows.row}>
      <div className={styles.words}>
        <p className={styles.name}>{type.description}</p>
        <p className={styles.about}>
          {machine_id} · <Lasts type={type} />
        </p>
      </div>
      {type.extra_info_1_type !== null && (
        <TextField
          className={styles.extra}
          label={type.extra_info_1_label || text('activity.extra-info')}
          required={type.extra_info_1_type === 0 || type.extra_info_1_required === 1}
          error={extra.flagged ? text('activity.digits-only') : undefined}
          inputMode={type.extra_info_1_type === 0 ? 'numeric' : 'text'}
          maxLength={200}
          value={extra.entry}
          onValueChange={(typed) => setExtra(typedExtraInfo(type.extra_info_1_type, typed))}
        />
      )}
      <Button size="primary" icon={<ClockIcon />} disabled={busy} onClick={() => setAsking(true)}>
        {`${text('activity.dates')}: ${when}`}
      </Button>
      <div className={styles.create}>
        {why && <p className={rows.reason}>{text(why)}</p>}
        <Button
          size="primary"
          variant="primary"
          icon={<PlusIcon />}
          busy={busy}
          why={why && text(why)}
          onClick={() => void perform(answer)}
        >
          {text('activity.create')}
        </Button>
      </div>
      <WhenDialog
        open={asking}
        due_dates={due_dates}
        note={note}
        onDates={setDueDates}
        onNote={setNote}
        onClose={() => setAsking(false)}
      />
    </div>
  )
}

function Lasts({ type }: { type: ManualActivity }) {
  const text = useText()
  if (type.duration === 0) return text('activity.lasts-ever')
  return text(`activity.lasts-${type.duration_unit}`, { count: type.duration })
}
