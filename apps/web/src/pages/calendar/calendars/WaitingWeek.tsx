import type { CalendarSettingRow, CalendarWeek } from '@takt/domain/calendar/model/calendar-setting.ts'
import { ClockIcon, UndoIcon } from '@takt/ui/icon/icons.tsx'
import { call } from '../../../data/call/call.ts'
import { useSession } from '../../../data/session/session.ts'
import { dayAndTime } from '../../../data/words/format.ts'
import { useText } from '../../../data/words/use-text.ts'
import { RemoveButton } from '../../../parts/form/RemoveButton.tsx'
import styles from './Calendars.module.css'
import type { CalendarWords } from './use-calendar-words.ts'

interface WaitingWeekProps {
  calendar: CalendarSettingRow
  week: CalendarWeek
  hours: string
  words: CalendarWords
  mayChange: boolean
  onSaved: () => Promise<void>
}

/** A change that waits for its day; the calendar's own can be taken back until then. */
export function WaitingWeek({ calendar, week, hours, words, mayChange, onSaved }: WaitingWeekProps) {
  const text = useText()
  const { time_zone } = useSession()
  const { calendar_id, description: name, version } = calendar
  const from = week.from ?? ''
  const day = from.length > 10 ? dayAndTime(Date.parse(from), { timeZone: time_zone }) : words.date(from)
  return (
    <div className={styles.waiting}>
      <ClockIcon size={18} />
      {text('calendars.from-day', { day, hours })}
      {mayChange && week.own && from.length === 10 && (
        <RemoveButton
          removes="take_back_calendar_change"
          label={text('calendars.take-back')}
          icon={<UndoIcon />}
          title={text('calendars.take-back-title', { name, day })}
          message={text('calendars.take-back-text')}
          onRemove={async () => {
            await call('take_back_calendar_change', { calendar_id, from, version })
            return text('calendars.taken-back', { name })
          }}
          onRemoved={onSaved}
        />
      )}
    </div>
  )
}
