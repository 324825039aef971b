import type {
  CalendarSetting,
  CalendarSettingRow,
  DayTypeSettingRow,
} from '@takt/domain/calendar/model/calendar-setting.ts'
import { plannedHours } from '@takt/domain/calendar/week-picture.ts'
import { overlapInWeek } from '@takt/domain/ground/overlap.ts'
import type { TextKey } from '@takt/texts/texts.ts'
import { SelectField } from '@takt/ui/field/SelectField.tsx'
import { TextField } from '@takt/ui/field/TextField.tsx'
import { Switch } from '@takt/ui/switch/Switch.tsx'
import { call } from '../../../data/call/call.ts'
import { plannedHoursText } from '../../../data/words/format.ts'
import { useText } from '../../../data/words/use-text.ts'
import { DateField } from '../../../parts/date-field/DateField.tsx'
import { FieldRow, FormFailure } from '../../../parts/form/Fields.tsx'
import { FormDialog } from '../../../parts/form/FormDialog.tsx'
import { useDraft } from '../../../parts/form/use-draft.ts'
import { HoldsFromField, useNextDay } from './HoldsFromField.tsx'
import type { CalendarWords } from './use-calendar-words.ts'
import { WeekPicture } from './WeekPicture.tsx'

interface CalendarFormProps {
  /** Null: a new one. */
  calendar: CalendarSettingRow | null
  /** What a new one begins as, with the dates that differ. */
  copy: CalendarSettingRow | null
  kinds: readonly DayTypeSettingRow[]
  words: CalendarWords
  onSaved: () => Promise<void>
  onClose: () => void
}

export function CalendarForm({ calendar, copy, kinds, words, onSaved, onClose }: CalendarFormProps) {
  const text = useText()
  const tomorrow = useNextDay()
  const like = calendar ?? copy
  const { draft, typed, meanwhile, set } = useDraft<CalendarSetting & { from: string | null }>(() => ({
    description: calendar?.description ?? (copy ? text('calendars.copy-name', { name: copy.description }) : ''),
    week: like?.week ?? Array(7).fill(kinds[0]?.day_type ?? ''),
    end_date: like?.end_date ?? null,
    from: calendar ? tomorrow : null,
  }))
  const week = draft.week.map((key) => kinds.find(({ day_type }) => day_type === key))
  const days = week.map((kind, index) => ({ name: words.weekdays[index] ?? '', spans: kind?.spans ?? [] }))
  const overlap = overlapInWeek(
    week.map((kind) => ({ name: kind ? words.kind(kind.day_type) : '', spans: kind?.spans ?? [] })),
  )
  const named = draft.description.trim() !== ''
  const wrong = overlap ? text(`refusal.${overlap.refusal}` as TextKey, overlap.values) : ''
  const save = async () => {
    const { calendar_id = null, version = 0 } = calendar ?? {}
    await call('save_calendar', { ...draft, calendar_id, version, copy_of: copy?.calendar_id ?? null })
    return text('calendars.saved', { name: draft.description })
  }
  return (
    <FormDialog
      size="l"
      title={calendar?.description ?? text('calendars.new')}
      fields={typed}
      meanwhile={meanwhile}
      complete={named && week.every(Boolean) && overlap === null && draft.from !== '' && draft.end_date !== ''}
      missing={wrong}
      saves="save_calendar"
      onSave={save}
      onSaved={onSaved}
      onClose={onClose}
    >
      <TextField
        label={text('calendars.name')}
        required
        maxLength={60}
        value={draft.description}
        onValueChange={(description) => set({ description })}
      />
      <FieldRow>
        {words.weekdays.map((name, index) => (
          <SelectField
            key={name}
            label={name}
            placeholder={text('day-types.title')}
            value={draft.week[index] || null}
            options={kinds.map(({ day_type }) => ({ value: day_type, label: words.kind(day_type) }))}
            onValueChange={(day_type) => set({ week: draft.week.with(index, day_type) })}
          />
        ))}
      </FieldRow>
      <WeekPicture
        label={text('calendars.hours-a-week', {
          hours: plannedHoursText(plannedHours(days.map(({ spans }) => spans))),
        })}
        days={days}
        shiftName={words.shift}
      />
      <strong>
        {text('calendars.hours-a-week', { hours: plannedHoursText(plannedHours(days.map(({ spans }) => spans))) })}
      </strong>
      <FormFailure text={wrong} />
      <Switch
        label={text('calendars.ends-switch')}
        description={text('calendars.ends-switch-text')}
        checked={draft.end_date === null}
        onCheckedChange={(open) => set({ end_date: open ? null : tomorrow })}
      />
      {draft.end_date !== null && (
        <DateField
          label={text('calendars.last-day')}
          required
          value={draft.end_date}
          onValueChange={(end_date) => set({ end_date })}
        />
      )}
      {calendar && <HoldsFromField value={draft.from} onValueChange={(from) => set({ from })} />}
    </FormDialog>
  )
}
