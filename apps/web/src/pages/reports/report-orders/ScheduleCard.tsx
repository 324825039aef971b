import { clockTime } from '@takt/domain/ground/zone-time.ts'
import type { OrderableReport, ReportSchedule } from '@takt/domain/reports/model/report-order.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { CardButtons, GridCard } from '@takt/ui/card/CardGrid.tsx'
import { EditIcon, WarningIcon } from '@takt/ui/icon/icons.tsx'
import { StatusTag } from '@takt/ui/state/StatusTag.tsx'
import { useState } from 'react'
import { call } from '../../../data/call/call.ts'
import { useText } from '../../../data/words/use-text.ts'
import { dayWords } from '../../../data/words/weekdays.ts'
import { RemoveButton } from '../../../parts/form/RemoveButton.tsx'
import styles from './ScheduleCard.module.css'
import { ScheduleFacts } from './ScheduleFacts.tsx'
import { ScheduleForm } from './ScheduleForm.tsx'

interface ScheduleCardProps {
  readonly report: OrderableReport
  readonly schedule: ReportSchedule
  readonly onChanged: () => Promise<void>
}

/** A delivery: when, for whom, how the last one went, and the five that follow. */
export function ScheduleCard({ report, schedule, onChanged }: ScheduleCardProps) {
  const text = useText()
  const [changing, setChanging] = useState(false)
  const name = schedule.when_signed
    ? text('deliveries.when-signed')
    : text('deliveries.at', { days: dayWords(schedule.weekdays, text), time: clockTime(schedule.at_minutes) })
  const { schedule_no, active, last_problem, last_not_told } = schedule
  return (
    <GridCard
      label={name}
      name={name}
      state={
        <StatusTag tone={active ? 'good' : 'off'} label={text(active ? 'deliveries.on' : 'deliveries.off')} size="s" />
      }
    >
      {last_problem !== '' && <Trouble words={last_problem} />}
      {last_not_told.length > 0 && <Trouble words={text('deliveries.not-told', { names: last_not_told.join(', ') })} />}
      <ScheduleFacts schedule={schedule} />
      {schedule.may_change === 1 && (
        <CardButtons>
          <Button icon={<EditIcon />} onClick={() => setChanging(true)}>
            {text('deliveries.change')}
          </Button>
          <RemoveButton
            removes="delete_report_schedule"
            label={text('deliveries.delete')}
            title={text('deliveries.delete-title')}
            message={text('deliveries.delete-text')}
            onRemove={async () => {
              await call('delete_report_schedule', { schedule_no })
              return text('deliveries.deleted')
            }}
            onRemoved={onChanged}
          />
        </CardButtons>
      )}
      {changing && (
        <ScheduleForm report={report} schedule={schedule} onSaved={onChanged} onClose={() => setChanging(false)} />
      )}
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
