import { shortMoment, typedMoment } from '@takt/domain/ground/typed-time.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { CalendarIcon } from '@takt/ui/icon/document-icons.tsx'
import { useState } from 'react'
import { serverNow } from '../../data/live/server-clock.ts'
import { useSession } from '../../data/session/session.ts'
import { dayAndTime } from '../../data/words/format.ts'
import { useText } from '../../data/words/use-text.ts'
import { ClockGrid } from './ClockGrid.tsx'
import styles from './DateField.module.css'
import { DayGrid } from './DayGrid.tsx'
import { useDayFault } from './day-limits.ts'
import { TypedField, type TypedFieldTexts } from './TypedField.tsx'
import { useToday } from './use-today.ts'
import { useTyped } from './use-typed.ts'

interface MomentFieldProps extends TypedFieldTexts {
  /** 2026-11-14T06:30 on the plant's clock, or '' for none. */
  value: string
  onValueChange: (moment: string) => void
  /** Asked for as well. */
  seconds?: boolean | undefined
}

/** A day and a time of it, in the form that all lists of the product show it. */
export function MomentField({ value, onValueChange, seconds = false, ...field }: MomentFieldProps) {
  const text = useText()
  const today = useToday()
  const { time_zone: timeZone } = useSession()
  // Chosen, and still without its time.
  const [day, setDay] = useState('')
  const [valueDay = '', valueTime = ''] = value.split('T')
  const typed = useTyped({
    ...{ value, onValueChange, allowed: () => true },
    shown: (moment) => moment.replace('T', ' '),
    read: (entry) => typedMoment(entry, seconds),
    readLeft: (entry) => shortMoment(entry, { today, seconds }),
  })
  const told = useDayFault(typed, {}, seconds ? 'field.second-unread' : 'field.moment-unread')
  const now = () => typed.pick(dayAndTime(serverNow(), { timeZone, seconds }).replace(' ', 'T'))
  const on = day || valueDay
  return (
    <TypedField
      {...field}
      {...{ typed, told }}
      placeholder={text(seconds ? 'field.second-form' : 'field.moment-form')}
      icon={<CalendarIcon />}
      openLabel={text('field.open-calendar')}
      chooser={({ first, close }) => {
        const pick = (nextDay: string, time: string) => {
          setDay(nextDay)
          if (nextDay !== '' && time !== '') typed.pick(`${nextDay}T${time}`)
        }
        return (
          <>
            <div className={styles.both}>
              <DayGrid {...{ today, first }} value={on} onPick={(next) => pick(next, valueTime)} />
              <ClockGrid
                value={valueTime}
                onPick={(time, done) => {
                  pick(on || today, seconds ? `${time}:00` : time)
                  if (done) close()
                }}
              />
            </div>
            <div className={styles.foot}>
              <Button
                onClick={() => {
                  now()
                  close()
                }}
              >
                {text('field.now')}
              </Button>
              {!field.required && (
                <Button
                  why={value === '' && day === '' && text('field.empty-already')}
                  onClick={() => {
                    setDay('')
                    typed.pick('')
                    close()
                  }}
                >
                  {text('field.clear')}
                </Button>
              )}
            </div>
          </>
        )
      }}
    />
  )
}
