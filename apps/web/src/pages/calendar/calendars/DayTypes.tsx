import { dayTypes } from '@takt/domain/calendar/day-types.register.ts'
import type { DayTypeSettingRow, ShiftSettingRow } from '@takt/domain/calendar/model/calendar-setting.ts'
import { plannedHours } from '@takt/domain/calendar/week-picture.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { CardGrid, GridCard } from '@takt/ui/card/CardGrid.tsx'
import { EditIcon, PlusIcon } from '@takt/ui/icon/icons.tsx'
import { useState } from 'react'
import { plannedHoursText } from '../../../data/words/format.ts'
import { useText } from '../../../data/words/use-text.ts'
import { RegisterTools } from '../../../parts/register/RegisterTools.tsx'
import { showChanges } from '../../../parts/register/register-view.ts'
import styles from './Calendars.module.css'
import { DayTypeForm } from './DayTypeForm.tsx'
import { Part } from './Part.tsx'
import type { CalendarWords } from './use-calendar-words.ts'
import { WeekPicture } from './WeekPicture.tsx'

const changes = showChanges({
  of: dayTypes,
  title: 'day-types.title',
})

interface DayTypesProps {
  kinds: readonly DayTypeSettingRow[]
  shifts: readonly ShiftSettingRow[]
  words: CalendarWords
  mayChange: boolean
  onSaved: () => Promise<void>
}

/** The kinds of day that weeks are put together from. */
export function DayTypes({ kinds, shifts, words, mayChange, onSaved }: DayTypesProps) {
  const text = useText()
  const [writing, setWriting] = useState<string | 'new' | null>(null)
  const tools = (
    <>
      <RegisterTools of={changes} rows={kinds} />
      {mayChange && (
        <Button
          icon={<PlusIcon />}
          why={shifts.length === 0 && text('day-types.needs-shift')}
          onClick={() => setWriting('new')}
        >
          {text('day-types.new')}
        </Button>
      )}
    </>
  )
  return (
    <Part title={text('day-types.title')} about={text('day-types.none')} tools={tools}>
      <CardGrid label={text('day-types.title')}>
        {kinds.map(({ day_type, spans }) => (
          <GridCard
            key={day_type}
            label={words.kind(day_type)}
            name={words.kind(day_type)}
            state={
              <span className={styles.hours}>
                {text('day-types.planned', { hours: plannedHoursText(plannedHours([spans])) })}
              </span>
            }
          >
            <WeekPicture label={words.kind(day_type)} days={[{ name: '', spans }]} shiftName={words.shift} />
            {mayChange && (
              <footer className={styles.buttons}>
                <Button
                  icon={<EditIcon />}
                  aria-label={text('day-types.change', { name: words.kind(day_type) })}
                  onClick={() => setWriting(day_type)}
                >
                  {text('day-types.change-word')}
                </Button>
              </footer>
            )}
          </GridCard>
        ))}
      </CardGrid>
      {writing !== null && (
        <DayTypeForm
          kind={kinds.find(({ day_type }) => day_type === writing) ?? null}
          shifts={shifts}
          words={words}
          mayRemove={mayChange}
          onSaved={onSaved}
          onClose={() => setWriting(null)}
        />
      )}
    </Part>
  )
}
