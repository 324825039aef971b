import type { CalendarSettingRow, DayTypeSettingRow } from '@takt/domain/calendar/model/calendar-setting.ts'
import { type DayRange, pressedDay } from '@takt/domain/calendar/month-days.ts'
import { daysBetween } from '@takt/domain/ground/dates.ts'
import { localDate, weekdayOf } from '@takt/domain/ground/zone-time.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { Dialog } from '@takt/ui/dialog/Dialog.tsx'
import { FieldFaultsContext, useFieldFaults } from '@takt/ui/field/field-faults.ts'
import { SelectField } from '@takt/ui/field/SelectField.tsx'
import { useState } from 'react'
import { call } from '../../../data/call/call.ts'
import { serverNow } from '../../../data/live/server-clock.ts'
import { useMayCall } from '../../../data/session/may-call.ts'
import { useSession } from '../../../data/session/session.ts'
import { useText } from '../../../data/words/use-text.ts'
import { DateField } from '../../../parts/date-field/DateField.tsx'
import { FieldRow, FormFailure } from '../../../parts/form/Fields.tsx'
import { useSave } from '../../../parts/form/use-save.ts'
import { useDiscardQuestion } from '../../../parts/leave-guard/use-discard-question.tsx'
import styles from './Calendars.module.css'
import { MonthGrid } from './MonthGrid.tsx'
import type { CalendarWords } from './use-calendar-words.ts'

/** No kind of day has this key: a key is never empty. */
const AS_WEEKDAY = ''

interface DaysDialogProps {
  calendar: CalendarSettingRow
  kinds: readonly DayTypeSettingRow[]
  words: CalendarWords
  onSaved: () => Promise<void>
  onClose: () => void
}

/** Holidays and extra shifts: a day or a range of days becomes another kind of day. It stays open for the next. */
export function DaysDialog({ calendar, kinds, words, onSaved, onClose }: DaysDialogProps) {
  const text = useText()
  const today = localDate(serverNow(), useSession().time_zone)
  const mayChange = useMayCall('save_calendar_days')
  const [range, setRange] = useState<DayRange | null>(null)
  const [day_type, setDayType] = useState<string | null>(null)
  // A day that cannot be read leaves the days marked as they were: they are not what stands in the field.
  const faults = useFieldFaults()
  const count = range && !faults.any ? daysBetween(range.first, range.last) + 1 : 0
  // Days that are marked and not set yet; what kind they become is no work by itself.
  const { leave, question } = useDiscardQuestion(range !== null, onClose)
  const { busy, failure, run } = useSave({
    onSaved,
    onSave: async () => {
      if (!range || day_type === null) return null
      const { first, last } = range
      const days = { calendar_id: calendar.calendar_id, first_day: first, last_day: last }
      await call('save_calendar_days', { ...days, day_type: day_type === AS_WEEKDAY ? null : day_type })
      setRange(null)
      return text('calendars.days-saved', { first: words.date(first), last: words.date(last) })
    },
  })
  const kindOf = (day: string) => {
    const own = calendar.days.find((one) => one.day === day)?.day_type
    const key = own ?? calendar.week[weekdayOf(day) - 1] ?? ''
    const free = (kinds.find((kind) => kind.day_type === key)?.spans.length ?? 0) === 0
    return { day_type: key, differs: own !== undefined, free }
  }
  const set = (part: Partial<DayRange>) => {
    const next = { first: today, last: today, open: false, ...range, ...part }
    setRange(next.last < next.first ? { ...next, last: next.first } : next)
  }
  const missing = () => {
    if (!mayChange || (count > 0 && day_type !== null)) return ''
    return count < 1 ? text('calendars.none-marked') : text('form.missing', { fields: text('calendars.day-is') })
  }
  return (
    <Dialog
      open
      size="m"
      closesBeside={false}
      onOpenChange={(open) => !open && !busy && leave()}
      closeLabel={text('shell.close')}
      missing={missing()}
      title={text('calendars.days-title', { name: calendar.description })}
      footer={
        <>
          <Button size="primary" onClick={leave}>
            {text('shell.close')}
          </Button>
          {mayChange && (
            <Button size="primary" variant="primary" busy={busy} why={missing()} onClick={() => void run()}>
              {text('calendars.set-days', { count })}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.stack}>
        {mayChange && <p className={styles.muted}>{text('calendars.days-hint')}</p>}
        <MonthGrid
          today={today}
          kindOf={kindOf}
          chosen={range}
          words={words}
          onPress={(day) => mayChange && setRange(pressedDay(range, day))}
        />
        {mayChange && (
          <FieldFaultsContext value={faults.report}>
            <FieldRow>
              <DateField
                label={text('calendars.first-day')}
                min={today}
                value={range?.first ?? ''}
                onValueChange={(first) => first !== '' && set({ first, open: false })}
              />
              <DateField
                label={text('calendars.last-day')}
                min={range?.first ?? today}
                value={range?.last ?? ''}
                onValueChange={(last) => last !== '' && set({ last, open: false })}
              />
              <SelectField
                label={text('calendars.day-is')}
                placeholder={text('day-types.title')}
                value={day_type}
                options={[
                  ...kinds.map((kind) => ({ value: kind.day_type, label: words.kind(kind.day_type) })),
                  { value: AS_WEEKDAY, label: text('calendars.as-weekday') },
                ]}
                onValueChange={setDayType}
              />
            </FieldRow>
          </FieldFaultsContext>
        )}
        <FormFailure text={failure} />
      </div>
      {question}
    </Dialog>
  )
}
