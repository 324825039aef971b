import { clockTime } from '@takt/domain/calendar/zone-time.ts'
import type { OrderableReport, ReportSchedule } from '@takt/domain/model/report-order.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { GridCard } from '@takt/ui/card/CardGrid.tsx'
import { ConfirmDialog } from '@takt/ui/dialog/ConfirmDialog.tsx'
import { EditIcon, TrashIcon, WarningIcon } from '@takt/ui/icon/icons.tsx'
import { StateTag } from '@takt/ui/state/StateTag.tsx'
import { useState } from 'react'
import { CallFailure, call } from '../../data/call.ts'
import { useText } from '../../data/use-text.ts'
import { notify } from '../../shell/notices.ts'
import styles from './ScheduleCard.module.css'
import { ScheduleFacts } from './ScheduleFacts.tsx'
import { ScheduleForm } from './ScheduleForm.tsx'
import { dayWords } from './weekdays.ts'

interface ScheduleCardProps {
  readonly report: OrderableReport
  readonly schedule: ReportSchedule
  readonly onChanged: () => Promise<void>
}

/** A delivery: when, for whom, how the last one went, and the five that follow. */
export function ScheduleCard({ report, schedule, onChanged }: ScheduleCardProps) {
  const text = useText()
  const [doing, setDoing] = useState<'change' | 'delete' | null>(null)
  const [busy, setBusy] = useState(false)
  const name = text('deliveries.at', {
    days: dayWords(schedule.weekdays, text),
    time: clockTime(schedule.at_minutes),
  })
  const { schedule_no, active, last_problem, last_not_told } = schedule
  const remove = async () => {
    setBusy(true)
    try {
      await call('delete_report_schedule', { schedule_no })
      await onChanged()
      notify.success(text('deliveries.deleted'))
    } catch (problem) {
      if (!(problem instanceof CallFailure)) throw problem
      notify.failure(problem.message)
      setBusy(false)
      setDoing(null)
    }
  }
  return (
    <GridCard
      label={name}
      name={name}
      state={
        <StateTag
          tone={active ? 'running' : 'neutral'}
          label={text(active ? 'deliveries.on' : 'deliveries.off')}
          size="s"
        />
      }
    >
      {last_problem !== '' && <Trouble words={last_problem} />}
      {last_not_told.length > 0 && <Trouble words={text('deliveries.not-told', { names: last_not_told.join(', ') })} />}
      <ScheduleFacts schedule={schedule} />
      {schedule.may_change === 1 && (
        <footer className={styles.buttons}>
          <Button icon={<EditIcon />} onClick={() => setDoing('change')}>
            {text('deliveries.change')}
          </Button>
          <Button icon={<TrashIcon />} onClick={() => setDoing('delete')}>
            {text('deliveries.delete')}
          </Button>
        </footer>
      )}
      {doing === 'change' && (
        <ScheduleForm report={report} schedule={schedule} onSaved={onChanged} onClose={() => setDoing(null)} />
      )}
      <ConfirmDialog
        open={doing === 'delete'}
        danger
        busy={busy}
        title={text('deliveries.delete-title')}
        message={text('deliveries.delete-text')}
        confirmLabel={text('deliveries.delete')}
        cancelLabel={text('shell.cancel')}
        onCancel={() => setDoing(null)}
        onConfirm={() => void remove()}
      />
    </GridCard>
  )
}

function Trouble({ words }: { readonly words: string }) {
  return (
    <p className={styles.trouble} role="alert">
      <WarningIcon size={20} />
      {words}
    </p>
  )
}
