import type { CalendarSettingRow, CalendarWeek } from '@takt/domain/calendar/model/calendar-setting.ts'
import { plannedHours } from '@takt/domain/calendar/week-picture.ts'
import { daysBetween } from '@takt/domain/ground/dates.ts'
import { hasWholePlant } from '@takt/domain/ground/reach.ts'
import { localDate } from '@takt/domain/ground/zone-time.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { GridCard } from '@takt/ui/card/CardGrid.tsx'
import { CopyIcon, EditIcon } from '@takt/ui/icon/icons.tsx'
import { call } from '../../../data/call/call.ts'
import { serverNow } from '../../../data/live/server-clock.ts'
import { useSession } from '../../../data/session/session.ts'
import { plannedHoursText } from '../../../data/words/format.ts'
import { useText } from '../../../data/words/use-text.ts'
import { CalendarMachines } from './CalendarMachines.tsx'
import styles from './Calendars.module.css'
import { RemoveButton } from './RemoveButton.tsx'
import type { CalendarWords } from './use-calendar-words.ts'
import { WaitingWeek } from './WaitingWeek.tsx'
import { WeekPicture } from './WeekPicture.tsx'

const SHOWN_DAYS = 4
/** An end this near wants to be seen. */
const SOON_DAYS = 60

interface CalendarCardProps {
  calendar: CalendarSettingRow
  words: CalendarWords
  mayChange: boolean
  onChange: () => void
  onDays: () => void
  onCopy: () => void
  onSaved: () => Promise<void>
}

/** A calendar at a glance: its week as a picture, what waits for its day, which days differ, who follows it. */
export function CalendarCard({ calendar, words, mayChange, onChange, onDays, onCopy, onSaved }: CalendarCardProps) {
  const text = useText()
  const session = useSession()
  // What others' machines follow is not told to who has some.
  const whole = hasWholePlant(session)
  const today = localDate(serverNow(), session.time_zone)
  const { calendar_id, description, machines, version, end_date } = calendar
  const endsSoon = end_date !== null && daysBetween(today, end_date) < SOON_DAYS
  const [now, ...waiting] = calendar.weeks
  const hoursOf = (week: CalendarWeek | undefined) =>
    plannedHoursText(plannedHours((week?.days ?? []).map(({ spans }) => spans)))
  const differing = calendar.days.filter(({ day }) => day >= today)
  const days = (now?.days ?? []).map(({ spans }, index) => ({ name: words.weekdays[index] ?? '', spans }))
  return (
    <GridCard
      label={description}
      name={description}
      state={<strong className={styles.hours}>{text('calendars.hours-a-week', { hours: hoursOf(now) })}</strong>}
    >
      <WeekPicture label={text('calendars.picture', { name: description })} days={days} shiftName={words.shift} />
      {waiting.map((week) => (
        <WaitingWeek
          key={week.from}
          calendar={calendar}
          week={week}
          hours={hoursOf(week)}
          words={words}
          mayChange={mayChange}
          onSaved={onSaved}
        />
      ))}
      <dl className={styles.facts}>
        <dt>{text('calendars.next-days')}</dt>
        <dd>
          {differing.length === 0 && text('calendars.no-days')}
          {differing.slice(0, SHOWN_DAYS).map(({ day, day_type }) => (
            <div key={day}>
              {words.date(day)} · {words.kind(day_type)}
            </div>
          ))}
          {differing.length > SHOWN_DAYS && (
            <span className={styles.muted}>
              {text('calendars.more-days', { count: differing.length - SHOWN_DAYS })}
            </span>
          )}
        </dd>
        <dt>{text('calendars.machines')}</dt>
        <dd title={machines.join(', ')}>
          {machines.length === 0
            ? text(whole ? 'calendars.no-machine' : 'calendars.no-machine-of-yours')
            : text(whole ? 'calendars.machine-count' : 'calendars.machine-count-of-yours', { count: machines.length })}
        </dd>
      </dl>
      <p data-soon={endsSoon || undefined} className={endsSoon ? styles.ends : styles.muted}>
        {end_date === null ? text('calendars.repeats') : text('calendars.ends', { day: end_date })}
      </p>
      <footer className={styles.buttons}>
        {mayChange && (
          <Button icon={<EditIcon />} onClick={onChange}>
            {text('calendars.change')}
          </Button>
        )}
        <Button onClick={onDays}>{text('calendars.days')}</Button>
        <CalendarMachines calendar={calendar} onSaved={onSaved} />
        {mayChange && (
          <>
            <Button icon={<CopyIcon />} onClick={onCopy}>
              {text('calendars.copy')}
            </Button>
            {machines.length === 0 && (
              <RemoveButton
                removes="delete_calendar"
                name={description}
                onRemove={() => call('delete_calendar', { calendar_id, version })}
                onRemoved={onSaved}
              />
            )}
          </>
        )}
      </footer>
    </GridCard>
  )
}
