import { clockTime, minutesOf } from '@takt/domain/ground/zone-time.ts'
import type { OrderableReport, ReportSchedule } from '@takt/domain/reports/model/report-order.ts'
import {
  type FileFormat,
  fileFormats,
  firstQuestion,
  type ReportQuestion,
} from '@takt/domain/reports/ordered/report-question.ts'
import { Segmented } from '@takt/ui/segmented/Segmented.tsx'
import { Switch } from '@takt/ui/switch/Switch.tsx'
import { call } from '../../../data/call/call.ts'
import { useLoad } from '../../../data/call/use-load.ts'
import { useText } from '../../../data/words/use-text.ts'
import { weekdays } from '../../../data/words/weekdays.ts'
import { TimeField } from '../../../parts/date-field/TimeField.tsx'
import { ChoiceGroup } from '../../../parts/form/ChoiceGroup.tsx'
import { FieldRow } from '../../../parts/form/Fields.tsx'
import { FormDialog } from '../../../parts/form/FormDialog.tsx'
import { useDraft } from '../../../parts/form/use-draft.ts'
import { MailNote } from '../../../parts/mail-note/MailNote.tsx'
import { asWire } from './as-wire.ts'
import { QuestionFields } from './QuestionFields.tsx'

interface ScheduleFormProps {
  readonly report: OrderableReport
  /** Null: a new one. */
  readonly schedule: ReportSchedule | null
  /** What a new one begins with; null where nothing was asked yet. */
  readonly question?: ReportQuestion | null
  readonly onSaved: () => Promise<void>
  readonly onClose: () => void
}

interface Draft {
  readonly question: ReportQuestion
  readonly days: readonly number[]
  readonly time: string
  readonly format: FileFormat
  readonly recipients: readonly number[]
  readonly active: boolean
  readonly when_signed: boolean
}

const FIRST_TIME = '06:00'
/** The one report that can come of a signature. */
const SIGNED_REPORT = 'shift-handover'

export function ScheduleForm({ report, schedule, question, onSaved, onClose }: ScheduleFormProps) {
  const text = useText()
  const people = useLoad('get_report_recipients', {})
  const { draft, typed, meanwhile, set } = useDraft<Draft>(() => ({
    question: schedule?.question ?? question ?? firstQuestion,
    days: schedule?.weekdays ?? [1, 2, 3, 4, 5],
    time: schedule ? clockTime(schedule.at_minutes) : FIRST_TIME,
    format: schedule?.format ?? 'pdf',
    recipients: schedule?.recipients ?? [],
    active: schedule?.active ?? true,
    when_signed: schedule?.when_signed ?? false,
  }))
  const { start, end, period } = draft.question
  const dated = period !== 'custom' || (start !== '' && end !== '')
  const complete = dated && draft.days.length > 0 && draft.recipients.length > 0 && /^\d\d:\d\d$/.test(draft.time)
  const save = async () => {
    await call('save_report_schedule', {
      schedule_no: schedule?.schedule_no ?? 0,
      version: schedule?.version ?? 0,
      report_id: report.report_id,
      question: asWire(draft.question),
      weekdays: [...draft.days].sort((a, b) => a - b),
      at_minutes: minutesOf(draft.time),
      format: draft.format,
      recipients: [...draft.recipients],
      active: draft.active,
      when_signed: draft.when_signed,
    })
    return text('deliveries.saved')
  }
  return (
    <FormDialog
      size="l"
      title={text(schedule ? 'deliveries.change-title' : 'deliveries.new')}
      fields={typed}
      meanwhile={meanwhile}
      complete={complete}
      missing={
        draft.days.length === 0
          ? text('form.missing', { fields: text('deliveries.days') })
          : draft.recipients.length === 0
            ? text('form.missing', { fields: text('deliveries.recipients') })
            : undefined
      }
      saves="save_report_schedule"
      onSave={save}
      onSaved={onSaved}
      onClose={onClose}
    >
      {report.report_id === SIGNED_REPORT && (
        <Switch
          label={text('deliveries.when-signed')}
          checked={draft.when_signed}
          onCheckedChange={(when_signed) => set({ when_signed, ...(when_signed ? { format: 'pdf' } : {}) })}
        />
      )}
      {draft.when_signed ? (
        <p>{text('deliveries.when-signed-about')}</p>
      ) : (
        <ChoiceGroup
          label={text('deliveries.days')}
          choices={weekdays.map((value) => ({ value, label: text(`deliveries.weekday.${value}`) }))}
          chosen={draft.days}
          onChange={(days) => set({ days })}
        />
      )}
      <FieldRow>
        {!draft.when_signed && (
          <>
            <TimeField
              required
              label={text('deliveries.time')}
              value={draft.time}
              onValueChange={(time) => set({ time })}
            />
            <Segmented<FileFormat>
              label={text('deliveries.format')}
              value={draft.format}
              options={fileFormats.map((value) => ({ value, label: text(`deliveries.format.${value}`) }))}
              onValueChange={(format) => set({ format })}
            />
          </>
        )}
        <Switch
          label={text('deliveries.active')}
          checked={draft.active}
          onCheckedChange={(active) => set({ active })}
        />
      </FieldRow>
      <ChoiceGroup
        label={text('deliveries.recipients')}
        choices={(people.rows ?? []).map(({ user_id: value, full_name, username }) => ({
          value,
          label: full_name || username,
        }))}
        chosen={draft.recipients}
        onChange={(recipients) => set({ recipients })}
      />
      <MailNote />
      <FieldRow>
        <QuestionFields
          parameters={report.parameters}
          question={draft.question}
          onChange={(change) => set({ question: { ...draft.question, ...change } })}
        />
      </FieldRow>
    </FormDialog>
  )
}
